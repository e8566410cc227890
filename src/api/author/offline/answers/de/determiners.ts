import { own } from '../../../../../lib/own.ts'

/** Genders and the plural that a word allows: "mn" for "ein", "fp" for "die". */
export type Codes = string

const ARTICLES: Readonly<Record<string, Codes>> = {
  der: 'mf',
  die: 'fp',
  das: 'n',
  den: 'mp',
  dem: 'mn',
  des: 'mn',
  dieser: 'mf',
  diese: 'fp',
  dieses: 'n',
  ein: 'mn',
  eine: 'f',
  einen: 'm',
  einem: 'mn',
  einer: 'f',
  ne: 'f',
  nen: 'm',
  nem: 'mn',
  ner: 'f',
}
const ENDINGS: Readonly<Record<string, Codes>> = { '': 'mn', e: 'fp', en: 'mp', em: 'mn', er: 'f', es: 'mn' }
const POSSESSIVE = /^(?:mein|dein|sein|ihr|unser|euer|eur|unsr)(e[mnrs]?)?$/u
const QUANTITY = /^(?:viele|einige|mehrere|alle|manche|lauter|tausend|hundert)$/u
const ADJECTIVE_ENDING = /(?:e[mnrs]?)$/u

const STRONG: Readonly<Record<string, Codes>> = { er: 'm', es: 'n', e: 'fp', en: 'mp', em: 'mn' }
const NUMBERS = 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ')

export interface Determined {
  readonly codes: Codes
  readonly isDefinite: boolean
  readonly rest: readonly string[]
}

/** The article, possessive or quantity at the start; undefined where there is none. */
export function determinerOf(tokens: readonly string[]): Determined | undefined {
  const [first = '', ...rest] = tokens
  const word = first.toLowerCase().replace(/^’/u, '')
  if (word === 'ein' && /^paar$/iu.test(rest[0] ?? '')) return { codes: 'p', isDefinite: false, rest: rest.slice(1) }
  if (word === 'ganz' && QUANTITY.test(rest[0] ?? '')) return { codes: 'p', isDefinite: false, rest: rest.slice(1) }
  if (QUANTITY.test(word)) return { codes: 'p', isDefinite: false, rest }
  const article = own(ARTICLES, word)
  if (article) return { codes: article, isDefinite: word.startsWith('d'), rest }
  const possessive = POSSESSIVE.exec(word)
  return possessive ? { codes: own(ENDINGS, possessive[1] ?? '') ?? '', isDefinite: false, rest } : undefined
}

/** "zwei" of "zwei" and of "2". */
export function numberOf(token: string): string | undefined {
  const word = token.toLowerCase()
  const at = /^\d{1,2}$/u.test(word) ? Number(word) : NUMBERS.indexOf(word)
  return at >= 2 ? NUMBERS[at] : undefined
}

/** What the ending of an adjective leaves of what stands before it: "die kleinen" is a plural. */
export function afterAdjective(codes: Codes | undefined, adjective: string, isDefinite: boolean): Codes {
  const ending = ADJECTIVE_ENDING.exec(adjective)?.[0] ?? ''
  if (codes === 'p') return codes
  const strong = own(STRONG, ending) ?? 'mfnp'
  if (codes === undefined) return strong
  const isWeak = isDefinite || codes !== 'mn'
  const allowed = isWeak ? (ending === 'e' ? 'mfn' : 'mfnp') : `${strong}${ending === 'en' ? 'n' : ''}`
  const left = [...codes].filter(code => allowed.includes(code))
  // "die kleinen", "ihre kleinen": the feminine would end in e.
  return (ending === 'en' && codes === 'fp' ? ['p'] : left).join('')
}
