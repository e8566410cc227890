import type { TargetAge } from '../../../contract/options.ts'
import { own } from '../../../lib/own.ts'
import { folded } from '../folding.ts'
import { entriesOf, phrasePattern } from '../phrase-pattern.ts'
import { LISTS_FOR_AGE, UNFIT_WORDS } from './unfit-words.ts'

/** Signs that nobody sees, set between letters to hide a word. */
const HIDDEN = /\p{Cf}|\u034f|[\u115f\u1160\u3164\uffa0]/gu
/** The fold of letters set wide, bold or in circles back to plain ones. */
const plain = (text: string): string => text.normalize('NFKC').replace(HIDDEN, '')

const patterns = new Map<string, RegExp>()

/** What is unfit for everybody is held in these languages too, whatever the story is written in. */
const EVERYWHERE = ['en', 'de']

function listsFor(language: string, age: TargetAge): string[] {
  const lists = own(UNFIT_WORDS, language)
  if (!lists) return Object.values(UNFIT_WORDS).map(words => words.always)
  // These two keep to their own: "die" and "gift" are words of both.
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

/**
 * The first word or phrase of a text that a reader of this age must not meet; undefined when there is none. Letters
 * that only look different, and signs that nobody sees, hide nothing.
 */
export function findUnfit(text: string, language: string, age: TargetAge): string | undefined {
  return patternFor(language, age).exec(folded(plain(text), language))?.[0]
}
