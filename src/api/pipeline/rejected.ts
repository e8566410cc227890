import { PlainError } from '../../lib/plain-error.ts'
import type { Finding } from '../editor/finding.ts'

/** The editor would not let a text pass. Says what kind of findings stayed open, never with words of the story. */
export class StoryHeld extends PlainError {
  override readonly name = 'StoryHeld'
  constructor(findings: readonly Finding[]) {
    super(`the editor holds the story: ${[...new Set(findings.map(finding => finding.kind))].join(', ')}`)
  }
}
