import type { Forms, Gender, NounPhrase } from './reading.ts'
import { capitalised, isName, quiet, typed } from './typed.ts'

/** What a language knows of noun phrases; the steps of reading one are the same in all. */
export interface PhraseGrammar {
  /** Without the words that answers put before the phrase: "Angst vor". */
  unframed(words: string): string
  /** "Frau Schmidt", "Mme Le Goff". */
  isTitled(words: string): boolean
  /** Whether a word in capitals is an animal, a toy or a relative, and no name: "Hase", but not "Krümel". */
  isCreature(word: string): boolean
  /** Death, illness, parting: nothing that a story may use as a thing. */
  readonly heavy: RegExp
  /** Words of sentences: pronouns and verbs that no phrase holds. */
  readonly sentence: RegExp
  /** Start of a relative clause without a comma, in which words of sentences belong. */
  readonly relative: RegExp
  readonly and: RegExp
  /** Start of an apposition: "das Kaninchen". */
  readonly determined: RegExp
  /** A relative clause that says a name, its first group: "der Flocke heißt". */
  readonly naming: RegExp
  isNoun(word: string): boolean
  /** A phrase without commas. */
  read(words: string, name?: string): NounPhrase | undefined
  readName(name: string): NounPhrase | undefined
  /** Also where the word is a noun: "Krümel". */
  readAnyName(name: string): NounPhrase
  /** The word between two phrases, by the second one. */
  andBefore(words: string): string
  /** Pronouns and endings of several phrases together, by token. */
  together(gender: Gender): Forms
}

const PARTS_MOST = 3

function genderOf(phrases: readonly NounPhrase[]): Gender {
  const isAll = (gender: Gender) => phrases.every(phrase => phrase.gender === gender)
  return isAll('feminine') ? 'feminine' : phrases.some(phrase => phrase.gender === 'unknown') ? 'unknown' : 'masculine'
}

/** "die Pizza und das Eis": every form of each. */
function together(phrases: readonly NounPhrase[], grammar: PhraseGrammar): NounPhrase | undefined {
  const [first] = phrases
  if (!first) return undefined
  if (phrases.length === 1) return first
  const gender = genderOf(phrases)
  const tokens = Object.keys(first.forms).filter(token => phrases.every(({ forms }) => forms[token] !== undefined))
  const joined = (token: string): string => {
    const said = phrases.map(({ forms }) => forms[token] ?? '')
    const last = said.at(-1) ?? ''
    return `${said.slice(0, -1).join(', ')} ${grammar.andBefore(last)} ${last}`
  }
  const forms = { ...Object.fromEntries(tokens.map(token => [token, joined(token)])), ...grammar.together(gender) }
  const isName = phrases.every(phrase => phrase.isName)
  return { kind: first.kind, language: first.language, gender, isPlural: true, isName, forms }
}

const isSentence = (words: string, { sentence, relative }: PhraseGrammar): boolean =>
  sentence.test(words.split(relative)[0] ?? '')

function readParts(parts: readonly string[], grammar: PhraseGrammar): NounPhrase | undefined {
  const read = parts.slice(0, PARTS_MOST).map(part => grammar.read(part) ?? grammar.readName(part))
  const [first] = read
  if (!first || parts.some((part, at) => read[at] === undefined && isSentence(part, grammar))) return undefined
  const all = read.filter(phrase => phrase !== undefined)
  return all.length === parts.length ? together(all, grammar) : first
}

/** "Robbie the seal" */
function apposition(words: string, { determined, isNoun, read }: PhraseGrammar): NounPhrase | undefined {
  const [name = '', ...rest] = words.split(' ')
  const phrase = rest.join(' ')
  return isName([name]) && determined.test(phrase) && isNoun(rest.at(-1) ?? '') ? read(phrase, name) : undefined
}

