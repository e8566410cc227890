import type { Finding } from '../editor/finding.ts'
import { checkPlaceholders } from '../editor/placeholder.ts'
import { checkLeak } from '../editor/prompt-leak/prompt-leak.ts'
import { checkSafety } from '../editor/safety/safety.ts'
import type { Brief } from '../story/brief.ts'
import { StoryHeld } from './rejected.ts'

/** Throws StoryHeld when a text that is shown before the chapters is unfinished or unfit for the target age. */
export function holdUnfit(brief: Brief, texts: readonly string[]): void {
  const shown = { number: 0, title: '', text: texts.join('\n') }
  const findings: Finding[] = [
    ...checkPlaceholders(brief, shown),
    ...checkSafety(brief, shown),
    ...checkLeak(brief, shown),
  ]
  if (findings.length > 0) throw new StoryHeld(findings)
}
