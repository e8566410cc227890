import type { Fact } from '../../../story/brief.ts'

const NARROW = '\u202f'

/** A visitor's words with the apostrophe and, in a question, the space before its mark that French sets. */
const curled = (words: string): string => words.replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
const spaced = (words: string): string => words.replace(/(?<=[\p{L}\p{N}’”)])\s*([?!;:]+)(?=\s|$)/gu, `${NARROW}$1`)

/** Tokens whose words are quoted, or stand in a sentence of ours; a name stays as it was given. */
const TYPED = /^(?:[xk]:|q:|loc$|là$|p\d)/u

/** The words of a token as French sets them. An answer gets only the spaces it was given: it is found again by them. */
export function typeset(token: string, words: string, facts: readonly Fact[]): string {
  if (!TYPED.test(token)) return words
  if (token.startsWith('q:') || token.startsWith('k:')) return spaced(curled(words))
  const given = facts.find(({ id }) => token === `x:${id}`)?.text.trim()
  const isAsGiven = given !== undefined && spaced(words).replaceAll(NARROW, ' ') === given.replaceAll(NARROW, ' ')
  return curled(isAsGiven ? spaced(words) : words)
}
