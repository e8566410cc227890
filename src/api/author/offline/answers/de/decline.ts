import type { Forms } from '../reading.ts'
import { capitalised } from '../typed.ts'
import type { Genus } from './lexicon.ts'

/** A phrase without its article, ready to be declined. */
export interface Phrase {
  readonly genus: Genus
  readonly isPlural: boolean
  readonly isUncounted: boolean
  /** "zwei": after the article, unchanged. */
  readonly number: string
  /** Stems with what stands before them unchanged: "ganz alt". Undeclined ones end in a point: "lila.". */
  readonly adjectives: readonly string[]
  readonly noun: {
    readonly nominative: string
    readonly oblique: string
    readonly genitive: string
    readonly dative: string
  }
  readonly name: string
  /** "unter dem Küchentisch". */
  readonly tail: string
}

const CASES = ['nominative', 'accusative', 'dative', 'genitive'] as const
type Case = (typeof CASES)[number]
type Key = Genus | 'p'
type Row = Readonly<Record<Case, string>>
const row = (nominative: string, accusative: string, dative: string, genitive: string): Row => ({
  nominative,
  accusative,
  dative,
  genitive,
})

const DEFINITE: Readonly<Record<Key, Row>> = {
  m: row('der', 'den', 'dem', 'des'),
  f: row('die', 'die', 'der', 'der'),
  n: row('das', 'das', 'dem', 'des'),
  p: row('die', 'die', 'den', 'der'),
}
/** After "ein", "kein", "mein". */
const POSSESSIVE: Readonly<Record<Key, Row>> = {
  m: row('', 'en', 'em', 'es'),
  f: row('e', 'e', 'er', 'er'),
  n: row('', '', 'em', 'es'),
  p: row('e', 'e', 'en', 'er'),
}
const WEAK: Readonly<Record<Key, Row>> = {
  m: row('e', 'en', 'en', 'en'),
  f: row('e', 'e', 'en', 'en'),
  n: row('e', 'e', 'en', 'en'),
  p: row('en', 'en', 'en', 'en'),
}
const MIXED: Readonly<Record<Key, Row>> = { ...WEAK, m: row('er', 'en', 'en', 'en'), n: row('es', 'es', 'en', 'en') }
const STRONG: Readonly<Record<Key, Row>> = {
  m: row('er', 'en', 'em', 'en'),
  f: row('e', 'e', 'er', 'er'),
  n: row('es', 'es', 'em', 'en'),
  p: row('e', 'e', 'en', 'er'),
}
const PRONOUNS: Readonly<Record<Key, readonly [string, string, string]>> = {
  m: ['er', 'ihn', 'ihm'],
  f: ['sie', 'sie', 'ihr'],
  n: ['es', 'es', 'ihm'],
  p: ['sie', 'sie', 'ihnen'],
}

const keyOf = ({ genus, isPlural }: Phrase): Key => (isPlural ? 'p' : genus)

function nounIn({ noun, genus, isPlural }: Phrase, grammatical: Case): string {
  if (isPlural) return grammatical === 'dative' ? noun.dative : noun.nominative
  const accusative = genus === 'm' ? noun.oblique : noun.nominative
  return { nominative: noun.nominative, accusative, dative: noun.oblique, genitive: noun.genitive }[grammatical]
}

const declined = (stem: string, ending: string): string => (stem.endsWith('.') ? stem.slice(0, -1) : stem + ending)

function said(
  phrase: Phrase,
  article: string,
  endings: Readonly<Record<Key, Row>>,
  grammatical: Case,
  isNamed = false,
) {
  const ending = endings[keyOf(phrase)][grammatical]
  const name = isNamed && phrase.name !== '' ? `namens ${phrase.name}` : phrase.name
  const words = [article, phrase.number, ...phrase.adjectives.map(stem => declined(stem, ending))]
  return [...words, nounIn(phrase, grammatical), name, phrase.tail].filter(word => word !== '').join(' ')
}

