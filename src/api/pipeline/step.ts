import type { Queries } from '../db/database.ts'
import type { Work } from './work.ts'

/** Result of a step; `effects` run in the transaction that stores it, so once. */
export interface StepResult {
  readonly output: unknown
  readonly effects?: (transaction: Queries) => Promise<void>
}

/** A named step of a generation. May run again after a crash; holds no transaction while it works. */
export type Step = (work: Work) => Promise<StepResult>