/** "a big, blue boat": the comma stands between adjectives. */
function adjectives(parts: readonly string[], grammar: PhraseGrammar): NounPhrase | undefined {
  const isOpen = parts.length === 2 && !grammar.isNoun(parts[0]?.split(' ').at(-1) ?? '')
  return isOpen && grammar.isNoun(parts[1]?.split(' ').at(-1) ?? '') ? grammar.read(parts.join(' ')) : undefined
}

/** Parts between commas, and the clauses after the first that tell more about it. */
function readListed(parts: readonly string[], grammar: PhraseGrammar): NounPhrase | undefined {
  const [first = '', second = ''] = parts
  const name = grammar.naming.exec(second)?.[1]
  if (name) return grammar.read(first, name)
  if (isName(first.split(' ')) && parts.length === 2 && grammar.determined.test(second)) {
    const apposed = grammar.read(second, first)
    if (apposed) return apposed
  }
  const open = parts.length === 1 ? apposition(first, grammar) : adjectives(parts, grammar)
  if (open) return open
  const isNamed = parts.length === 2 && isName(second.split(' ')) && grammar.readName(second) !== undefined
  const whole = isNamed ? (grammar.read(first, second) ?? grammar.read(first)) : grammar.read(first)
  if (isNamed && whole && !whole.isPlural) return whole
  if (parts.length === 1) return whole ?? readParts(first.split(grammar.and), grammar) ?? grammar.readName(first)
  const several = parts.flatMap(part => part.split(grammar.and)).map(part => part.trim())
  const isList = several.every(part => grammar.read(part) ?? grammar.readName(part))
  return isList ? readParts(several, grammar) : (whole ?? grammar.readName(first))
}

/** Titles that say no gender. */
const TITLE = /^(?:Dr|Prof|Captain|Kapitän|Capitaine|Capitán|Capitano)\.?$/u

/** "Krümel", "Bun Bun", "Mr Whiskers"; but "Hase" is what it says. */
function isCalled(words: readonly string[], grammar: PhraseGrammar): boolean {
  const [first = '', second] = words
  if (grammar.isTitled(words.join(' '))) return true
  if (!isName(words)) return false
  if (second === undefined) return !grammar.isCreature(first)
  return TITLE.test(first) || (first === second && words.length === 2)
}

const SMALL_TITLE =
  /^(herrn?|frau|mr\.?|mrs\.?|ms\.?|miss|monsieur|madame|mme|señora?|don|doña|signora?|donna|saint|sainte|san|santa|sankt) (\p{Ll}[\p{L}’-]+)$/u
const SAINT = /^(?:Saint|Sainte|San|Santa|Sankt) \p{Lu}[\p{L}’-]+$/u
/** Titles that stay in small letters. */
const SMALL = /^(?:señora?|signora?|don|doña|donna)$/u

/** "mr nilsson", "san nicola": a title before a name that was typed in small letters. */
const withCapitals = (words: string): string =>
  words.replace(SMALL_TITLE, (_, title: string, name: string) =>
    [SMALL.test(title) ? title : capitalised(title), capitalised(name)].join(' '),
  )

/**
 * Reads a noun phrase, or a few of them, as one; undefined for anything else. `isSomebody`: a word alone in capitals is a
 * name, unless it is a creature.
 */
export function readPhrase(text: string, grammar: PhraseGrammar, isSomebody = false): NounPhrase | undefined {
  const words = typed(text)
  if (words === undefined || grammar.heavy.test(words)) return undefined
  const bare = withCapitals(grammar.unframed(quiet(words)))
  if (SAINT.test(bare)) return grammar.readAnyName(bare)
  if (isSomebody && isCalled(bare.split(' '), grammar)) return grammar.readName(bare) ?? grammar.readAnyName(bare)
  const parts = bare
    .split(/[,;(]| [-–—] |(?<!^Mr|^Mrs|^Ms|^Dr|^St|^M|\d)\. /u)
    .map(part => part.replace(/\)/gu, '').trim())
    .filter(part => part !== '')
  if (parts.length === 0 || isSentence(parts[0] ?? '', grammar)) return undefined
  return readListed(parts, grammar)
}
