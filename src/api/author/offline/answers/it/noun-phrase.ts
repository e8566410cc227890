import { after } from '../../it/article.ts'
import { NOUNS as PLACES } from '../../it/place-words.ts'
import { type PhraseGrammar, readPhrase } from '../phrase-reader.ts'
import type { Forms, NounPhrase } from '../reading.ts'
import { accentWriter } from '../romance/accents.ts'
import { GENDERS, nameForms, type Phrase, pick, type RomanceNoun } from '../romance/phrase.ts'
import { type Determined, type RomanceGrammar, readSingle } from '../romance/read-noun-phrase.ts'
import { shortRomance } from '../romance/short-phrase.ts'
import { indexOf, listed, withoutMarks } from '../romance/words.ts'
import { titleGender } from '../titles.ts'
import { isName } from '../typed.ts'
import { articled, indefiniteOf, own, possessed, thisOne } from './articles.ts'
import { verbOf } from './conjugate.ts'
import { HEAVY } from './heavy.ts'
import { FEMININE, KIN, MASCULINE, PLURAL_FEMININE, PLURAL_MASCULINE, UNCOUNTED, UNIQUE } from './nouns.ts'
import {
  EVERYDAY_FEMININE,
  EVERYDAY_MASCULINE,
  EVERYDAY_PLURAL_FEMININE,
  EVERYDAY_PLURAL_MASCULINE,
  EVERYDAY_UNCOUNTED,
} from './nouns-everyday.ts'

function pluralsOf(singular: string, gender: 'm' | 'f'): readonly string[] {
  const stem = singular.slice(0, -1)
  if (/[^aeio]$/u.test(singular) || singular.length < 3) return [singular]
  if (/(?:[cg])o$/u.test(singular)) return [`${stem}hi`, `${stem}i`]
  if (/io$/u.test(singular)) return [stem, `${stem}i`]
  if (/[cg]a$/u.test(singular)) return [`${stem}h${gender === 'f' ? 'e' : 'i'}`]
  if (/[cg]ia$/u.test(singular)) return [`${singular.slice(0, -2)}e`, `${stem}e`]
  if (singular === 'mano') return ['mani']
  if (/a$/u.test(singular)) return [gender === 'f' ? `${stem}e` : `${stem}i`]
  return /^(?:auto|moto|foto|radio|bici|gru|sdraio|dino|euro)$/u.test(singular) ? [singular] : [`${stem}i`]
}

const placeNouns = (): (readonly [string, readonly RomanceNoun[]])[] =>
  [...PLACES].map(([word, { gender, isPlural }]) => [word, [{ gender, isPlural }]] as const)

let nouns: ReturnType<typeof indexOf> | undefined
const index = () => {
  nouns ??= new Map([
    ...placeNouns(),
    ...indexOf(withoutMarks(EVERYDAY_MASCULINE), withoutMarks(EVERYDAY_FEMININE), pluralsOf),
    ...indexOf(withoutMarks(MASCULINE), withoutMarks(FEMININE), pluralsOf),
    ...listed(`${PLURAL_MASCULINE} ${EVERYDAY_PLURAL_MASCULINE}`).map(
      word => [word, [{ gender: 'm', isPlural: true }]] as const,
    ),
    ...listed(`${PLURAL_FEMININE} ${EVERYDAY_PLURAL_FEMININE}`).map(
      word => [word, [{ gender: 'f', isPlural: true }]] as const,
    ),
  ])
  return nouns
}

const DIMINUTIVE: Readonly<Record<string, RomanceNoun>> = {
  o: { gender: 'm', isPlural: false },
  a: { gender: 'f', isPlural: false },
  i: { gender: 'm', isPlural: true },
  e: { gender: 'f', isPlural: true },
}

