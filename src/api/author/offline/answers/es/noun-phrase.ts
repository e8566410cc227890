import * as places from '../../es/place-words.ts'
import { type PhraseGrammar, readPhrase } from '../phrase-reader.ts'
import type { Forms, NounPhrase } from '../reading.ts'
import { accentWriter } from '../romance/accents.ts'
import { GENDERS, nameForms, type Phrase, pick, type RomanceNoun, said } from '../romance/phrase.ts'
import { type Determined, type RomanceGrammar, readSingle } from '../romance/read-noun-phrase.ts'
import { shortRomance } from '../romance/short-phrase.ts'
import { indexOf, listed, withoutMarks } from '../romance/words.ts'
import { titleGender } from '../titles.ts'
import { capitalised, isName } from '../typed.ts'
import { verbOf } from './conjugate.ts'
import { HEAVY } from './heavy.ts'
import {
  FEMININE,
  KIN,
  MASCULINE,
  PARENTS,
  PLURAL_FEMININE,
  PLURAL_MASCULINE,
  STRESSED_A,
  UNCOUNTED,
  UNIQUE,
} from './nouns.ts'
import {
  EVERYDAY_FEMININE,
  EVERYDAY_MASCULINE,
  EVERYDAY_PLURAL_FEMININE,
  EVERYDAY_PLURAL_MASCULINE,
  EVERYDAY_UNCOUNTED,
} from './nouns-everyday.ts'

const UNACCENTED: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' }

function pluralsOf(singular: string): readonly string[] {
  if (/z$/u.test(singular)) return [`${singular.slice(0, -1)}ces`]
  if (/[aeiouáéó]$/u.test(singular)) return [`${singular}s`]
  if (/[íú]$/u.test(singular)) return [`${singular}s`, `${singular}es`]
  const isAccented = /[áéíóú][ns]$/u.test(singular)
  if (isAccented) return [`${singular.replace(/[áéíóú](?=[ns]$)/u, vowel => UNACCENTED[vowel] ?? vowel)}es`]
  return singular.endsWith('s') ? [singular] : [`${singular}es`, `${singular}s`]
}

