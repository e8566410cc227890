import type { Fact } from '../../../story/brief.ts'

const NARROW = '\u202f'

const curled = (words: string): string => words.replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
const spaced = (words: string): string => words.replace(/(?<=[\p{L}\p{N}’”)])\s*([?!;:]+)(?=\s|$)/gu, `${NARROW}$1`)

/** Tokens that are quoted, or part of our sentences; names stay as given. */
const TYPED = /^(?:[xk]:|q:|loc$|là$|p\d)/u

/** French typography. Answers keep their spaces, by which they are found again. */
export function typeset(token: string, words: string, facts: readonly Fact[]): string {
  if (!TYPED.test(token)) return words
  if (token.startsWith('q:') || token.startsWith('k:')) return spaced(curled(words))
  const given = facts.find(({ id }) => token === `x:${id}`)?.text.trim()
  const isAsGiven = given !== undefined && spaced(words).replaceAll(NARROW, ' ') === given.replaceAll(NARROW, ' ')
  return curled(isAsGiven ? spaced(words) : words)
}
