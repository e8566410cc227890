import { atom } from 'nanostores'
import type { TextPosition } from '../../contract/reading-position.ts'
import type { Clock } from '../clock.ts'
import type { createReadingSync, Reached } from './reading-sync.ts'
import { endOf, isSamePosition, nearest, type Progress, progressAt, type ReadingText, startOf } from './reading-text.ts'
import { isFinished, type StoredPosition } from './stored-position.ts'

/** `number` tells two requests for one position apart. */
export interface Turn {
  readonly number: number
  readonly position: TextPosition
}

interface ReadingDeps {
  readonly story: string
  readonly text: ReadingText
  readonly requested: TextPosition | undefined
  readonly stored: StoredPosition | undefined
  readonly save: (story: string, position: StoredPosition) => void
  readonly sync: ReturnType<typeof createReadingSync>
  readonly clock: Clock
  /** Called once, when the last line was in sight. */
  readonly finish: () => void
}

export type Reading = ReturnType<typeof createReading>

export function createReading({ story, text: opened, requested, stored, save, sync, clock, finish }: ReadingDeps) {
  let text = opened
  let hasFinished = false
  let hasMoved = requested !== undefined
  const first = requested ?? (stored && !isFinished(stored) ? stored : startOf(text))
  /** Last position at the top of the window. */
  let seen = nearest(text, first)
  const $position = atom<TextPosition>(seen)
  const $progress = atom<Progress>(progressAt(text, seen))
  const $turn = atom<Turn>({ number: 0, position: seen })

  const settle = (position: TextPosition) => {
    $position.set(position)
    const progress = progressAt(text, position)
    const before = $progress.get()
    if (progress.percent !== before.percent || progress.minutesLeft !== before.minutesLeft) $progress.set(progress)
    return progress
  }
  /** `isEnd`: the last line is in sight. */
  const reached = (top: TextPosition, isEnd = false) => {
    seen = top
    const position = isEnd ? endOf(text) : top
    if (isEnd && !hasFinished) finish()
    hasFinished ||= isEnd
    if (isSamePosition(position, $position.get())) return
    hasMoved = true
    const progress = settle(position)
    const now = clock.now()
    save(story, { ...position, ...progress, at: now })
    sync.save({ ...position, at: now })
  }
  /** The page calls `reached` when it shows the position. */
  const turnTo = (place: TextPosition) => {
    hasMoved = true
    $turn.set({ number: $turn.get().number + 1, position: nearest(text, place) })
  }
  /** For a page that shows the text anew: where reading is. */
  const resume = (): Turn => ({ number: $turn.get().number, position: nearest(text, seen) })
  /** Goes to a later position of another device, unless reading goes on here; sends a later one of this device. */
  const join = async () => {
    const elsewhere = await sync.fetchPosition()
    if (hasMoved) return
    if (elsewhere && elsewhere.at > (stored?.at ?? 0)) follow(elsewhere)
    else if (stored && elsewhere?.at !== stored.at) sync.save(stored)
  }
  const follow = ({ at, ...elsewhere }: Reached) => {
    const position = nearest(text, elsewhere)
    const progress = progressAt(text, position)
    save(story, { ...position, ...progress, at })
    if (progress.percent < 100) turnTo(position)
  }
  const change = (next: ReadingText) => {
    text = next
    settle(nearest(text, $position.get()))
  }
  return { $position, $progress, $turn, reached, turnTo, resume, join, change, leave: () => void sync.flush(true) }
}
