import { capitalised, isCapital, isName, isWordLike } from '../typed.ts'
import { finiteVerb, infinitiveOf } from './conjugate.ts'
import { isCreature } from './creatures.ts'
import { type Found, isKnownNoun, lookUp } from './lexicon.ts'

const PREPOSITION =
  /^(?:aus|mit|ohne|von|vom|unter|unterm|über|überm|auf|in|im|an|am|bei|beim|vor|hinter|hinterm|neben|zwischen|für|gegen|zum|zur|nach|um|voll|voller|wie)$/iu
const GENITIVE = /^(?:des|der|meiner|meines|seiner|seines|ihrer|ihres|unserer|unseres)$/u
const NAMING = /^(?:namens|genannt)$/iu
const FIRST_PERSON = /^(?:ich|mich|mir|wir|uns|mein\p{L}*|unser\p{L}*|unsre\p{L}*)$/iu
/** Words that no noun is, where an answer in small letters ends. */
const NO_TAIL_END =
  /^(?:alle[mnrs]?|uns|euch|dir|dich|oben|unten|vorne?|hinten|drinnen|draußen|immer|nie|nicht|auch|noch|mehr|viel|sehr|ganz|so|zwei|drei|vier|einem?|einer|eine[ns]?|der|die|das|dem|den|des|aus|los|hin|her|an|auf|ab|ein|zu)$/iu
const TAIL_WORDS_MOST = 6
const UNDECLINED = /^(?:\d{1,3}\.|lila|rosa|pink|orange|beige|türkis|prima|super|mini|extra|\p{Lu}\p{Ll}+er)$/u
/** "mein Schweizer Messer": a word in capitals that is no noun before another. */
const OF_A_TOWN =
  /^(?:Schweizer|Berliner|Wiener|Hamburger|Münchner|Pariser|Londoner|Kölner|Frankfurter|Nürnberger|Dresdner|Leipziger|Schwarzwälder)$/u
const INTENSIFIER =
  /^(?:ganz|sehr|total|ziemlich|richtig|besonders|etwas|so|super|mega|viel|zu|immer|noch|halb|frisch|selbst|gut)$/u
const ADJECTIVE = /^\p{L}{2,}e[mnrs]?$/u
const SURE_ADJECTIVE = /(?:isch|ig|lich|bar|sam|los|haft|farben|fach)e[mnrs]?$/iu

export interface PhraseParts {
  readonly core: readonly string[]
  readonly tail: string
  readonly name: string
}

/** The last word of a tail: a noun, or a pronoun that stands for one. */
const isNounLike = (word: string): boolean =>
  isCapital(word) || isKnownNoun(word) || /^(?:ihm|ihr|ihnen|drin|dran|drauf)$/u.test(word)

/** Nouns of answers in small letters get their capital; undefined for what is no tail. */
function tailOf(tokens: readonly string[]): string | undefined {
  if (tokens.length === 0 || tokens.some(token => FIRST_PERSON.test(token))) return ''
  if (tokens.length > TAIL_WORDS_MOST) return ''
  const last = tokens.at(-1) ?? ''
  const isUnknown = !isNounLike(last) && lookUp(last).length === 0
  if (isUnknown && (NO_TAIL_END.test(last) || !isWordLike(last) || finiteVerb(last) || infinitiveOf(last)))
    return undefined
  return tokens
    .map((token, at) =>
      at > 0 &&
      (isKnownNoun(token) || at === tokens.length - 1) &&
      (isPlainNoun(token) || (isUnknown && token === last))
        ? capitalised(token)
        : token,
    )
    .join(' ')
}

const isPlainNoun = (token: string): boolean =>
  !/^(?:ihm|ihr|ihnen|drin|dran|drauf)$/u.test(token) && lookUp(token).length > 0

const startsTail = (token: string, at: number): boolean => at > 0 && (PREPOSITION.test(token) || GENITIVE.test(token))

/** Core, tail and name of the words after the article; undefined where the tail is none. */
export function partsOf(tokens: readonly string[]): PhraseParts | undefined {
  const naming = tokens.findIndex(token => NAMING.test(token))
  const name = naming < 0 ? [] : tokens.slice(naming + 1).map(capitalised)
  if (naming >= 0 && !isName(name)) return undefined
  const own = naming < 0 ? tokens : tokens.slice(0, naming)
  const start = own.findIndex(startsTail)
  const tail = tailOf(start < 0 ? [] : own.slice(start))
  return tail === undefined ? undefined : { core: start < 0 ? own : own.slice(0, start), tail, name: name.join(' ') }
}

/** Adjectives as stems with what intensifies them; undefined where a word is none. */
export function adjectivesOf(tokens: readonly string[]): string[] | undefined {
  const stems: string[] = []
  let intensified = ''
  for (const [at, token] of tokens.entries()) {
    const word = (at === 0 && !OF_A_TOWN.test(token)) || !UNDECLINED.test(token) ? token.toLowerCase() : token
    if (INTENSIFIER.test(word) && at < tokens.length - 1) intensified += `${word} `
    else if (UNDECLINED.test(word)) stems.push(`${intensified}${word}.`)
    else if (ADJECTIVE.test(word) && !isNoun(token)) stems.push(intensified + word.replace(/e[mnrs]?$/u, ''))
    else return undefined
    if (!INTENSIFIER.test(word)) intensified = ''
  }
  return stems
}

/** A noun where an adjective could be: "Stoffhase", but not "Laute" or "praktische". */
function isNoun(token: string): boolean {
  if (SURE_ADJECTIVE.test(token)) return false
  return isCapital(token) && isCreature(lookUp(token)) && !/^(?:Junge[mnrs]?)$/u.test(token)
}

export interface CoreParts {
  readonly adjectives: readonly string[]
  readonly noun: string
  readonly found: readonly Found[]
  readonly name: string
}

/** "rote Gießkanne", "Stoffhase Flocke", and with nothing found an unknown noun at the end. */
export function coreOf(core: readonly string[]): CoreParts | undefined {
  const noun = core.at(-1) ?? ''
  const adjectives = adjectivesOf(core.slice(0, -1))
  const found = lookUp(noun)
  if (adjectives && found.length > 0) return { adjectives, noun, found, name: '' }
  for (const names of [1, 2]) {
    const at = core.length - 1 - names
    const before = at < 0 ? undefined : adjectivesOf(core.slice(0, at))
    const name = core.slice(at + 1)
    const named = core[at] ?? ''
    const other = before ? lookUp(named) : []
    if (before && other.length > 0 && isName(isCapital(named) ? name : name.map(capitalised)))
      return { adjectives: before, noun: named, found: other, name: name.map(capitalised).join(' ') }
  }
  return adjectives && { adjectives, noun, found, name: '' }
}
