import type { Issue, RefusalCode } from '../../contract/refusals.ts'

/** An expected "no": rules return it, calls pass it on. Bugs throw. */
export class Refusal {
  readonly code: RefusalCode
  readonly issues: readonly Issue[] | undefined
  constructor(code: RefusalCode, issues?: readonly Issue[]) {
    this.code = code
    this.issues = issues
  }
}

export const refuse = (code: RefusalCode, issues?: readonly Issue[]): Refusal => new Refusal(code, issues)
