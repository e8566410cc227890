import { persistentAtom } from '@nanostores/persistent'
import type { ReadableAtom } from 'nanostores'
import * as z from 'zod/mini'
import { PlaceInText } from '../../contract/reading-place.ts'

export const PLACES_MAX = 200

export const KeptPlace = z.extend(PlaceInText, {
  /** 0 to 100; 100 only at the very end. */
  percent: z.number(),
  /** At the pace of language and age. */
  minutesLeft: z.number(),
  /** Milliseconds since the epoch. */
  at: z.number(),
})
export type KeptPlace = z.output<typeof KeptPlace>

/** By the id of the story. */
export type Places = Readonly<Record<string, KeptPlace>>

const Kept = z.record(z.string(), KeptPlace)

/** Empty for text that cannot be read. */
function decode(text: string): Places {
  try {
    const parsed = Kept.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : {}
  } catch {
    return {}
  }
}

const $places = persistentAtom<Places>('reading-places', {}, { encode: JSON.stringify, decode })

/** Shared by the tabs of this browser. */
export const $readingPlaces: ReadableAtom<Places> = $places

export function keepPlace(story: string, place: KeptPlace): void {
  $places.set(withPlace($places.get(), story, place))
}

/** Keeps the newest PLACES_MAX. */
export function withPlace(places: Places, story: string, place: KeptPlace): Places {
  const newestFirst = Object.entries({ ...places, [story]: place }).toSorted(([, one], [, other]) => other.at - one.at)
  return Object.fromEntries(newestFirst.slice(0, PLACES_MAX))
}

export const isFinished = ({ percent }: KeptPlace): boolean => percent >= 100
