import { TONES } from '../../../../contract/options.ts'
import { tokensOf } from './match-words.ts'
import type { RevisionWords } from './request-words.ts'
import type { Understood } from './understood.ts'

/** Whether every word belongs to a request for another tone or length; "a shorter tail" does not. */
function isOnly(pattern: RegExp, part: string, { style }: RevisionWords, language: string): boolean {
  const known = new Set(style.split(' '))
  return tokensOf(part, language).every(
    token => token === ',' || known.has(token.toLowerCase()) || pattern.test(token) || /^\P{L}+$/u.test(token),
  )
}

export function understandStyle(part: string, words: RevisionWords, language: string): Understood | undefined {
  const { shorter, longer, tones } = words
  const isMeant = (pattern: RegExp | undefined) =>
    pattern?.test(part) === true && isOnly(pattern, part, words, language)
  if (isMeant(shorter)) return { kind: 'length', direction: 'shorter' }
  if (isMeant(longer)) return { kind: 'length', direction: 'longer' }
  const tone = TONES.find(one => isMeant(tones[one]))
  return tone && { kind: 'tone', tone }
}
