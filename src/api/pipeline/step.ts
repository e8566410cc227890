import type { StepName } from '../../contract/positions.ts'
import type { Queries } from '../db/database.ts'
import type { StepOutputs } from '../stories/step-outputs.ts'
import type { Work } from './work.ts'

/** Result of a step; `effects` run in the transaction that stores it, so once. */
export interface StepResult<Name extends StepName = StepName> {
  readonly output: StepOutputs[Name]
  readonly effects?: (transaction: Queries) => Promise<void>
}

/** A named step of a generation. May run again after a crash; holds no transaction while it works. */
export type Step<Name extends StepName> = (work: Work) => Promise<StepResult<Name>>