/** "gattino" is a "gatto". */
export function lookUp(word: string): readonly RomanceNoun[] {
  const known = index().get(word)
  if (known) return known
  const [, stem = '', ending = ''] = /^(\p{L}{3,}?)(?:ol|c|ch)?(?:in|ett|ell)([oaie])$/u.exec(word) ?? []
  const isSmall = stem !== '' && ['o', 'a', 'e'].some(end => index().has(stem + end))
  const noun = isSmall ? DIMINUTIVE[ending] : undefined
  return noun ? [noun] : []
}

function byEnding(word: string): readonly RomanceNoun[] {
  if (/(?:[^m]a|zione|sione|gione|tà|tù)$/u.test(word)) return [{ gender: 'f', isPlural: false }]
  return /(?:o|ore|ale|ame)$/u.test(word) ? [{ gender: 'm', isPlural: false }] : []
}

const ARTICLES: Readonly<Record<string, string>> = {
  un: 'm',
  uno: 'm',
  una: 'f',
  il: 'm',
  lo: 'm',
  la: 'f',
  i: 'M',
  gli: 'M',
  le: 'F',
  dei: 'M',
  degli: 'M',
  delle: 'F',
  del: 'm',
  dello: 'm',
  della: 'f',
  questo: 'm',
  questa: 'f',
  mio: 'm',
  mia: 'f',
  miei: 'M',
  mie: 'F',
  tuo: 'm',
  tua: 'f',
  suo: 'm',
  sua: 'f',
  suoi: 'M',
  sue: 'F',
  nostro: 'm',
  nostra: 'f',
  nostri: 'M',
  nostre: 'F',
  molti: 'M',
  molte: 'F',
  tanti: 'M',
  tante: 'F',
  alcuni: 'M',
  alcune: 'F',
}
const ELIDED = /^(?:(l)|(un)|(dell)|(quest))’/iu
const POSSESSIVE = /^(?:mi[oae]|miei|tu[oae]|tuoi|su[oae]|suoi|nostr[oaie]|vostr[oaie]|loro) (?=[\p{L}\d])/iu

function determiner(words: string): Determined | undefined {
  const elided = ELIDED.exec(words)
  if (elided)
    return {
      codes: elided[2] ? 'f' : 'mf',
      rest: words.slice(elided[0].length).replace(POSSESSIVE, ''),
      isPartitive: elided[3] !== undefined,
    }
  const [first = '', ...others] = words.split(' ')
  const key = first.toLowerCase()
  const codes = Object.hasOwn(ARTICLES, key) ? ARTICLES[key] : undefined
  if (!codes || others.length === 0) return undefined
  return { codes, rest: others.join(' ').replace(POSSESSIVE, ''), isPartitive: /^(?:del|dello|della)$/u.test(key) }
}

const pronouns = (phrase: RomanceNoun): Forms => ({
  lui: pick(phrase, ['lui', 'lei', 'loro', 'loro']),
  lo: pick(phrase, ['lo', 'la', 'li', 'le']),
  gli: pick(phrase, ['gli', 'le', 'gli', 'gli']),
  o: pick(phrase, ['o', 'a', 'i', 'e']),
})

const PREPOSITIONS = [
  ['del', 'di'],
  ['al', 'a'],
  ['dal', 'da'],
  ['nel', 'in'],
  ['sul', 'su'],
] as const

function formsOf(phrase: Phrase): Forms {
  const the = articled(phrase, own(phrase, ''))
  return {
    '': own(phrase, ''),
    il: the,
    un: indefiniteOf(phrase),
    ...Object.fromEntries(PREPOSITIONS.map(([token, preposition]) => [token, after(preposition, the)])),
    suo: possessed(phrase, 'su'),
    mio: possessed(phrase, 'mi'),
    tuo: possessed(phrase, 'tu'),
    questo: thisOne(phrase),
    ...pronouns(phrase),
    name: phrase.isUnique && phrase.name !== '' ? the : phrase.called || phrase.name || articled(phrase, phrase.noun),
  }
}

