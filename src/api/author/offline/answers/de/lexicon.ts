import { own as inTable } from '../../../../../lib/own.ts'
import { PLACE_NOUNS } from '../../de/place-nouns.ts'
import { infinitiveOf } from './conjugate.ts'
import {
  EVERYDAY_FEMININE,
  EVERYDAY_MASCULINE,
  EVERYDAY_NEUTER,
  EVERYDAY_PLURALS,
  EVERYDAY_UNCOUNTED,
} from './nouns-everyday.ts'
import { FEMININE } from './nouns-feminine.ts'
import { MASCULINE, ODD_MASCULINE } from './nouns-masculine.ts'
import { NEUTER, PAIRS, PLURALS, UNCOUNTED } from './nouns-neuter.ts'

export type Genus = 'm' | 'f' | 'n'

/** In lower case, as the endings of longer words are. */
interface Noun {
  readonly genus: Genus
  readonly singular: string
  /** Accusative and dative of weak nouns. */
  readonly oblique: string
  readonly genitive: string
  /** The singular again where there is no plural. */
  readonly plural: string
  readonly isWeak: boolean
}

export interface Found {
  readonly noun: Noun
  /** What stands before the noun in a compound, as typed: "Stoff" of "Stoffhase". */
  readonly start: string
  readonly isPlural: boolean
  readonly isOblique: boolean
}

const isPair = ({ singular }: Noun): boolean => PAIRS.test(singular)
const WITHOUT_ARTICLE = new Set(`${UNCOUNTED} ${EVERYDAY_UNCOUNTED}`.split(' '))

const vowelGroups = (word: string): number => word.match(/[aeiouyäöü]+/gu)?.length ?? 0

/** "Bagger" and "Baggers", "Hund" and "Hundes", "Eis" and "Eises". */
export function genitiveOf(word: string): string {
  if (/nis$/u.test(word)) return `${word}ses`
  if (/(?:us|os|as)$/u.test(word) && vowelGroups(word) > 1)
    return /(?:haus|gras|glas|moos|floß)$/u.test(word) ? `${word}es` : word
  if (/[sßxz]$/u.test(word)) return `${word}es`
  return vowelGroups(word) === 1 && /[dt]$/u.test(word) ? `${word}es` : `${word}s`
}

const weak = (singular: string): string => singular + (singular.endsWith('e') ? 'n' : 'en')

function entry(genus: Genus, added: string, typed: string): Noun {
  const [singular = '', own] = typed.split('/')
  const odd = genus === 'm' ? inTable(ODD_MASCULINE, singular) : undefined
  if (odd) return { genus, singular, oblique: odd[0], genitive: odd[1], plural: odd[2], isWeak: true }
  const isWeak = genus === 'm' && added === 'n'
  const regular = isWeak ? weak(singular) : added === '0' ? singular : singular + added
  const plural = own === undefined ? regular : own === '0' ? singular : own
  if (isWeak) return { genus, singular, oblique: plural, genitive: plural, plural, isWeak }
  if (singular === 'herz') return { genus, singular, oblique: 'herzen', genitive: 'herzens', plural, isWeak: false }
  return {
    genus,
    singular,
    oblique: singular,
    genitive: genus === 'f' ? singular : genitiveOf(singular),
    plural,
    isWeak,
  }
}

const entries = (genus: Genus, table: Readonly<Record<string, string>>): Noun[] =>
  Object.entries(table).flatMap(([added, words]) =>
    words
      .trim()
      .split(/\s+/u)
      .map(word => entry(genus, added, word)),
  )

/** "Giesskanne" is written so too. */
const folded = (word: string): string => word.toLowerCase().replace(/ß/gu, 'ss')

interface Index {
  readonly singular: ReadonlyMap<string, Noun>
  readonly plural: ReadonlyMap<string, Noun>
  readonly oblique: ReadonlyMap<string, Noun>
}

const indexed = (nouns: readonly Noun[], keyOf: (noun: Noun) => string): Map<string, Noun> =>
  new Map(nouns.toReversed().map(noun => [folded(keyOf(noun)), noun]))

/** Without a plural, which no place needs. */
const places = (): Noun[] =>
  [...PLACE_NOUNS].flatMap(([word, { genus }]) => (genus === 'p' ? [] : [entry(genus, '0', word)]))

function makeIndex(): Index {
  const alone = `${PLURALS} ${EVERYDAY_PLURALS}`.split(' ').map(word => entry('f', '', word))
  const weakOnes = entries('m', { n: MASCULINE.n ?? '' })
  const all = [
    ...weakOnes,
    ...Object.keys(ODD_MASCULINE).map(word => entry('m', '', word)),
    ...entries('m', MASCULINE),
    ...entries('f', FEMININE),
    ...entries('n', NEUTER),
    ...entries('m', EVERYDAY_MASCULINE),
    ...entries('f', EVERYDAY_FEMININE),
    ...entries('n', EVERYDAY_NEUTER),
    ...places(),
  ]
  const dative = ({ plural }: Noun): string => (/[ns]$/u.test(plural) ? plural : `${plural}n`)
  return {
    singular: indexed(all, noun => noun.singular),
    plural: indexed(
      [...alone, ...all.filter(noun => noun.plural !== noun.singular || isPair(noun))],
      noun => noun.plural,
    ),
    oblique: new Map([
      ...indexed(
        all.filter(noun => noun.oblique !== noun.singular),
        noun => noun.oblique,
      ),
      ...indexed(all, noun => noun.genitive),
      ...indexed(
        all.filter(noun => dative(noun) !== noun.plural),
        dative,
      ),
    ]),
  }
}

