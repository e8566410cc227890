import { persistentAtom } from '@nanostores/persistent'
import type { ReadableAtom, WritableAtom } from 'nanostores'
import * as z from 'zod/mini'
import { CHAPTERS_MAX } from '../../contract/limits.ts'

const PLACES_MAX = 200

export const ListeningPlace = z.object({
  /** Counted from 1. */
  chapter: z.int().check(z.minimum(1), z.maximum(CHAPTERS_MAX)),
  seconds: z.number().check(z.minimum(0)),
  /** Milliseconds since the epoch. */
  at: z.number(),
})
export type ListeningPlace = z.output<typeof ListeningPlace>

const Kept = z.record(z.string(), ListeningPlace)
type ListeningPlaces = z.output<typeof Kept>

/** Empty for text that cannot be read. */
function decode(text: string): ListeningPlaces {
  try {
    const parsed = Kept.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : {}
  } catch {
    return {}
  }
}

const $kept = persistentAtom<ListeningPlaces>('listening-places', {}, { encode: JSON.stringify, decode })

/** By the id of the story. */
export const $listeningPlaces: ReadableAtom<Readonly<ListeningPlaces>> = $kept

/** Undefined forgets a story heard to its end; beyond PLACES_MAX the oldest are forgotten. */
export function keepListening(story: string, place: ListeningPlace | undefined): void {
  const { [story]: _, ...others } = $kept.get()
  const all = Object.entries({ ...others, ...(place && { [story]: place }) })
  $kept.set(Object.fromEntries(all.toSorted(([, one], [, other]) => other.at - one.at).slice(0, PLACES_MAX)))
}

export const SPEEDS = [0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2] as const

/** Rate of playback in this browser; 1 is as it was spoken. */
export const $listeningSpeed: WritableAtom<number> = persistentAtom<number>('listening-speed', 1, {
  encode: String,
  decode: text => SPEEDS.find(speed => String(speed) === text) ?? 1,
})
