import { countWords } from '../../../lib/words.ts'
import type { Manuscript } from '../../story/manuscript.ts'

/** Words of earlier chapters that a request holds at most: long stories would cost their square. */
export const BEFORE_WORDS_MAX = 2500

/** The opening, which set the images and the manner, and the newest chapters, as many as fit. */
export function shownBefore(chapters: readonly Manuscript[], language: string): Manuscript[] {
  const [opening, ...others] = chapters
  if (!opening) return []
  let left = BEFORE_WORDS_MAX - countWords(opening.text, language)
  const newest: Manuscript[] = []
  for (const chapter of others.toReversed()) {
    left -= countWords(chapter.text, language)
    if (left < 0) break
    newest.unshift(chapter)
  }
  return [opening, ...newest]
}

export const chapterAsData = ({ number, title, text }: Manuscript) => ({ number, title, paragraphs: text.split('\n') })
