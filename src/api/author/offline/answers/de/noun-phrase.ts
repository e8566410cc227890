import { type PhraseGrammar, readPhrase } from '../phrase-reader.ts'
import type { Gender, NounPhrase } from '../reading.ts'
import { shortForms } from '../short-forms.ts'
import { titleGender } from '../titles.ts'
import { isCapital, isName, isWordLike } from '../typed.ts'
import { isCreature } from './creatures.ts'
import { formsOf, formsOfName, type Phrase, written } from './decline.ts'
import { afterAdjective, determinerOf, numberOf } from './determiners.ts'
import { HEAVY } from './heavy.ts'
import { type Found, type Genus, genitiveOf, isUncounted, lookUp } from './lexicon.ts'
import { adjectivesOf, type CoreParts, coreOf, partsOf } from './phrase-parts.ts'

const GENDERS: Readonly<Record<Genus, Gender>> = { m: 'masculine', f: 'feminine', n: 'neuter' }
/** People who are called so without an article. */
const KIN: Readonly<Record<string, Genus>> = {
  ...Object.fromEntries('mama mami oma omi uroma tante'.split(' ').map(word => [word, 'f' as const])),
  ...Object.fromEntries('papa papi opa opi uropa onkel'.split(' ').map(word => [word, 'm' as const])),
}
const kinOf = (word: string): Genus | undefined =>
  Object.hasOwn(KIN, word.toLowerCase()) ? KIN[word.toLowerCase()] : undefined

const named = (name: string, genus: Genus | undefined): NounPhrase => ({
  kind: 'noun phrase',
  language: 'de',
  gender: genus ? GENDERS[genus] : 'unknown',
  isPlural: false,
  isName: true,
  forms: formsOfName(name, genus),
})

/** "Flocke", "Oma Gerda", "Mama", "Frau Schmidt". */
function readName(typedName: string): NounPhrase | undefined {
  const words = typedName.replace(/^herrn? (?=\p{Lu})/iu, 'Herr ').replace(/^frau (?=\p{Lu})/iu, 'Frau ')
  const tokens = words.split(' ')
  const title = titleGender(words, 'de')
  if (title) return named(words, title)
  const kin = kinOf(tokens[0] ?? '')
  if (kin && (tokens.length === 1 || isName(tokens.slice(1))))
    return named([tokens[0]?.charAt(0).toUpperCase(), words.slice(1)].join(''), kin)
  return isName(tokens) && !tokens.some(token => lookUp(token).length > 0) ? named(words, undefined) : undefined
}

/** A noun that no list knows, by the visitor's article alone. */
function unknownNoun(noun: string, codes: string): Found | undefined {
  const key = noun.toLowerCase()
  // "der Zwuggel" is a masculine subject; a diminutive is neuter.
  const allowed = codes === 'mf' ? 'm' : /(?:chen|lein)$/u.test(key) && codes.includes('n') ? 'n' : codes
  const genera = [...allowed].filter(code => code !== 'p')
  const isSure = genera.length === 1 && (!allowed.includes('p') || !/[ens]$/u.test(key))
  const [genus] = genera as Genus[]
  if (!genus || !isSure || !isCapital(noun) || !isWordLike(noun) || (genus === 'm' && key.endsWith('e')))
    return undefined
  const genitive = genus === 'f' ? key : genitiveOf(key)
  const known = { genus, singular: key, oblique: key, genitive, plural: key, isWeak: false }
  return { noun: known, start: '', isPlural: false, isOblique: false }
}

function chosen(core: CoreParts, codes: string | undefined): Found | undefined {
  if (core.found.length === 0) return codes === undefined ? undefined : unknownNoun(core.noun, codes)
  const fits = ({ noun, isPlural }: Found) => codes === undefined || codes.includes(isPlural ? 'p' : noun.genus)
  const fitting = core.found.filter(fits)
  // An inflected form alone is none: "Bären" is the plural.
  return fitting.find(found => !found.isOblique) && codes === undefined
    ? fitting.find(found => !found.isOblique)
    : (fitting.find(found => !found.isOblique && !found.isPlural) ??
        fitting.find(found => found.isOblique && !found.isPlural && /[mn]/u.test(found.noun.genus) && codes !== 'fp') ??
        fitting[0])
}

function spelled(found: Found, typed: string) {
  const { noun, start, isPlural } = found
  const isAsTyped = !found.isOblique || noun.singular === typed.toLowerCase()
  const own = written('', typed)
  const make = (form: string): string =>
    isAsTyped && form === (isPlural ? noun.plural : noun.singular) ? own : written(start, form)
  const plural = make(noun.plural)
  const isSame = /(?:[ns]|spätzle|gnocchi|spaghetti|ravioli|tortellini|makkaroni)$/iu.test(plural)
  return isPlural
    ? { nominative: plural, oblique: plural, genitive: plural, dative: isSame ? plural : `${plural}n` }
    : {
        nominative: make(noun.singular),
        oblique: make(noun.oblique),
        genitive: genitive(own, isAsTyped, found),
        dative: make(noun.oblique),
      }
}

