import { chapterWords } from '../author/chapter-words.ts'
import { checkChapter } from '../editor/chapter.ts'
import type { Finding } from '../editor/finding.ts'
import { checkWhole } from '../editor/manuscript.ts'
import type { Brief } from '../story/brief.ts'
import type { Manuscript } from '../story/manuscript.ts'

/** What the editor finds in one chapter at its place in the story. */
export function checkPlacedChapter(brief: Brief, chapter: Manuscript): Finding[] {
  const words = chapterWords(brief)[chapter.number - 1] ?? 0
  return checkChapter(brief, chapter, { words, isLast: chapter.number === brief.chapterCount })
}

/** What the editor finds in a whole story: as a whole, and in each chapter. */
export const checkStory = (brief: Brief, chapters: readonly Manuscript[]): Finding[] => [
  ...checkWhole(brief, chapters),
  ...chapters.flatMap(chapter => checkPlacedChapter(brief, chapter)),
]
