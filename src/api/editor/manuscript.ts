import type { Brief } from '../story/brief.ts'
import type { Manuscript } from '../story/manuscript.ts'
import { checkLongSentences } from './age/long-sentences.ts'
import { checkText } from './chapter.ts'
import { checkFacts } from './facts.ts'
import type { Finding } from './finding.ts'
import { checkStoryLength } from './length.ts'
import { checkOpenings } from './openings.ts'
import { checkEcho } from './repetition.ts'

/** What can be said of a story only as a whole: its length, its answers, and what it says again. */
export function checkWhole(brief: Brief, chapters: readonly Manuscript[]): Finding[] {
  return [
    ...checkStoryLength(brief, chapters),
    ...checkFacts(brief, chapters),
    ...checkEcho(brief, chapters),
    ...checkOpenings(brief, chapters),
    ...checkLongSentences(brief, chapters),
  ]
}

/**
 * Everything wrong with a whole story, its chapters in order; empty when it may be read.
 * A check that throws must hold the story: never catch it to go on.
 */
export const checkManuscript = (brief: Brief, chapters: readonly Manuscript[]): Finding[] => [
  ...checkWhole(brief, chapters),
  ...chapters.flatMap(chapter => checkText(brief, chapter)),
]
