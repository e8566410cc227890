import type { Brief } from '../story/brief.ts'
import type { Manuscript } from '../story/manuscript.ts'
import { checkLongSentences } from './age/long-sentences.ts'
import { checkText } from './chapter.ts'
import { checkFacts } from './facts.ts'
import type { Finding } from './finding.ts'
import { checkStoryLength } from './length.ts'
import { checkRepetition } from './repetition.ts'
import { checkSentenceStarts } from './sentence-starts.ts'

/** `planned` are the words of each chapter. */
export function checkWhole(brief: Brief, chapters: readonly Manuscript[], planned?: readonly number[]): Finding[] {
  return [
    ...checkStoryLength(brief, chapters, planned),
    ...checkFacts(brief, chapters),
    ...checkRepetition(brief, chapters),
    ...checkSentenceStarts(brief, chapters),
    ...checkLongSentences(brief, chapters),
  ]
}

/** Never catch an error to go on: a failed check must stop the story. */
export const checkManuscript = (brief: Brief, chapters: readonly Manuscript[]): Finding[] => [
  ...checkWhole(brief, chapters),
  ...chapters.flatMap(chapter => checkText(brief, chapter)),
]
