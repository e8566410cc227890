import type { Finding } from '../editor/finding.ts'
import { checkPlaceholders } from '../editor/placeholder.ts'
import { checkPromptLeak } from '../editor/prompt-leak/prompt-leak.ts'
import { checkSafety } from '../editor/safety/safety.ts'
import type { Brief } from '../story/brief.ts'
import { StoryRejected } from './rejected.ts'

/** Throws StoryRejected when a text that is shown before the chapters is unfinished or unfit for the target age. */
export function rejectUnfit(brief: Brief, texts: readonly string[]): void {
  const shown = { number: 0, title: '', text: texts.join('\n') }
  const findings: Finding[] = [
    ...checkPlaceholders(brief, shown),
    ...checkSafety(brief, shown),
    ...checkPromptLeak(brief, shown),
  ]
  if (findings.length > 0) throw new StoryRejected(findings)
}
