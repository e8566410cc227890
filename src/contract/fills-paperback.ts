import { countWords } from '../lib/words.ts'
import { PAPERBACK_WORDS_MIN } from './limits.ts'

interface LongText {
  readonly language: string
  readonly chapters: readonly { readonly text: string }[]
}

export const wordsIn = ({ language, chapters }: LongText): number =>
  chapters.reduce((sum, { text }) => sum + countWords(text, language), 0)

/** Whether a story is long enough to be a book on paper. */
export const fillsPaperback = (story: LongText): boolean => wordsIn(story) >= PAPERBACK_WORDS_MIN
