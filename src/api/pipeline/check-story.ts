import type { Outline } from '../author/author.ts'
import { checkChapter } from '../editor/chapter.ts'
import type { Finding } from '../editor/finding.ts'
import { checkWhole } from '../editor/manuscript.ts'
import type { Brief } from '../story/brief.ts'
import { chapterWords } from '../story/chapter-words.ts'
import type { Manuscript } from '../story/manuscript.ts'
import { wordsLeft } from '../story/words-left.ts'
import { chapterWaves } from './chapter-waves.ts'
import type { Work } from './work.ts'

/** Words of each chapter: a model's outline weighs them by what happens, and each wave makes up for what those before it have too many or too few. */
export const plannedWords = (
  { brief, studio }: Pick<Work, 'brief' | 'studio'>,
  outline: Outline | undefined,
  chapters: readonly Manuscript[],
): readonly number[] => {
  if (studio.author.kind === 'offline' || !outline) return chapterWords(brief)
  const planned = outline.chapters.map(({ words }) => words)
  const asked = [...planned]
  for (const wave of chapterWaves(brief.chapterCount)) {
    const before = chapters.filter(({ number }) => number < (wave[0] ?? 0))
    if (before.length + 1 !== wave[0]) break
    const words = wordsLeft(brief, planned, before)
    for (const number of wave) asked[number - 1] = words[number - 1] ?? 0
  }
  return asked
}

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
