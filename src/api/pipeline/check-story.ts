import type { Outline } from '../author/author.ts'
import { checkChapter } from '../editor/chapter.ts'
import type { Finding } from '../editor/finding.ts'
import { checkWhole } from '../editor/manuscript.ts'
import type { Brief } from '../story/brief.ts'
import { chapterWords } from '../story/chapter-words.ts'
import type { Manuscript } from '../story/manuscript.ts'
import type { Work } from './work.ts'

/** Words of each chapter: a model's outline weighs them by what happens. */
export const plannedWords = (
  { brief, studio }: Pick<Work, 'brief' | 'studio'>,
  outline: Outline | undefined,
): readonly number[] =>
  studio.author.kind === 'offline' || !outline ? chapterWords(brief) : outline.chapters.map(({ words }) => words)

export function checkPlacedChapter(
  brief: Brief,
  chapter: Manuscript,
  planned: readonly number[] = chapterWords(brief),
): Finding[] {
  const words = planned[chapter.number - 1] ?? 0
  return checkChapter(brief, chapter, { words, isLast: chapter.number === brief.chapterCount })
}

export const checkStory = (
  brief: Brief,
  chapters: readonly Manuscript[],
  planned: readonly number[] = chapterWords(brief),
): Finding[] => [
  ...checkWhole(brief, chapters, planned),
  ...chapters.flatMap(chapter => checkPlacedChapter(brief, chapter, planned)),
]