function phraseOf(phrase: Phrase): NounPhrase {
  const forms = formsOf(phrase)
  return {
    kind: 'noun phrase',
    language: 'it',
    gender: GENDERS[phrase.gender],
    isPlural: phrase.isPlural,
    isName: false,
    forms,
    ...shortRomance(phrase, forms, formsOf, lookUp),
  }
}

const FIGURES = /^babbo natale$/iu
const kin = new Set(listed(KIN))

function named(name: string, gender: 'm' | 'f' | undefined): NounPhrase {
  const known: Forms = gender ? pronouns({ gender, isPlural: false }) : { lui: name, gli: 'gli' }
  const prepositions = Object.fromEntries(PREPOSITIONS.map(([token, preposition]) => [token, after(preposition, name)]))
  const forms = nameForms(name, 'il un suo mio tuo questo', { ...prepositions, ...known })
  return {
    kind: 'noun phrase',
    language: 'it',
    gender: gender ? GENDERS[gender] : 'unknown',
    isPlural: false,
    isName: true,
    forms,
  }
}

/** "Pippo", "la nonna Rosa". */
function readName(words: string): NounPhrase | undefined {
  const title = titleGender(words, 'it')
  if (title) return named(words, title)
  if (FIGURES.test(words)) return named('Babbo Natale', 'm')
  const tokens = words.replace(/^(?:la|il|lo) (?=(?:nonn|zi)[oa] )/iu, '').split(' ')
  const [first = '', ...others] = tokens
  const key = first.toLowerCase()
  if (kin.has(key) && others.length > 0 && isName(others))
    return named([key, ...others].join(' '), /a$/u.test(key) ? 'f' : 'm')
  return isName(tokens) && lookUp(key).length === 0 ? named(words, undefined) : undefined
}

/** Adjectives that are verbs too: "una scatola vuota". */
const ADJECTIVE_VERBS =
  /^(?:vuota|sporca|asciutta|secca|stanca|matta|salata|fresca|calda|gelata|ferma|libera|contenta|calma|lunga|fissa|curva|bassa|alta|netta|piena|cieca|mancina|bucata|attenta|timida|doppia|verde)$/u

const OWN_ONLY = / (?:tutt[oaie] (?:su[oaie]|mi[oae])|(?:solo|tutt[oa]) per (?:sé|lei|lui|me))$/iu

const romance: RomanceGrammar = {
  determiner,
  numbers: 'due tre quattro cinque sei sette otto nove dieci undici dodici'.split(' '),
  before:
    /^(?:piccol[oaie]|grand[ei]|gran|vecchi[oae]?|antic[oa]|antich[ie]|bell[oaie]|bei|begli|bel|buon[oaie]?|brutt[oaie]|nuov[oaie]|miglior[ei]?|peggior[ei]|prim[oaie]|ultim[oaie]|alt[oaie]|lung[oa]|lungh[ie]|strano|strana|stess[oaie]|altr[oaie]|enorm[ei]|mini|super|molto|misterios[oaie]|ver[oaie])$/iu,
  preposition:
    /^(?:di|del|dello|della|dei|degli|delle|a|al|allo|alla|ai|agli|alle|da|dal|dallo|dalla|dai|in|nel|nello|nella|nei|su|sul|sullo|sulla|sui|con|senza|per|sotto|sopra|dietro|dentro|davanti|tra|fra|come|vicino)$|^(?:d|dell|all|dall|nell|sull)’/iu,
  determinerInside:
    /^(?:il|lo|la|i|gli|le|un|uno|una|suo|sua|suoi|sue|mio|mia|nostro|nostra|questo|questa|due|tre|quattro)$|^(?:l|un)’/iu,
  relative: / (?:che|dove|quando|perché|con cui|in cui|a cui|con (?:il|la) quale|con (?:i|le) quali) /iu,
  naming: / (?:di nome|chiamat[oaie]|che si chiama(?:no)?) /iu,
  ownOnly: OWN_ONLY,
  firstPerson: /^(?:me|mio|mia|miei|mie|nostr[oaie]|noi|io)$/iu,
  and: /^ed?$/iu,
  lookUp,
  byEnding,
  isVerb: word => !ADJECTIVE_VERBS.test(word) && verbOf(word)?.form === 'finite',
  uncounted: new Set(listed(`${UNCOUNTED} ${EVERYDAY_UNCOUNTED}`)),
  unique: new Set(listed(UNIQUE)),
  kin,
  isKinName: false,
  phraseOf,
}

