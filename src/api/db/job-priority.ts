import { STEPS, type StepName } from '../../contract/positions.ts'

/** Jobs run by deadline, fixed when first queued, so nothing waits for ever. Times are in milliseconds. */
const PER_WORD_MS = 60
/** Head start of paid work over other work of its size. */
const PAID_AHEAD_MS = 300_000
/** Finished steps bring the rest forward: of many stories at once, one ends after the other. */
const PER_STEP_AHEAD_MS = 5_000
/** Of editions: whoever paid waits behind nobody who did not, except for those of a day ago. */
const PAID_EDITION_AHEAD_MS = 86_400_000
/** A book is spoken in its order, and whole before the next: of many buyers the first have theirs, instead of all a beginning. */
const PER_CHAPTER_MS = 100
/** How much later tasks of a finished story count than new work. */
const TASK_MS = {
  improve: 0,
  'preview-pages': 0,
  'preview-sample': 0,
  'cover-card': 30_000,
  'cover-formats': 3_600_000,
  'remake-editions': 0,
  'bind-ebook': 60_000,
  'speak-chapter': 0,
  // Its chapters are spoken: behind other books it would wait for theirs.
  'join-audiobook': -86_400_000,
  'bind-print': 0,
} as const
/** Editions that exist can still be had as they were. */
const REMADE_MS = 3_600_000

/** Priorities have four bytes: in steps of 0.1 s they last until 2039. */
const EPOCH_MS = Date.UTC(2026, 0, 1)
const SLOT_MS = 100
const PRIORITY_MAX = 2 ** 31 - 1
const PRIORITY_MIN = -(2 ** 31)

export interface StepWeight {
  readonly step: StepName
  /** Start of the story's run. */
  readonly begunAt: number
  readonly words: number
  readonly isPaid: boolean
}

export interface TaskWeight {
  readonly task: keyof typeof TASK_MS
  readonly askedAt: number
  /** Counted from 1; for tasks about a chapter. */
  readonly chapter?: number | undefined
  readonly isPaid: boolean
  readonly isRemade: boolean
}

const EDITION_TASKS: readonly (keyof typeof TASK_MS)[] = ['bind-ebook', 'speak-chapter', 'join-audiobook', 'bind-print']

const paidAheadMs = (isPaid: boolean, aheadMs = PAID_AHEAD_MS): number => (isPaid ? aheadMs : 0)

export const stepDeadline = ({ step, begunAt, words, isPaid }: StepWeight): number =>
  begunAt + words * PER_WORD_MS - paidAheadMs(isPaid) - STEPS.findIndex(({ name }) => name === step) * PER_STEP_AHEAD_MS

export function taskDeadline({ task, askedAt, chapter = 1, isPaid, isRemade }: TaskWeight): number {
  const aheadMs = EDITION_TASKS.includes(task) && !isRemade ? PAID_EDITION_AHEAD_MS : PAID_AHEAD_MS
  const laterMs = TASK_MS[task] + (chapter - 1) * PER_CHAPTER_MS + (isRemade ? REMADE_MS : 0)
  return askedAt + laterMs - paidAheadMs(isPaid, aheadMs)
}

/** The job engine's priority: the higher first; then in order of queueing. */
export function priorityAt(deadline: number): number {
  const slot = Math.floor((deadline - EPOCH_MS) / SLOT_MS)
  return Math.min(PRIORITY_MAX, Math.max(PRIORITY_MIN, PRIORITY_MAX - slot))
}
