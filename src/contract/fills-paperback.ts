import { countWords } from '../lib/words.ts'
import { PAPERBACK_WORDS_MIN } from './limits.ts'

interface LongText {
  readonly language: string
  readonly chapters: readonly { readonly text: string }[]
}

/** Whether a story is long enough to be a book on paper. */
export const fillsPaperback = ({ language, chapters }: LongText): boolean =>
  chapters.reduce((sum, { text }) => sum + countWords(text, language), 0) >= PAPERBACK_WORDS_MIN
