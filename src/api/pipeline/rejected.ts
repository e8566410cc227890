import { PlainError } from '../../lib/plain-error.ts'
import type { Finding } from '../editor/finding.ts'

/** The editor rejected a text. Names the kinds of the open findings and the ids of their facts, never words of the story. */
export class StoryRejected extends PlainError {
  override readonly name = 'StoryRejected'
  readonly kinds: ReadonlySet<Finding['kind']>
  readonly facts: readonly string[]
  constructor(findings: readonly Finding[]) {
    const kinds = new Set(findings.map(finding => finding.kind))
    super(`the editor holds the story: ${[...kinds].join(', ')}`)
    this.kinds = kinds
    this.facts = [...new Set(findings.flatMap(({ fact }) => fact ?? []))]
  }
}