let index: Index | undefined
const words = (): Index => {
  index ??= makeIndex()
  return index
}

/** Shorter ends of words are nouns by chance: "Preis" is no "Eis". */
const END_UNITS = 4
const START_UNITS = 3
const SHORT_END = /(?:eis|uhr|rad|bär|hut|kuh|ohr|ball|auto|tee|see|fee|wal|zug|bus|hai|ei|uhu)$/u

function knownExactly(word: string, start: string): Found[] {
  const key = folded(word)
  const { singular, plural, oblique } = words()
  const one = singular.get(key)
  const many = plural.get(key)
  const other = oblique.get(key)
  const found: Found[] = []
  if (many && (isPair(many) || !one)) found.push({ noun: many, start, isPlural: true, isOblique: false })
  if (one) found.push({ noun: one, start, isPlural: false, isOblique: false })
  if (one && one.plural === one.singular && !many) found.push({ noun: one, start, isPlural: true, isOblique: false })
  if (many && one && !isPair(many)) found.push({ noun: many, start, isPlural: true, isOblique: false })
  if (other)
    found.push({
      noun: other,
      start,
      isPlural: folded(other.plural) !== key && folded(other.oblique) !== key && folded(other.genitive) !== key,
      isOblique: true,
    })
  return found
}

const ENDINGS: readonly (readonly [RegExp, Genus, string])[] = [
  [/(?:ung|heit|keit|schaft|tät|ion|enz|anz)$/u, 'f', 'en'],
  [/(?:er|eur|ist|log|ot|at|ant|ent)in$/u, 'f', 'nen'],
  [/(?:chen|lein)$/u, 'n', ''],
  [/(?:ling)$/u, 'm', 'e'],
  [/(?:ismus)$/u, 'm', '0'],
  [/(?:ment|ett)$/u, 'n', 'e'],
  [/(?:or)$/u, 'm', 'en'],
]
const PLURAL_ENDINGS = /(?:ungen|heiten|keiten|schaften|täten|ionen)$/u
const PLURAL_PERSONS = /(?:er|eur|ist|log|ot|at|ant|ent)innen$/u

function byEnding(word: string): Found[] {
  const key = word.toLowerCase()
  const isPersons = PLURAL_PERSONS.test(key)
  const isPlural = isPersons || PLURAL_ENDINGS.test(key)
  const singular = isPlural ? key.slice(0, isPersons ? -3 : -2) : key
  const known = ENDINGS.find(([ending]) => ending.test(singular) && singular.length > 5)
  if (!known) return []
  const [, genus, added] = known
  const noun = entry(genus, added, singular)
  if (/(?:chen|lein)$/u.test(key) && !isSmall(key)) return []
  const found: Found = { noun, start: '', isPlural, isOblique: false }
  return genus === 'n' && added === '' ? [found, { ...found, isPlural: true }] : [found]
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' }

/** "Bärchen", but not "Zauselchen", which may be a name. */
function isSmall(word: string): boolean {
  const stem = word.replace(/(?:chen|lein)$/u, '')
  const back = stem.replace(/[äöü](?!.*[äöü])/u, vowel => UMLAUTS[vowel] ?? vowel)
  return [stem, back].some(start => ['', 'e', 'en'].some(end => lookUp(start + end).length > 0))
}

/** What a word may be, the likeliest first: singular, plural or an inflected form of a noun, or of its longest known end. */
export function lookUp(word: string): readonly Found[] {
  const exact = knownExactly(word, '')
  if (exact.length > 0) return exact
  for (let at = START_UNITS; at <= word.length - 2; at += 1) {
    const end = word.slice(at)
    if (end.length < END_UNITS && !SHORT_END.test(end.toLowerCase())) continue
    if (end.length < END_UNITS && !isStart(word.slice(0, at))) continue
    const isCompound = /[aeiouyäöü]/iu.test(word.slice(0, at))
    const found = isCompound
      ? knownExactly(end, word.slice(0, at)).filter(({ isOblique, isPlural }) => !isOblique || !isPlural)
      : []
    if (found.length > 0) return found
  }
  const ended = byEnding(word)
  return ended.length > 0 ? ended : nominal(word)
}

/** "Meeresrauschen", "Schnarchen": an infinitive as a noun, with its capital. */
function nominal(word: string): Found[] {
  if (!/^\p{Lu}\p{Ll}{4,}n$/u.test(word)) return []
  const key = word.toLowerCase()
  for (let at = 0; at <= key.length - 5; at += 1) {
    const isParted = at === 0 || at >= START_UNITS
    if (isParted && infinitiveOf(key.slice(at)))
      return [{ noun: entry('n', '0', key), start: '', isPlural: false, isOblique: false }]
  }
  return []
}

const MADE_OF = new Set(
  'zahn wald blumen erd vanille schoko lauf fahr zahn stoff plüsch polar koala wasch kuckuck sand stand arm spiel feuer'.split(
    ' ',
  ),
)

/** The first part of a compound that ends in a short noun. */
function isStart(start: string): boolean {
  const word = start.toLowerCase().replace(/-$/u, '')
  return (
    MADE_OF.has(word) ||
    [word, word.replace(/(?:en|er|es|n|s|e)$/u, ''), `${word}e`].some(
      part => part.length > 2 && knownExactly(part, '').length > 0,
    )
  )
}

/** Whether the noun takes no indefinite article: "Milch". */
export const isUncounted = ({ noun }: Found): boolean => WITHOUT_ARTICLE.has(noun.singular)
export const isKnownNoun = (word: string): boolean => knownExactly(word, '').length > 0
