import { wordsOf } from '../../../lib/words.ts'

/** Units of a word that its forms share. */
const STEM_UNITS = 5
/** Shorter words stand in any text. */
const TELLING_UNITS = 4
/** Words that two texts about the same share. */
const SHARED_MIN = 3

const stemsIn = (text: string, language: string): Set<string> =>
  new Set(
    wordsOf(text.toLowerCase(), language)
      .filter(word => word.length >= TELLING_UNITS)
      .map(word => word.slice(0, STEM_UNITS)),
  )

/** Index of the first text that has most words of another; undefined where none has enough. Of a short one, all its words are. */
export function closestText(texts: readonly string[], wanted: string, language: string): number | undefined {
  const stems = stemsIn(wanted, language)
  const shared = texts.map(text => [...stemsIn(text, language)].filter(stem => stems.has(stem)).length)
  const most = Math.max(0, ...shared)
  return most === 0 || most < Math.min(SHARED_MIN, stems.size) ? undefined : shared.indexOf(most)
}
