import { persistentAtom } from '@nanostores/persistent'
import type { ReadableAtom } from 'nanostores'
import * as z from 'zod/mini'
import { TextPosition } from '../../contract/reading-position.ts'

export const POSITIONS_MAX = 200

export const StoredPosition = z.extend(TextPosition, {
  /** 0 to 100; 100 only at the very end. */
  percent: z.number(),
  /** At the pace of language and age. */
  minutesLeft: z.number(),
  /** Milliseconds since the epoch. */
  at: z.number(),
})
export type StoredPosition = z.output<typeof StoredPosition>

/** By the id of the story. */
export type StoredPositions = Readonly<Record<string, StoredPosition>>

const PositionRecord = z.record(z.string(), StoredPosition)

/** Empty for text that cannot be read. */
function decode(text: string): StoredPositions {
  try {
    const parsed = PositionRecord.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : {}
  } catch {
    return {}
  }
}

const $positions = persistentAtom<StoredPositions>('reading-places', {}, { encode: JSON.stringify, decode })

/** Shared by the tabs of this browser. */
export const $readingPositions: ReadableAtom<StoredPositions> = $positions

export function savePosition(story: string, place: StoredPosition): void {
  $positions.set(withPosition($positions.get(), story, place))
}

/** Keeps the newest PLACES_MAX. */
export function withPosition(positions: StoredPositions, story: string, position: StoredPosition): StoredPositions {
  const newestFirst = Object.entries({ ...positions, [story]: position }).toSorted(
    ([, one], [, other]) => other.at - one.at,
  )
  return Object.fromEntries(newestFirst.slice(0, POSITIONS_MAX))
}

export const isFinished = ({ percent }: StoredPosition): boolean => percent >= 100