let nouns: ReturnType<typeof indexOf> | undefined
const index = () => {
  nouns ??= new Map([
    ...indexOf([...places.MASCULINE].join(' '), [...places.FEMININE].join(' '), pluralsOf),
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

/** "gatito" is a "gato". */
export function lookUp(word: string): readonly RomanceNoun[] {
  const known = index().get(word)
  if (known) return known
  const [, stem = '', ending = ''] = /^(\p{L}{2,}?)(?:ec|c)?it([oa]s?)$/u.exec(word) ?? []
  const back = stem.replace(/qu$/u, 'c').replace(/gu$/u, 'g')
  return [ending, ending.replace(/[oa]/u, ''), ending.replace(/[oa]/u, 'e')].some(
    end => back !== '' && index().has(back + end),
  )
    ? [{ gender: ending.startsWith('a') ? 'f' : 'm', isPlural: ending.endsWith('s') }]
    : []
}

/** What no list knows. */
function byEnding(word: string): readonly RomanceNoun[] {
  const gender = /(?:os?|or|ores|aje|ajes)$/u.test(word)
    ? 'm'
    : /(?:as?|ción|ciones|sión|dad|dades|tud)$/u.test(word) && !/mas?$/u.test(word)
      ? 'f'
      : undefined
  return gender ? [{ gender, isPlural: word.endsWith('s') }] : []
}

const ARTICLES: Readonly<Record<string, string>> = {
  un: 'mf',
  una: 'f',
  unos: 'M',
  unas: 'F',
  el: 'mf',
  la: 'f',
  los: 'M',
  las: 'F',
  mi: 'mf',
  mis: 'MF',
  tu: 'mf',
  tus: 'MF',
  su: 'mf',
  sus: 'MF',
  nuestro: 'm',
  nuestra: 'f',
  nuestros: 'M',
  nuestras: 'F',
  vuestro: 'm',
  vuestra: 'f',
  este: 'm',
  esta: 'f',
  ese: 'm',
  esa: 'f',
  muchos: 'M',
  muchas: 'F',
  algunos: 'M',
  algunas: 'F',
}

function determiner(words: string): Determined | undefined {
  const [first = '', ...rest] = words.split(' ')
  const key = first.toLowerCase()
  const codes = Object.hasOwn(ARTICLES, key) ? ARTICLES[key] : undefined
  if (!codes || rest.length === 0) return undefined
  const bare = rest.join(' ')
  const all = /^(?:los|las)$/u.test(rest[0] ?? '') ? rest.slice(1).join(' ') : bare
  // "el" before a noun that no list knows is the masculine article.
  const isKnown = lookUp((rest[0] ?? '').toLowerCase()).length > 0
  return { codes: /^(?:el|un)$/u.test(key) && !isKnown ? 'm' : codes, rest: all, isPartitive: false }
}

const stressed = new Set(listed(STRESSED_A))
/** The masculine article before a feminine noun. */
const isStressed = ({ gender, isPlural, before, number, noun }: Phrase): boolean =>
  gender === 'f' && !isPlural && before.length === 0 && number === '' && stressed.has(noun)

function own(phrase: Phrase, mark: string): string {
  const { number, before, noun, name, after, called } = phrase
  const naming = called === '' ? '' : `${llamado(phrase)} ${called}`
  return said(number, ...before, noun, mark === '' ? name : name && `${mark} ${name}`, after, naming)
}
const llamado = (phrase: Phrase): string => `llamad${pick(phrase, ['o', 'a', 'os', 'as'])}`

const articleOf = (phrase: Phrase): string => (isStressed(phrase) ? 'el' : pick(phrase, ['el', 'la', 'los', 'las']))
const joined = (preposition: 'de' | 'a', words: string): string =>
  words.startsWith('el ') ? `${preposition === 'de' ? 'del' : 'al'} ${words.slice(3)}` : `${preposition} ${words}`

function indefinite(phrase: Phrase): string {
  const words = own(phrase, llamado(phrase))
  if (phrase.isUnique) return `${articleOf(phrase)} ${own(phrase, '')}`
  if (phrase.number !== '' || (phrase.isUncounted && !phrase.isPlural)) return words
  return `${isStressed(phrase) ? 'un' : pick(phrase, ['un', 'una', 'unos', 'unas'])} ${words}`
}

const pronouns = (phrase: RomanceNoun): Forms => ({
  él: pick(phrase, ['él', 'ella', 'ellos', 'ellas']),
  lo: pick(phrase, ['lo', 'la', 'los', 'las']),
  le: phrase.isPlural ? 'les' : 'le',
  o: pick(phrase, ['o', 'a', 'os', 'as']),
})

function formsOf(phrase: Phrase): Forms {
  const words = own(phrase, '')
  const the = `${articleOf(phrase)} ${words}`
  const possessed = (one: string) =>
    phrase.isUnique && phrase.name === '' ? the : `${one}${phrase.isPlural ? 's' : ''} ${words}`
  const isKin = phrase.isUnique && phrase.name !== ''
  return {
    '': words,
    el: the,
    un: indefinite(phrase),
    del: joined('de', the),
    al: joined('a', the),
    su: possessed('su'),
    mi: possessed('mi'),
    tu: possessed('tu'),
    este: `${pick(phrase, ['este', 'esta', 'estos', 'estas'])} ${words}`,
    ...pronouns(phrase),
    name: isKin ? the : phrase.called || phrase.name || `${articleOf(phrase)} ${phrase.noun}`,
  }
}

function phraseOf(phrase: Phrase): NounPhrase {
  const forms = formsOf(phrase)
  return {
    kind: 'noun phrase',
    language: 'es',
    gender: GENDERS[phrase.gender],
    isPlural: phrase.isPlural,
    isName: false,
    forms,
    ...shortRomance(phrase, forms, formsOf, lookUp),
  }
}

/** Whose names hold a noun. */
const FIGURES = new Set(['papá noel', 'papa noel'])
const parents = new Set(listed(PARENTS))

function named(name: string, gender: 'm' | 'f' | undefined): NounPhrase {
  const known: Forms = gender ? pronouns({ gender, isPlural: false }) : { él: name, le: 'le' }
  const forms = nameForms(name, 'el un su mi tu este', { del: `de ${name}`, al: `a ${name}`, ...known })
  return {
    kind: 'noun phrase',
    language: 'es',
    gender: gender ? GENDERS[gender] : 'unknown',
    isPlural: false,
    isName: true,
    forms,
  }
}

function readName(words: string): NounPhrase | undefined {
  const title = titleGender(words, 'es')
  if (FIGURES.has(words.toLowerCase())) return named('Papá Noel', 'm')
  if (title) return named(words, title)
  const tokens = words.split(' ')
  const [first = ''] = tokens
  if (parents.has(first.toLowerCase()) && tokens.length === 1)
    return named(capitalised(words.toLowerCase()), /^m/iu.test(first) ? 'f' : 'm')
  return isName(tokens) && lookUp(first.toLowerCase()).length === 0 ? named(words, undefined) : undefined
}

/** Adjectives that are verbs too: "una caja llena". */
const ADJECTIVE_VERBS =
  /^(?:llena|vacía|suelta|seca|limpia|calva|corta|larga|lenta|baja|alta|oscura|clara|tibia|sola|pinta|lista|loca|cansa|mojada|doble|nueva|quieta|espesa|borda|viva)$/u

const OWN_ONLY = / (?:solo )?para (?:él|ella|mí|sí)(?: sol[oa])?$/iu

const romance: RomanceGrammar = {
  determiner,
  numbers: 'dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
  before:
    /^(?:pequeñ[oa]s?|gran(?:des?)?|viej[oa]s?|antigu[oa]s?|buen[oa]?s?|mal[oa]?s?|mejor(?:es)?|peor(?:es)?|primer[oa]?s?|últim[oa]s?|nuev[oa]s?|bonit[oa]s?|precios[oa]s?|otr[oa]s?|mism[oa]s?|enormes?|inmens[oa]s?|muy|super|súper|mini|ciert[oa]s?|misterios[oa]s?)$/iu,
  preposition:
    /^(?:de|del|a|al|en|sobre|bajo|con|sin|para|por|debajo|detrás|dentro|encima|junto|contra|entre|hacia|como)$/iu,
  determinerInside: /^(?:el|la|los|las|un|una|su|sus|mi|mis|nuestr[oa]s?|este|esta|dos|tres|cuatro)$/iu,
  relative: / (?:que|donde|cuando|porque|con (?:el|la|los|las) (?:que|cuales?)|quien) /iu,
  naming: / (?:llamad[oa]s?|que se llaman?|de nombre) /iu,
  ownOnly: OWN_ONLY,
  firstPerson: /^(?:mí|mi|mis|nuestr[oa]s?|nosotr[oa]s|yo|conmigo)$/iu,
  and: /^[ye]$/iu,
  lookUp,
  byEnding,
  isVerb: word => !ADJECTIVE_VERBS.test(word) && verbOf(word)?.form === 'finite',
  uncounted: new Set(listed(`${UNCOUNTED} ${EVERYDAY_UNCOUNTED}`)),
  unique: new Set(listed(UNIQUE)),
  kin: new Set(listed(KIN)),
  isKinName: false,
  phraseOf,
}

const FRAME = /^(?:(?:le (?:da|dan) |tiene )?(?:mucho )?miedo (?:a(?=l |l$| )|de(?=l |l$| )))/iu
/** "miedo a la oscuridad", "miedo al perro". */
function unframed(words: string): string {
  // "a las avispas, a la tía Marta"
  const things = words
    .replace(OWN_ONLY, '')
    .replace(/^(?:le|me) (?:da|dan) (?:mucho )?miedo (?=(?:el|la|los|las|su|sus) )/iu, '')
    .replace(/(?<=^|, | y )(?:a|de) (?=(?:la|las|los|el|su|sus|un|una) )/giu, '')
    .replace(/^al /iu, 'el ')
  const bare = things.replace(FRAME, '')
  return bare === things ? things : bare.replace(/^l /u, 'el ').trim()
}

const CREATURES = new Set(
  listed(
    `perro perra perrito perrita gato gata gatito gatita conejo conejito caballo poni burro ratón ratoncito hámster pájaro pajarito loro periquito pez pececito tortuga serpiente rana erizo oso osito peluche elefante mono león tigre jirafa cebra
    cocodrilo dinosaurio dino dragón unicornio búho zorro lobo oveja vaca cerdo gallina pato pingüino delfín ballena tiburón foca ardilla muñeca muñeco robot hada bruja caballero pirata duende gigante fantasma monstruo manta
    hermano hermana abuelo abuela madre padre primo prima tío tía amigo amiga vecino vecina maestro maestra profesor profesora bebé`,
  ),
)

const grammar: PhraseGrammar = {
  unframed,
  isTitled: words => titleGender(words, 'es') !== undefined,
  isCreature: word => CREATURES.has(word.toLowerCase()),
  isNoun: word => lookUp(word.toLowerCase()).length > 0,
  heavy: HEAVY,
  sentence:
    /(?:^| )(?:yo|él|ella|nosotr[oa]s|ellos|ellas|nos|me|se|le|les|es|son|era|eran|fue|está|están|estaba|ha|han|he|hemos|hay|había|tiene|tienen|tuvo|puede|quiere|debe|no|nada|todo|ninguna?|ni|sí)(?= |$)/iu,
  relative: / (?:que|donde) /iu,
  and: / (?:y|e|&|\+|o) /iu,
  determined: /^(?:el|la|un|una|mi|su|nuestr[oa]) /iu,
  naming: /^que se llama (\p{Lu}\p{L}+)$/u,
  // "mamá" alone is a name; "su mamá" is none.
  read: (words, name) =>
    parents.has(words.toLowerCase()) || FIGURES.has(words.toLowerCase()) ? undefined : readSingle(words, romance, name),
  readName,
  readAnyName: name => named(name, titleGender(name, 'es')),
  andBefore: words => (/^h?i(?!e)/iu.test(words) ? 'e' : 'y'),
  together: gender => pronouns({ gender: gender === 'feminine' ? 'f' : 'm', isPlural: true }),
}

const withAccents = accentWriter(() => index().keys())

export const readNounPhrase = (text: string, isSomebody = false): NounPhrase | undefined =>
  readPhrase(withAccents(text), grammar, isSomebody)
