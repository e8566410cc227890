import { own } from '../../../../../lib/own.ts'
import {
  COUNTED,
  FEMALE,
  IRREGULAR_PLURALS,
  MALE,
  PEOPLE,
  PLURALS,
  PROPER,
  UNCHANGED,
  UNCOUNTED,
  UNIQUE,
} from './nouns.ts'

import { EVERYDAY_COUNTED, EVERYDAY_PLURALS, EVERYDAY_UNCOUNTED } from './nouns-everyday.ts'

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u))
const counted = listed(`${COUNTED} ${EVERYDAY_COUNTED} ${MALE} ${FEMALE} ${PEOPLE}`)
const uncounted = listed(`${UNCOUNTED} ${EVERYDAY_UNCOUNTED}`)
const unique = listed(UNIQUE)
const plurals = listed(`${PLURALS} ${EVERYDAY_PLURALS}`)
const unchanged = listed(UNCHANGED)
const male = listed(MALE)
const female = listed(FEMALE)
const people = listed(PEOPLE)
export const PROPER_NOUNS = listed(PROPER)

/** Ends in s and is one: "bus", "compass", "octopus". */
const ONE_IN_S = /(?:ss|us|is|as|ops|ens|news)$/u
/** Two words that are one noun. */
const PAIRS = new Set(['ice cream', 'peanut butter'])

export interface EnglishNoun {
  readonly number: 'singular' | 'plural'
  readonly isKnown: boolean
  readonly isUncounted: boolean
  readonly isUnique: boolean
  readonly isUnchanged: boolean
  /** `person`: neither "it" nor known to be "he" or "she". */
  readonly person: 'male' | 'female' | 'person' | undefined
}

/** Singulars of which a word may be the plural. */
function singulars(word: string): string[] {
  const irregular = own(IRREGULAR_PLURALS, word)
  if (irregular) return [irregular]
  if (!word.endsWith('s') || word.endsWith('ss')) return []
  const endings: readonly (readonly [RegExp, string])[] = [
    [/ies$/u, 'y'],
    [/ies$/u, 'ie'],
    [/ves$/u, 'fe'],
    [/es$/u, ''],
    [/s$/u, ''],
  ]
  return endings.filter(([ending]) => ending.test(word)).map(([ending, back]) => word.replace(ending, back))
}

const personOf = (word: string): EnglishNoun['person'] =>
  male.has(word) ? 'male' : female.has(word) ? 'female' : people.has(word) ? 'person' : undefined

/** The noun that ends a phrase. What no list knows is a plural by its s. */
export function nounOf(word: string, before = ''): EnglishNoun {
  // "digger-dog" is a dog.
  const whole = word.toLowerCase()
  const isListed = [counted, uncounted, unchanged, unique, plurals].some(list => list.has(whole))
  const key = isListed ? whole : (whole.split('-').at(-1) ?? whole)
  const isPair = PAIRS.has(`${before} ${key}`.toLowerCase())
  const several = singulars(key).filter(one => counted.has(one) || uncounted.has(one))
  const isOne = counted.has(key) || uncounted.has(key) || unchanged.has(key) || unique.has(key)
  const isMany = plurals.has(key) || (!isOne && (several.length > 0 || own(IRREGULAR_PLURALS, key) !== undefined))
  const isPlural = isMany || (!isOne && /s$/u.test(key) && !ONE_IN_S.test(key))
  return {
    number: isPlural ? 'plural' : 'singular',
    isKnown: isOne || isMany || isPair,
    isUncounted: isPair || (uncounted.has(key) && !(counted.has(key) && !UNCOUNTED_FIRST.has(key))),
    isUnique: unique.has(key),
    isUnchanged: unchanged.has(key),
    person: personOf(key) ?? several.map(personOf).find(person => person !== undefined),
  }
}

/** In both lists, and food before it is a thing. */
const UNCOUNTED_FIRST = listed(
  'chocolate fish chicken cereal soup juice smoke chalk jam lasagne cake pie salad custard cricket wind',
)
