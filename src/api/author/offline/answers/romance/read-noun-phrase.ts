import { isPetName } from '../pet-names.ts'
import type { NounPhrase } from '../reading.ts'
import { capitalised, isCapital, isName, isWordLike } from '../typed.ts'
import type { Phrase, RomanceNoun } from './phrase.ts'

export interface Determined {
  /** Genders and numbers that the article allows: "m", "f", in capitals those of a plural. */
  readonly codes: string
  readonly rest: string
  /** "du chocolat", "de la confiture". */
  readonly isPartitive: boolean
}

/** What the readers of French, Spanish and Italian phrases need to know. */
export interface RomanceGrammar {
  determiner(words: string): Determined | undefined
  /** From two to twelve. */
  readonly numbers: readonly string[]
  /** Adjectives that stand before the noun. */
  readonly before: RegExp
  /** Words after which more about the noun follows. */
  readonly preposition: RegExp
  readonly determinerInside: RegExp
  readonly relative: RegExp
  readonly naming: RegExp
  /** "un poney à elle": whose it would be. */
  readonly ownOnly: RegExp
  readonly firstPerson: RegExp
  readonly and: RegExp
  lookUp(word: string): readonly RomanceNoun[]
  /** Of a word that no list knows, by its end alone. */
  byEnding(word: string): readonly RomanceNoun[]
  isVerb(word: string): boolean
  readonly uncounted: ReadonlySet<string>
  readonly unique: ReadonlySet<string>
  /** Relatives, who are called by their noun and name: "la abuela Carmen". */
  readonly kin: ReadonlySet<string>
  /** Relatives without an article are names: "Mamie Jeanne". */
  readonly isKinName: boolean
  phraseOf(phrase: Phrase): NounPhrase
}

const AFTER_WORDS_MOST = 7

const codeOf = ({ gender, isPlural }: RomanceNoun): string => (isPlural ? gender.toUpperCase() : gender)
const nounOfCode = (code: string): RomanceNoun => ({
  gender: code.toLowerCase() === 'f' ? 'f' : 'm',
  isPlural: code !== code.toLowerCase(),
})

/** "chien-robot" is a "chien". */
function lookUpWhole(key: string, { lookUp }: RomanceGrammar): readonly RomanceNoun[] {
  const whole = lookUp(key)
  return whole.length > 0 || !key.includes('-') ? whole : lookUp(key.split('-')[0] ?? '')
}

/** Gender and number by the article and the lists. */
function factsOf(noun: string, codes: string | undefined, grammar: RomanceGrammar): RomanceNoun | undefined {
  const key = noun.toLowerCase()
  const known = lookUpWhole(key, grammar)
  const fitting = codes === undefined ? known[0] : known.find(one => codes.includes(codeOf(one)))
  if (fitting) return fitting
  if (codes === undefined || (known.length > 0 && codes.length > 1) || !isWordLike(noun) || grammar.isVerb(key))
    return undefined
  if (codes.length === 1) return nounOfCode(codes)
  return grammar.byEnding(key).find(one => codes.includes(codeOf(one)))
}

const isNoun = (word: string | undefined, { lookUp }: RomanceGrammar): boolean =>
  lookUp((word ?? '').toLowerCase()).length > 0

/** "con leche y canela": the second thing belongs to the words after the preposition. */
const isInside = (words: readonly string[], at: number, { preposition }: RomanceGrammar): boolean =>
  words.slice(0, at).some(word => preposition.test(word))

/** Whether the words after a noun can say more about it, and hold no verb. */
function isAfter(words: readonly string[], grammar: RomanceGrammar): boolean {
  return words.every((word, at) => {
    const previous = words[at - 1] ?? ''
    if (grammar.preposition.test(word) || /^\p{L}{1,5}’\p{L}+$/u.test(word) || /^\d+$/u.test(word)) return true
    const isIntroduced = grammar.preposition.test(previous) || grammar.determinerInside.test(previous)
    if (grammar.determinerInside.test(word)) return grammar.preposition.test(previous)
    if (grammar.and.test(word)) return at > 0 && (isInside(words, at, grammar) || !isNoun(words[at + 1], grammar))
    if (!/^[\p{L}’.-]+$/u.test(word)) return false
    return isIntroduced || isNoun(word, grammar) || isCapital(word) || !grammar.isVerb(word.toLowerCase())
  })
}

