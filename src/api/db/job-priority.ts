import { STEPS, type StepName } from '../../contract/positions.ts'

/**
 * Jobs are done in the order of a deadline that is theirs from the moment they are asked for, and never moves: so nothing
 * waits for ever, because whoever comes an hour later has a later one, whatever else speaks for them. Times are in
 * milliseconds.
 */
const PER_WORD_MS = 60
/** How much sooner than others of its size something paid for may be done. */
const PAID_AHEAD_MS = 300_000
/** What of a story is done already draws the rest of it after: of many that come at once, one ends after the other. */
const PER_STEP_AHEAD_MS = 5_000
/** A chapter is spoken before anybody's next one: from its first on, a story can be listened to. */
const PER_CHAPTER_MS = 600_000
/** What is made of a finished story waits so long behind what is asked for later. */
const TASK_MS = {
  improve: 0,
  'cover-card': 30_000,
  'cover-formats': 3_600_000,
  'remake-editions': 0,
  'bind-ebook': 60_000,
  'speak-chapter': 0,
  'join-audiobook': 0,
  'bind-print': 0,
} as const
/** Editions that were there before can still be had as they were. */
const REMADE_MS = 3_600_000

/** Priorities are four bytes wide: in steps of a tenth of a second they last until 2039. */
const EPOCH_MS = Date.UTC(2026, 0, 1)
const SLOT_MS = 100
const PRIORITY_MAX = 2 ** 31 - 1
const PRIORITY_MIN = -(2 ** 31)

export interface StepWeight {
  readonly step: StepName
  /** When the story's run began. */
  readonly begunAt: number
  /** How long the story is to be. */
  readonly words: number
  /** Whether it, or anything for its account, was paid for. */
  readonly isPaid: boolean
}

export interface TaskWeight {
  readonly task: keyof typeof TASK_MS
  readonly askedAt: number
  /** Of a task that speaks one, counted from 1. */
  readonly chapter?: number | undefined
  readonly isPaid: boolean
  /** Whether its edition was there before. */
  readonly isRemade: boolean
}

const paidAheadMs = (isPaid: boolean): number => (isPaid ? PAID_AHEAD_MS : 0)

/** Until when a step should be done, so that all get what is fair. */
export const stepDeadline = ({ step, begunAt, words, isPaid }: StepWeight): number =>
  begunAt + words * PER_WORD_MS - paidAheadMs(isPaid) - STEPS.findIndex(({ name }) => name === step) * PER_STEP_AHEAD_MS

/** The same for a task. */
export const taskDeadline = ({ task, askedAt, chapter = 1, isPaid, isRemade }: TaskWeight): number =>
  askedAt + TASK_MS[task] + (chapter - 1) * PER_CHAPTER_MS + (isRemade ? REMADE_MS : 0) - paidAheadMs(isPaid)

/** A deadline as the job engine takes it: the higher goes first; of the same, what was queued first. */
export function priorityAt(deadline: number): number {
  const slot = Math.floor((deadline - EPOCH_MS) / SLOT_MS)
  return Math.min(PRIORITY_MAX, Math.max(PRIORITY_MIN, PRIORITY_MAX - slot))
}
