import type { Brief } from '../story/brief.ts'
import { folded } from './folding.ts'

/** Shorter words in Latin script may be the author's own. */
const TELLING_LENGTH = 4

const known = new WeakMap<Brief, string[]>()

/** Visitor's words, folded, the longest first: the author does not answer for them. */
export function givenWords(brief: Brief): string[] {
  const made = known.get(brief)
  if (made) return made
  const texts = [
    ...brief.facts.flatMap(({ text, aliases }) => [text, ...aliases]),
    ...brief.answers.map(({ question }) => question),
  ]
  const words = new Set(texts.map(text => folded(text, brief.language)))
  const given = [...words].filter(text => text !== '').sort((one, other) => other.length - one.length)
  known.set(brief, given)
  return given
}

/** Several checks in a row search the same text. */
let last: { text: string; given: readonly string[]; language: string; left: string } | undefined

export function withoutGiven(text: string, given: readonly string[], language: string): string {
  if (last && last.text === text && last.given === given && last.language === language) return last.left
  let left = folded(text, language)
  for (const words of given)
    if (words.length >= TELLING_LENGTH || !/^\p{Script=Latin}/u.test(words)) left = left.replaceAll(words, ' ')
  last = { text, given, language, left }
  return left
}