/** With the visitor's spelling where it only adds an ending: "Giesskanne". */
function genitive(own: string, isAsTyped: boolean, { noun, start }: Found): string {
  const added = noun.genitive.startsWith(noun.singular) ? noun.genitive.slice(noun.singular.length) : undefined
  const isLong = added === 'es' && /[dt]$/u.test(noun.singular) && start !== ''
  if (isAsTyped && added !== undefined) return own + (isLong ? 's' : added)
  return written(start, isLong ? `${noun.singular}s` : noun.genitive)
}

function phraseFrom(core: CoreParts, codes: string | undefined, number: string, tail: string, name: string) {
  const found = chosen(core, codes)
  if (!found) return undefined
  const { genus } = found.noun
  const isPlural = found.isPlural
  const phrase = {
    genus,
    isPlural,
    isUncounted: isUncounted(found),
    number,
    adjectives: core.adjectives,
    noun: spelled(found, core.noun),
    name: name || core.name,
    tail,
  }
  return {
    kind: 'noun phrase',
    language: 'de',
    gender: GENDERS[genus],
    isPlural,
    isName: false,
    ...formsAndShort(phrase),
  } as const
}

const BARE = { number: '', adjectives: [], tail: '' } as const

/** With how it is called later: "die blaue Decke", "die Decke". */
function formsAndShort(phrase: Phrase) {
  const forms = formsOf(phrase)
  const short = (left: Partial<Phrase>) => (phrase.name === '' ? formsOf({ ...phrase, ...left }) : undefined)
  return {
    forms,
    ...shortForms(
      forms,
      () => short({ tail: '' }),
      () => short(BARE),
    ),
  }
}

/** "Opas alte Uhr": whose it is comes after the noun. */
function ownerOf(tokens: readonly string[]): string | undefined {
  const owner = /^(\p{Lu}\p{Ll}+)’?s$/u.exec(tokens[0] ?? '')?.[1]
  if (!owner || tokens.length < 2) return undefined
  return (kinOf(owner) ??
    (lookUp(owner).length === 0 && lookUp(`${owner}s`).length === 0 && adjectivesOf([`${owner}s`]) === undefined))
    ? owner
    : undefined
}

function read(words: string, apposed = ''): NounPhrase | undefined {
  const all = words.split(' ')
  const owner = ownerOf(all)
  const determiner = owner ? undefined : determinerOf(all)
  const rest = owner ? all.slice(1) : (determiner?.rest ?? all)
  const number = numberOf(rest[0] ?? '')
  const parts = partsOf(number ? rest.slice(1) : rest)
  const core = parts && coreOf(parts.core)
  if (!parts || !core) return undefined
  const isBare = !determiner && !number && !owner && core.adjectives.length === 0
  // "Oma Gerda" is a name.
  if (isBare && (kinOf(core.noun) ?? kinOf(all[0] ?? ''))) return undefined
  const start = number ? 'p' : determiner?.codes
  const isDeclined = core.adjectives.at(-1)?.endsWith('.') === false
  const codes = isDeclined
    ? afterAdjective(start, adjectiveIn(parts.core, core), determiner?.isDefinite ?? false)
    : start
  const tail = owner ? `von ${owner} ${parts.tail}`.trim() : parts.tail
  return phraseFrom(core, codes, number ?? '', tail, apposed || parts.name)
}

/** The last adjective as typed. */
const adjectiveIn = (words: readonly string[], { noun }: CoreParts): string =>
  words[words.indexOf(noun) - 1]?.toLowerCase() ?? ''

const FRAME =
  /^(?:(?:(?:sie|er|ich) (?:hat|habe) )?(?:(?:große |riesige |ein bisschen |etwas |total )?Angst )?vor(?: (?=\p{L})|(?=m ))|Angst, dass |am liebsten |nach (?=\p{L}))/iu

const grammar: PhraseGrammar = {
  unframed: words => words.replace(FRAME, '').replace(/^m (?=\p{L})/u, 'dem '),
  isTitled: words => titleGender(words, 'de') !== undefined,
  isCreature: word => isCreature(lookUp(word)),
  readAnyName: name => named(name, undefined),
  isNoun: word => lookUp(word).length > 0,
  heavy: HEAVY,
  sentence:
    /(?:^| )(?:ich|er|es|wir|du|man|ist|sind|war|waren|hat|haben|hatte|hatten|wird|werden|wurde|kann|will|möchte|mag|muss|soll|darf|macht|geht|nicht|kein|keine|keinen|nichts|alles|sich|dass|weil|wenn)(?= |$)/iu,
  relative: /(?!)/u,
  and: / (?:und|&|\+|oder) /iu,
  determined: /^(?:der|die|das|ein|eine|mein|meine|sein|seine|ihr|ihre|unser|unsere) /iu,
  naming: /^(?:der|die|das) (\p{Lu}\p{L}+) heißt$/u,
  read,
  readName,
  andBefore: () => 'und',
  together: () => ({ er: 'sie', ihn: 'sie', ihm: 'ihnen' }),
}

export const readNounPhrase = (text: string, isSomebody = false): NounPhrase | undefined =>
  readPhrase(text, grammar, isSomebody)
