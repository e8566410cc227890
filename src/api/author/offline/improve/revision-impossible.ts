import type { RevisionRefusal } from '../../../../contract/version.ts'

/** A change that the story cannot have; the story stays as it is. */
export class RevisionImpossible extends Error {
  readonly reason: RevisionRefusal
  constructor(reason: RevisionRefusal) {
    super(`a revision is not possible: ${reason}`)
    this.name = 'RevisionImpossible'
    this.reason = reason
  }
}
