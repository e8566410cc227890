import { wordsOf } from '../../../lib/words.ts'

/** Units of a word that its forms share. */
const STEM_UNITS = 5
/** Shorter words stand in any paragraph. */
const TELLING_UNITS = 4
/** Words that a paragraph shares with the turn before it is taken for it. */
const SHARED_MIN = 3

const stemsIn = (text: string, language: string): Set<string> =>
  new Set(
    wordsOf(text.toLowerCase(), language)
      .filter(word => word.length >= TELLING_UNITS)
      .map(word => word.slice(0, STEM_UNITS)),
  )

/** Number of the paragraph, from 0, that has most words of the turn; undefined where none has enough. */
export function turnParagraph(
  paragraphs: readonly string[],
  turn: string | undefined,
  language: string,
): number | undefined {
  const wanted = stemsIn(turn ?? '', language)
  const shared = paragraphs.map(text => [...stemsIn(text, language)].filter(stem => wanted.has(stem)).length)
  const most = Math.max(0, ...shared)
  return most < SHARED_MIN ? undefined : shared.indexOf(most)
}
