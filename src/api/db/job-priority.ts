import { STEPS, type StepName } from '../../contract/positions.ts'

/** Jobs run by deadline, fixed when first queued, so nothing waits for ever. Times are in milliseconds. */
const PER_WORD_MS = 60
/** Head start of paid work over other work of its size. */
const PAID_AHEAD_MS = 300_000
/** Finished steps bring the rest forward: of many stories at once, one ends after the other. */
const PER_STEP_AHEAD_MS = 5_000
/** Every story's first chapters are spoken before later ones: then it can be listened to. */
const PER_CHAPTER_MS = 600_000
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
  'join-audiobook': 0,
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

const paidAheadMs = (isPaid: boolean): number => (isPaid ? PAID_AHEAD_MS : 0)

export const stepDeadline = ({ step, begunAt, words, isPaid }: StepWeight): number =>
  begunAt + words * PER_WORD_MS - paidAheadMs(isPaid) - STEPS.findIndex(({ name }) => name === step) * PER_STEP_AHEAD_MS

export const taskDeadline = ({ task, askedAt, chapter = 1, isPaid, isRemade }: TaskWeight): number =>
  askedAt + TASK_MS[task] + (chapter - 1) * PER_CHAPTER_MS + (isRemade ? REMADE_MS : 0) - paidAheadMs(isPaid)

/** The job engine's priority: the higher first; then in order of queueing. */
export function priorityAt(deadline: number): number {
  const slot = Math.floor((deadline - EPOCH_MS) / SLOT_MS)
  return Math.min(PRIORITY_MAX, Math.max(PRIORITY_MIN, PRIORITY_MAX - slot))
}