/** What is kept of the words after a noun: nothing of the visitor's own person, nothing long. */
function keptAfter(words: readonly string[], grammar: RomanceGrammar): string {
  const first = words.findIndex(word => grammar.firstPerson.test(word))
  const start = words.findLastIndex((word, at) => at < first && grammar.preposition.test(word))
  const own = first < 0 ? words : words.slice(0, Math.max(start, 0))
  if (own.length <= AFTER_WORDS_MOST) return own.join(' ')
  const cut = own.findIndex(word => grammar.preposition.test(word))
  return own.slice(0, Math.max(cut, 0)).join(' ')
}

interface Naming {
  readonly words: string
  readonly called: string
}

function namingIn(words: string, { naming }: RomanceGrammar): Naming | undefined {
  const found = naming.exec(words)
  if (!found) return { words, called: '' }
  const name = words
    .slice(found.index + found[0].length)
    .split(' ')
    .map(capitalised)
  return isName(name) ? { words: words.slice(0, found.index), called: name.join(' ') } : undefined
}

/** A name right after its noun. */
function splitName(words: readonly string[]): readonly [string, readonly string[]] {
  const [first = '', ...others] = words
  const both = words.slice(0, 2)
  if (both.length === 2 && both.every(isCapital) && isName(both)) return [both.join(' '), words.slice(2)]
  const name = isPetName(first) ? capitalised(first) : first
  return isCapital(name) && isName([name]) ? [name, others] : ['', words]
}

/** "ami imaginaire Bob": the name after the noun's adjectives. */
function lateName(words: readonly string[], { preposition, determinerInside, isVerb }: RomanceGrammar): boolean {
  const before = words.slice(0, -1)
  const isPlain = before.every(
    word =>
      !isCapital(word) &&
      !preposition.test(word) &&
      !determinerInside.test(word) &&
      !isVerb(word) &&
      !word.includes('’'),
  )
  return before.length > 0 && before.length <= 2 && isPlain && isName(words.slice(-1))
}

/** "elefante de peluche Elmer": a name after the words that tell more. */
function lastName(words: readonly string[], { preposition, determinerInside }: RomanceGrammar): string | undefined {
  const last = words.at(-1) ?? ''
  const before = words.at(-2) ?? ''
  const isAlone =
    (words.length > 2 || before.includes('’')) &&
    !isCapital(before) &&
    (before.includes('’') || !preposition.test(before)) &&
    !determinerInside.test(before)
  return isAlone && isCapital(last) && isName([last]) && preposition.test(words[0] ?? '') ? last : undefined
}

const small = (word: string): string =>
  /^\p{Lu}{2,}$/u.test(word) ? word : word.charAt(0).toLowerCase() + word.slice(1)

/** Reads a phrase without commas. */
export function readSingle(typedWords: string, grammar: RomanceGrammar, apposed = ''): NounPhrase | undefined {
  const [main = ''] = typedWords.replace(grammar.ownOnly, '').split(grammar.relative)
  const naming = namingIn(grammar.naming.test(typedWords) ? typedWords : main, grammar)
  if (!naming) return undefined
  const determiner = grammar.determiner(naming.words)
  const tokens = (determiner?.rest ?? naming.words).split(' ')
  const digits = /^\d{1,2}$/u.test(tokens[0] ?? '')
    ? Number(tokens[0]) - 2
    : grammar.numbers.indexOf((tokens[0] ?? '').toLowerCase())
  const number = grammar.numbers[digits] ?? ''
  const rest = number === '' ? tokens : tokens.slice(1)
  const at = rest.findIndex(word => !grammar.before.test(word))
  const noun = small(rest[at] ?? '')
  const codes = number === '' ? determiner?.codes : 'MF'
  const facts = factsOf(noun, codes, grammar)
  if (at < 0 || !facts) return undefined
  const following = rest.slice(at + 1)
  const isLate = apposed === '' && lateName(following, grammar)
  const [named, moreWords] = isLate
    ? [following.at(-1) ?? '', []]
    : apposed === ''
      ? splitName(following)
      : [apposed, following]
  const last = named === '' ? lastName(moreWords, grammar) : undefined
  const name = named
  const more = last === undefined ? moreWords : moreWords.slice(0, -1)
  if (!isAfter(more, grammar)) return undefined
  const key = noun.toLowerCase()
  if (grammar.isKinName && grammar.kin.has(key) && !determiner && number === '') return undefined
  return grammar.phraseOf({
    ...facts,
    number,
    before: rest.slice(0, at).map(small),
    noun: isLate ? [noun, ...following.slice(0, -1)].join(' ') : noun,
    name,
    called: naming.called || (last ?? ''),
    after: keptAfter(more, grammar),
    isUncounted: (determiner?.isPartitive ?? false) || grammar.uncounted.has(key),
    isUnique: grammar.unique.has(key) || (name !== '' && grammar.kin.has(key)),
  })
}
