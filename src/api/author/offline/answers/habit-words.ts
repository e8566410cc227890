import type { AnswerLanguage, Habit } from './reading.ts'
import { quiet, typed } from './typed.ts'

const WORDS_MOST = 10

/**
 * The words of the main clause, without what follows a comma or a conjunction, in lower case where all was in capitals;
 * undefined for what no habit can be read of.
 */
export function clauseOf(text: string, heavy: RegExp, subordinate: RegExp): readonly string[] | undefined {
  const words = typed(text)
  if (words === undefined || heavy.test(words)) return undefined
  const [main = ''] = quiet(words).split(/[,;:(.]| [-–—] /u)
  const start = main.trim().split(' ')
  const at = start.findIndex(
    (word, index) => index > 0 && (subordinate.test(word) || subordinate.test(`${word} ${start[index + 1] ?? ''}`)),
  )
  const tokens = at < 0 ? start : start.slice(0, at)
  return tokens.length > WORDS_MOST || (tokens[0] ?? '') === '' ? undefined : tokens
}

export const habit = (language: AnswerLanguage, forms: Readonly<Record<string, string>>): Habit => ({
  kind: 'habit',
  language,
  forms,
})

export const said = (...words: readonly string[]): string => words.filter(word => word !== '').join(' ')
