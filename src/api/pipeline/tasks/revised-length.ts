import { CHAPTER_LENGTH_TOLERANCE } from '../../../contract/limits.ts'
import { countWords } from '../../../lib/words.ts'
import type { LengthRequest } from '../../author/improve/length-request.ts'
import type { Brief } from '../../story/brief.ts'
import { chapterWords } from '../../story/chapter-words.ts'
import type { Manuscript } from '../../story/manuscript.ts'

const wordsIn = ({ text }: Manuscript, { language }: Brief): number => countWords(text, language)

/** Words of a finished chapter: its plan's, or what it has where a revision request changed its length. */
function settledWords(brief: Brief, chapter: Manuscript): number {
  const planned = chapterWords(brief)[chapter.number - 1] ?? 0
  const has = wordsIn(chapter, brief)
  return Math.abs(has - planned) <= planned * CHAPTER_LENGTH_TOLERANCE ? planned : has
}

/** Words that a revised chapter is held to: as many as it has, where the request is about its length. */
export function revisedWords(
  brief: Brief,
  { before, after }: { before: Manuscript; after: Manuscript },
  { mayGrow, mayShrink }: LengthRequest,
): number {
  const settled = settledWords(brief, before)
  const has = wordsIn(after, brief)
  return (mayGrow && has > settled) || (mayShrink && has < settled) ? has : settled
}
