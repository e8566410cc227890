import { hash } from '../../../lib/seeded.ts'
import type { Memory } from '../../story/memory.ts'
import type { Template } from './language-pack.ts'

export interface Recall {
  readonly stories: number
  timesUsed(id: string): number
  timesPhrased(phrasing: Template): number
}

export const fingerprint = (phrasing: Template): number => hash(phrasing)

function counted<Key>(keys: readonly Key[]): (key: Key) => number {
  const times = new Map<Key, number>()
  for (const key of keys) times.set(key, (times.get(key) ?? 0) + 1)
  return key => times.get(key) ?? 0
}

export function recall({ stories, told: used, phrasings }: Memory): Recall {
  const timesFingerprinted = counted(phrasings)
  return { stories, timesUsed: counted(used), timesPhrased: phrasing => timesFingerprinted(fingerprint(phrasing)) }
}

export function leastUsed<Item>(items: readonly Item[], times: (item: Item) => number): Item[] {
  const least = Math.min(...items.map(times))
  return items.filter(item => times(item) === least)
}
