import { atom } from 'nanostores'
import { listStories } from '../../contract/calls/list-stories.ts'
import type { Client } from '../client.ts'

export type Unclaimed =
  | { state: 'none' }
  /** Made by this browser, in no account; they end after a while. */
  | { state: 'some'; ids: readonly string[] }
  | { state: 'keeping'; ids: readonly string[] }
  | { state: 'kept' }

interface UnclaimedDeps {
  readonly askAsNobody: Client
}

/** Stories of a member's browser, made while signed out. */
export function createUnclaimed({ askAsNobody }: UnclaimedDeps) {
  const $unclaimed = atom<Unclaimed>({ state: 'none' })

  const find = async (): Promise<void> => {
    const ids: string[] = []
    for (let cursor: string | undefined; ; ) {
      const result = await askAsNobody(listStories, { query: { cursor } })
      if (!result.ok) return
      ids.push(...result.value.map(({ id }) => id))
      cursor = result.next
      if (cursor === undefined) break
    }
    if (ids.length > 0) $unclaimed.set({ state: 'some', ids })
  }
  return { $unclaimed, find }
}

export type UnclaimedStore = ReturnType<typeof createUnclaimed>
