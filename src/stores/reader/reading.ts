import { atom } from 'nanostores'
import type { PlaceInText } from '../../contract/reading-place.ts'
import type { Clock } from '../clock.ts'
import { isFinished, type KeptPlace } from './reading-place.ts'
import type { createReadingSync, Reached } from './reading-sync.ts'
import { endOf, isSamePlace, nearest, type Progress, progressAt, type ReadingText, startOf } from './reading-text.ts'

/** What the page shall show next; `number` makes the same place asked for twice two wishes. */
export interface Turn {
  readonly number: number
  readonly place: PlaceInText
  /** Whether the place is at the top of the window, or the end of its chapter at the window's foot. */
  readonly at: 'top' | 'end'
}

interface Parts {
  readonly story: string
  readonly text: ReadingText
  /** Where the page's address leads, if it names a place. */
  readonly asked: PlaceInText | undefined
  /** Where this browser was, if it remembers. */
  readonly kept: KeptPlace | undefined
  readonly keep: (story: string, place: KeptPlace) => void
  readonly sync: ReturnType<typeof createReadingSync>
  readonly clock: Clock
}

export type Reading = ReturnType<typeof createReading>

/** One open book: where its reader is, how much is left, and where to go next. */
export function createReading({ story, text: opened, asked, kept, keep, sync, clock }: Parts) {
  let text = opened
  let hasMoved = asked !== undefined
  const first = asked ?? (kept && !isFinished(kept) ? kept : startOf(text))
  /** What was last seen at the top of the window. */
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
  /** Called with where the reader is now; `isEnd` when the last line is in sight. */
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
  /** Shows a place; whoever draws the page says with `reached` when it is there. */
  const turnTo = (place: PlaceInText, at: Turn['at'] = 'top') => {
    hasMoved = true
    $turn.set({ number: $turn.get().number + 1, place: nearest(text, place), at })
  }
  /** Shows the same place again, in another kind of page. */
  const stay = () => $turn.set({ number: $turn.get().number + 1, place: nearest(text, seen), at: 'top' })
  /** Goes to where another device was later, unless somebody already reads on here; tells it where this one was later. */
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
  /** The story was changed while it is open. */
  const change = (next: ReadingText) => {
    text = next
    settle(nearest(text, $place.get()))
  }
  return { $place, $progress, $turn, reached, turnTo, stay, join, change, leave: () => void sync.flush(true) }
}
