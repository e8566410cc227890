import { persistentAtom } from '@nanostores/persistent'
import type { ReadableAtom, WritableAtom } from 'nanostores'
import * as z from 'zod/mini'
import { CHAPTERS_MAX } from '../../contract/limits.ts'

const POSITIONS_MAX = 200

export const ListeningPosition = z.object({
  /** Counted from 1. */
  chapter: z.int().check(z.minimum(1), z.maximum(CHAPTERS_MAX)),
  seconds: z.number().check(z.minimum(0)),
  /** Milliseconds since the epoch. */
  at: z.number(),
})
export type ListeningPosition = z.output<typeof ListeningPosition>

const StoredPositions = z.record(z.string(), ListeningPosition)
type ListeningPositions = z.output<typeof StoredPositions>

/** Empty for text that cannot be read. */
function decode(text: string): ListeningPositions {
  try {
    const parsed = StoredPositions.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : {}
  } catch {
    return {}
  }
}

const $positions = persistentAtom<ListeningPositions>('listening-places', {}, { encode: JSON.stringify, decode })

/** By the id of the story. */
export const $listeningPositions: ReadableAtom<Readonly<ListeningPositions>> = $positions

/** Undefined forgets a story heard to its end; beyond PLACES_MAX the oldest are forgotten. */
export function saveListeningPosition(story: string, position: ListeningPosition | undefined): void {
  const { [story]: _, ...others } = $positions.get()
  const all = Object.entries({ ...others, ...(position && { [story]: position }) })
  $positions.set(Object.fromEntries(all.toSorted(([, one], [, other]) => other.at - one.at).slice(0, POSITIONS_MAX)))
}

export const SPEEDS = [0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2] as const

/** Rate of playback in this browser; 1 is as it was spoken. */
export const $listeningSpeed: WritableAtom<number> = persistentAtom<number>('listening-speed', 1, {
  encode: String,
  decode: text => SPEEDS.find(speed => String(speed) === text) ?? 1,
})