const FRAME = /^(?:(?:ha |la )?(?:molta |tanta )?paura (?=d))/iu
const MELTED: Readonly<Record<string, string>> = {
  del: 'il',
  dello: 'lo',
  della: 'la',
  dei: 'i',
  degli: 'gli',
  delle: 'le',
}
/** "paura del buio" is about "il buio". */
function unframed(words: string): string {
  const own = words.replace(OWN_ONLY, '')
  const bare = own.replace(FRAME, '')
  if (bare === own) return own
  const [first = '', ...rest] = bare.split(' ')
  if (Object.hasOwn(MELTED, first)) return [MELTED[first], ...rest].join(' ')
  return bare.replace(/^dell’/u, 'l’').replace(/^(?:di |d’)/u, '')
}

const CREATURES = new Set(
  listed(
    `cane cagnolino gatto gattino gatta coniglio coniglietto cavallo pony asino topo topolino criceto uccellino canarino pappagallo pesce pesciolino tartaruga serpente rana riccio orso orsetto orsacchiotto peluche elefante scimmia leone tigre giraffa zebra
    coccodrillo dinosauro dino drago unicorno gufo volpe lupo pecora mucca maiale gallina papera pinguino delfino balena squalo foca scoiattolo bambola pupazzo robot fata strega cavaliere pirata folletto gigante fantasma mostro copertina coperta
    fratello sorella nonno nonna madre padre cugino cugina zio zia amico amica vicino vicina maestra maestro mamma papà`,
  ),
)

const read = (words: string, name?: string): NounPhrase | undefined => {
  // "nonna Rosa" is a name; "la mia nonna" is none.
  const isNamedKin = /^(?:(?:la|il|lo) )?(?:nonn|zi)[oa] \p{Lu}/iu.test(words) && readName(words) !== undefined
  return isNamedKin || FIGURES.test(words) ? undefined : readSingle(words, romance, name)
}

const grammar: PhraseGrammar = {
  unframed,
  isTitled: words => titleGender(words, 'it') !== undefined,
  isCreature: word => CREATURES.has(word.toLowerCase()),
  isNoun: word => lookUp(word.toLowerCase()).length > 0,
  heavy: HEAVY,
  sentence:
    /(?:^| )(?:io|lui|lei|noi|voi|loro|ci|mi|si|è|sono|era|erano|c’era|c’è|ha|hanno|ho|abbiamo|aveva|può|vuole|deve|non|niente|nulla|tutto|nessun[oa]?|né|sì)(?= |$)/iu,
  relative: / (?:che|dove|con cui|in cui) /iu,
  and: / (?:e|ed|&|\+|o) /iu,
  determined: /^(?:(?:il|lo|la|un|uno|una|mio|mia|suo|sua) |l’|un’)/iu,
  naming: /^che si chiama (\p{Lu}\p{L}+)$/u,
  read,
  readName,
  readAnyName: name => named(name, titleGender(name, 'it')),
  andBefore: words => (/^e/iu.test(words) ? 'ed' : 'e'),
  together: gender => pronouns({ gender: gender === 'feminine' ? 'f' : 'm', isPlural: true }),
}

const withAccents = accentWriter(() => index().keys())

export const readNounPhrase = (text: string, isSomebody = false): NounPhrase | undefined =>
  readPhrase(withAccents(text), grammar, isSomebody)
