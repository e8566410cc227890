import type { Manuscript } from '../author/author.ts'
import type { Brief } from '../author/brief.ts'
import { checkText } from './chapter.ts'
import { checkEcho } from './echo.ts'
import { checkFacts } from './facts.ts'
import type { Finding } from './finding.ts'
import { checkStoryLength } from './length.ts'

/**
 * Everything wrong with a whole story, its chapters in order; empty when it may be read.
 * A check that throws must hold the story: never catch it to go on.
 */
export function checkManuscript(brief: Brief, chapters: readonly Manuscript[]): Finding[] {
  return [
    ...checkStoryLength(brief, chapters),
    ...checkFacts(brief, chapters),
    ...checkEcho(brief, chapters),
    ...chapters.flatMap(chapter => checkText(brief, chapter)),
  ]
}
