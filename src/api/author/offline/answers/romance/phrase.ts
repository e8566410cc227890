import { itemAt } from '../../../../../lib/item-at.ts'
import type { Forms, Gender } from '../reading.ts'

export interface RomanceNoun {
  readonly gender: 'm' | 'f'
  readonly isPlural: boolean
}

/** A phrase without its article, ready for the articles of its language. Its adjectives stay as they were typed. */
export interface Phrase extends RomanceNoun {
  /** "deux", or nothing. */
  readonly number: string
  readonly before: readonly string[]
  readonly noun: string
  /** Proper name beside the noun: "le lapin Flocon". */
  readonly name: string
  /** The name of "une pelleteuse nommée Pépette". */
  readonly called: string
  /** "sous la table". */
  readonly after: string
  /** Without an indefinite article: "milk". */
  readonly isUncounted: boolean
  /** With the definite article alone: "the dark". */
  readonly isUnique: boolean
}

export const said = (...words: readonly string[]): string =>
  words
    .filter(word => word !== '')
    .join(' ')
    .replace(/’ /gu, '’')

export const GENDERS: Readonly<Record<'m' | 'f', Gender>> = { m: 'masculine', f: 'feminine' }

/** By gender and number: masculine, feminine, and their plurals. */
export const pick = <Value>({ gender, isPlural }: RomanceNoun, options: readonly [Value, Value, Value, Value]): Value =>
  itemAt(options, (gender === 'f' ? 1 : 0) + (isPlural ? 2 : 0))

/** Forms of a name, of which only some are said of any gender. */
export const nameForms = (name: string, tokens: string, prepositions: Forms): Forms => ({
  ...Object.fromEntries(tokens.split(' ').map(token => [token, name])),
  '': name,
  name,
  ...prepositions,
})
