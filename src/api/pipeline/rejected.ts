import { PlainError } from '../../lib/plain-error.ts'
import type { Finding } from '../editor/finding.ts'

/** The editor rejected a text. Names the kinds of the open findings, never words of the story. */
export class StoryRejected extends PlainError {
  override readonly name = 'StoryRejected'
  constructor(findings: readonly Finding[]) {
    super(`the editor holds the story: ${[...new Set(findings.map(finding => finding.kind))].join(', ')}`)
  }
}