const definite = (phrase: Phrase, grammatical: Case): string =>
  said(phrase, DEFINITE[keyOf(phrase)][grammatical], WEAK, grammatical)

const possessed = (phrase: Phrase, stem: string, grammatical: Case): string =>
  said(phrase, stem + POSSESSIVE[keyOf(phrase)][grammatical], phrase.isPlural ? WEAK : MIXED, grammatical)

function indefinite(phrase: Phrase, grammatical: Case): string {
  if (!phrase.isPlural && !phrase.isUncounted)
    return said(phrase, `ein${POSSESSIVE[keyOf(phrase)][grammatical]}`, MIXED, grammatical, true)
  // A bare genitive is none: "von Gummistiefeln".
  const isHeard = grammatical !== 'genitive' || phrase.adjectives.some(stem => !stem.endsWith('.'))
  return isHeard ? said(phrase, '', STRONG, grammatical, true) : said(phrase, 'von', STRONG, 'dative', true)
}

const cases = (suffix: string, say: (grammatical: Case) => string, keys: readonly [string, string, string, string]) =>
  CASES.map((grammatical, at): [string, string] => [`${keys[at]}${suffix}`, say(grammatical)])

const possessive = (stem: string): [string, string, string, string] => [stem, `${stem}en`, `${stem}em`, `${stem}es`]

function owned(phrase: Phrase): [string, string][] {
  const keys = possessive('sein')
  return [
    ...cases(' male', grammatical => possessed(phrase, 'sein', grammatical), keys),
    ...cases(' female', grammatical => possessed(phrase, 'ihr', grammatical), keys),
    ...cases(' neutral', grammatical => definite(phrase, grammatical), keys),
  ]
}

/** The forms of a phrase, by token. */
export function formsOf(phrase: Phrase): Forms {
  const [subject, object, indirect] = PRONOUNS[keyOf(phrase)]
  return Object.fromEntries([
    ['', said(phrase, '', STRONG, 'nominative')],
    ...cases('', grammatical => definite(phrase, grammatical), ['der', 'den', 'dem', 'des']),
    ...cases('', grammatical => indefinite(phrase, grammatical), possessive('ein')),
    ...['kein', 'mein', 'dein'].flatMap(stem =>
      cases('', grammatical => possessed(phrase, stem, grammatical), possessive(stem)),
    ),
    ...owned(phrase),
    ['er', subject],
    ['ihn', object],
    ['ihm', indirect],
    ['name', phrase.name || `${DEFINITE[keyOf(phrase)].nominative} ${nounIn(phrase, 'nominative')}`],
  ])
}

const BARE_TOKENS = [
  '',
  'der',
  'den',
  'dem',
  'ein',
  'einen',
  'einem',
  'mein',
  'meinen',
  'meinem',
  'dein',
  'deinen',
  'deinem',
]
const OWNED_TOKENS = ['sein', 'seinen', 'seinem']

/** "Herrn Müller": the other cases of a title. */
const inflected = (name: string): string => name.replace(/^Herr(?= )/u, 'Herrn')

/** The forms of a proper name, whose pronouns repeat it where its gender is unknown. */
export function formsOfName(name: string, genus: Genus | undefined): Forms {
  const other = inflected(name)
  const [subject, object, indirect] = genus ? PRONOUNS[genus] : [name, other, other]
  const of = `von ${other}`
  return Object.fromEntries([
    ...[...BARE_TOKENS, ...OWNED_TOKENS, 'name'].map(token => [token, /[nm]$/u.test(token) ? other : name]),
    ...['des', 'eines', 'meines', 'deines', 'seines'].map(token => [token, of]),
    ['er', subject],
    ['ihn', object],
    ['ihm', indirect],
  ])
}

/** "Stoffhase" from "stoff" and "hase". */
export const written = (start: string, end: string): string => capitalised(start === '' ? end : start + end)
