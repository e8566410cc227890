import { sentencesOf, wordsOf } from '../words.ts'
import { syllablesIn } from './syllables.ts'

/** From here LIX and the Wiener Sachtextformel call a word long. */
const LONG_LETTERS = 7
const MANY_SYLLABLES = 3

export interface TextMeasures {
  readonly sentences: number
  readonly words: number
  readonly letters: number
  readonly syllables: number
  readonly longWords: number
  readonly manySyllableWords: number
  readonly oneSyllableWords: number
}

/** Undefined for a text without words. */
export function measuresOf(text: string, language: string): TextMeasures | undefined {
  const words = wordsOf(text, language).filter(word => /\p{L}/u.test(word))
  if (words.length === 0) return undefined
  const sentences = sentencesOf(text, language).filter(sentence => /[\p{L}\p{N}]/u.test(sentence))
  const lengths = words.map(word => word.match(/\p{L}/gu)?.length ?? 0)
  const syllables = words.map(word => syllablesIn(word, language))
  return {
    sentences: Math.max(1, sentences.length),
    words: words.length,
    letters: lengths.reduce((sum, length) => sum + length, 0),
    syllables: syllables.reduce((sum, count) => sum + count, 0),
    longWords: lengths.filter(length => length >= LONG_LETTERS).length,
    manySyllableWords: syllables.filter(count => count >= MANY_SYLLABLES).length,
    oneSyllableWords: syllables.filter(count => count === 1).length,
  }
}
