import { checkChapter } from '../editor/chapter.ts'
import type { Finding } from '../editor/finding.ts'
import { checkWhole } from '../editor/manuscript.ts'
import type { Brief } from '../story/brief.ts'
import { chapterWords } from '../story/chapter-words.ts'
import type { Manuscript } from '../story/manuscript.ts'

export function checkPlacedChapter(brief: Brief, chapter: Manuscript): Finding[] {
  const words = chapterWords(brief)[chapter.number - 1] ?? 0
  return checkChapter(brief, chapter, { words, isLast: chapter.number === brief.chapterCount })
}

export const checkStory = (brief: Brief, chapters: readonly Manuscript[]): Finding[] => [
  ...checkWhole(brief, chapters),
  ...chapters.flatMap(chapter => checkPlacedChapter(brief, chapter)),
]
