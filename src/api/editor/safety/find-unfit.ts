import type { TargetAge } from '../../../contract/options.ts'
import { own } from '../../../lib/own.ts'
import { folded } from '../folding.ts'
import { entriesOf, phrasePattern } from '../phrase-pattern.ts'
import { LISTS_FOR_AGE, UNFIT_WORDS } from './unfit-words.ts'

/** Invisible signs set between letters to hide a word. */
const HIDDEN = /\p{Cf}|\u034f|[\u115f\u1160\u3164\uffa0]/gu
const plain = (text: string): string => text.normalize('NFKC').replace(HIDDEN, '')

const patterns = new Map<string, RegExp>()

/** Languages whose `always` list applies to every story. */
const EVERYWHERE = ['en', 'de']

function listsFor(language: string, age: TargetAge): string[] {
  const lists = own(UNFIT_WORDS, language)
  if (!lists) return Object.values(UNFIT_WORDS).map(words => words.always)
  // Not to each other's: "die" and "gift" are words of both.
  const foreign = EVERYWHERE.includes(language) ? [] : EVERYWHERE.map(code => own(UNFIT_WORDS, code)?.always ?? '')
  return [...LISTS_FOR_AGE[age].map(name => lists[name]), ...foreign]
}

function patternFor(language: string, age: TargetAge): RegExp {
  const key = `${Object.hasOwn(UNFIT_WORDS, language) ? language : ''} ${age}`
  const made = patterns.get(key)
  if (made) return made
  const pattern = phrasePattern(listsFor(language, age).flatMap(entriesOf))
  patterns.set(key, pattern)
  return pattern
}

/** First unfit word or phrase for the age, else undefined; look-alike letters and invisible signs hide nothing. */
export function findUnfit(text: string, language: string, age: TargetAge): string | undefined {
  return patternFor(language, age).exec(folded(plain(text), language))?.[0]
}
