import { persistentAtom } from '@nanostores/persistent'
import type { ReadableAtom } from 'nanostores'
import * as z from 'zod/mini'
import { PlaceInText } from '../../contract/reading-place.ts'

/** Stories whose places a browser remembers. */
export const PLACES_MAX = 200

/** Where this browser was in a story, and what a shelf says of it. */
export const KeptPlace = z.extend(PlaceInText, {
  /** 0 to 100; 100 only at the very end. */
  percent: z.number(),
  /** At the pace of the story's language and age. */
  minutesLeft: z.number(),
  /** Milliseconds since the epoch. */
  at: z.number(),
})
export type KeptPlace = z.output<typeof KeptPlace>

/** By the id of the story. */
export type Places = Readonly<Record<string, KeptPlace>>

const Kept = z.record(z.string(), KeptPlace)

/** What was kept, or nothing where it cannot be read. */
function decode(text: string): Places {
  try {
    const parsed = Kept.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : {}
  } catch {
    return {}
  }
}

const $places = persistentAtom<Places>('reading-places', {}, { encode: JSON.stringify, decode })

/** The places of all stories that were read in this browser, shared by its tabs. */
export const $readingPlaces: ReadableAtom<Places> = $places

/** Remembers a place; the oldest are forgotten. */
export function keepPlace(story: string, place: KeptPlace): void {
  $places.set(withPlace($places.get(), story, place))
}

/** The places with one more, the newest PLACES_MAX of them. */
export function withPlace(places: Places, story: string, place: KeptPlace): Places {
  const newestFirst = Object.entries({ ...places, [story]: place }).toSorted(([, one], [, other]) => other.at - one.at)
  return Object.fromEntries(newestFirst.slice(0, PLACES_MAX))
}

/** Whether the story was read to its end. */
export const isFinished = ({ percent }: KeptPlace): boolean => percent >= 100
