import { atom } from 'nanostores'
import type { PlaceInText } from '../../contract/reading-place.ts'
import type { Clock } from '../clock.ts'
import { isFinished, type KeptPlace } from './reading-place.ts'
import type { createReadingSync, Reached } from './reading-sync.ts'
import { endOf, isSamePlace, nearest, type Progress, progressAt, type ReadingText, startOf } from './reading-text.ts'

/** `number` tells two requests for one position apart. */
export interface Turn {
  readonly number: number
  readonly place: PlaceInText
  /** Position at the top of the window, or the end of its chapter at the window's foot. */
  readonly at: 'top' | 'end'
}

interface Parts {
  readonly story: string
  readonly text: ReadingText
  readonly asked: PlaceInText | undefined
  readonly kept: KeptPlace | undefined
  readonly keep: (story: string, place: KeptPlace) => void
  readonly sync: ReturnType<typeof createReadingSync>
  readonly clock: Clock
}

export type Reading = ReturnType<typeof createReading>

export function createReading({ story, text: opened, asked, kept, keep, sync, clock }: Parts) {
  let text = opened
  let hasMoved = asked !== undefined
  const first = asked ?? (kept && !isFinished(kept) ? kept : startOf(text))
  /** Last position at the top of the window. */
  let seen = nearest(text, first)
  const $place = atom<PlaceInText>(seen)
  const $progress = atom<Progress>(progressAt(text, seen))
  const $turn = atom<Turn>({ number: 0, place: seen, at: 'top' })

  const settle = (place: PlaceInText) => {
    $place.set(place)
    const progress = progressAt(text, place)
    const before = $progress.get()
    if (progress.percent !== before.percent || progress.minutesLeft !== before.minutesLeft) $progress.set(progress)
    return progress
  }
  /** `isEnd`: the last line is in sight. */
  const reached = (top: PlaceInText, isEnd = false) => {
    seen = top
    const place = isEnd ? endOf(text) : top
    if (isSamePlace(place, $place.get())) return
    hasMoved = true
    const progress = settle(place)
    const now = clock.now()
    keep(story, { ...place, ...progress, at: now })
    sync.save({ ...place, at: now })
  }
  /** The page calls `reached` when it shows the position. */
  const turnTo = (place: PlaceInText, at: Turn['at'] = 'top') => {
    hasMoved = true
    $turn.set({ number: $turn.get().number + 1, place: nearest(text, place), at })
  }
  const stay = () => $turn.set({ number: $turn.get().number + 1, place: nearest(text, seen), at: 'top' })
  /** Goes to a later position of another device, unless reading goes on here; sends a later one of this device. */
  const join = async () => {
    const elsewhere = await sync.fetchPlace()
    if (hasMoved) return
    if (elsewhere && elsewhere.at > (kept?.at ?? 0)) follow(elsewhere)
    else if (kept && elsewhere?.at !== kept.at) sync.save(kept)
  }
  const follow = ({ at, ...elsewhere }: Reached) => {
    const place = nearest(text, elsewhere)
    const progress = progressAt(text, place)
    keep(story, { ...place, ...progress, at })
    if (progress.percent < 100) turnTo(place)
  }
  const change = (next: ReadingText) => {
    text = next
    settle(nearest(text, $place.get()))
  }
  return { $place, $progress, $turn, reached, turnTo, stay, join, change, leave: () => void sync.flush(true) }
}
