import { clauseOf, habit, said } from '../habit-words.ts'
import type { Habit } from '../reading.ts'
import { isCapital, isName } from '../typed.ts'
import { likelyVerb, type VerbForm, verbOf } from './conjugate.ts'
import { HEAVY } from './heavy.ts'
import { nounOf } from './lexicon.ts'

const SUBORDINATE =
  /^(?:when|whenever|if|because|(?:before|after|until) (?:he|she|it|they|I|we|somebody|everyone|everybody|someone|the|his|her)|so|although|though|as|but|that|which)$/iu
const SUBJECT = /^(?:he|she|they|it)$/iu
const ADVERB = /^(?:always|never|often|secretly|constantly|sometimes|usually|still|only|just)$/iu
/** Words that stay the visitor's, or belong to a clause of their own. */
const NOT_IN_IT =
  /^(?:i|me|my|mine|myself|we|us|our|ours|you|your|is|are|was|were|am|be|has|have|had|will|would|can|could|must|should|do|does|did|not|don’t|doesn’t)$/iu

/** Words that follow a verb, and rarely a noun: "her knuckles". */
const OBJECT = /^(?:the|an?|his|her|their|its|every|everything|everyone|all|up|down|out|off|around)$/iu

interface Clause {
  readonly did: string
  readonly do: string
  readonly doing: string
}

function clauseFrom(tokens: readonly string[], allowed: readonly VerbForm[], isFirst: boolean): Clause | undefined {
  const [first = '', ...others] = tokens
  const isAdverb = ADVERB.test(first)
  const adverb = isAdverb ? first.toLowerCase() : ''
  const word = (isAdverb ? (others[0] ?? '') : first).toLowerCase()
  const rest = isAdverb ? others.slice(1) : others
  const isSure = OBJECT.test(rest[0] ?? '') && !nounOf(word).isKnown
  const found = verbOf(word) ?? (isSure ? likelyVerb(word) : undefined)
  if (!found || !allowed.includes(found.form) || (found.form === 'base' && !isFirst && rest.length === 0))
    return undefined
  if (rest.some(word => NOT_IN_IT.test(word)) || /^(?:and|or|of|to the|is)$/u.test(rest.at(-1) ?? '')) return undefined
  const { base, past, doing } = found.verb
  const words = rest.join(' ')
  return { did: said(adverb, past, words), do: said(adverb, base, words), doing: said(adverb, doing, words) }
}

const ANY: readonly VerbForm[] = ['third', 'base', 'doing']

/** "that she snores", "the way she wrinkles her nose". */
function withoutOpening(tokens: readonly string[]): string {
  const opening =
    /^(?:that|(?:i (?:love|like) )?how|(?:i (?:love|like) )?(?:the )?way|when(?:ever)?) (?=(?:he|she|they|i|it) )/iu
  return tokens.join(' ').replace(opening, '')
}

function clause(typedTokens: readonly string[]): Clause | undefined {
  const tokens = withoutOpening(typedTokens).split(' ')
  const [first = '', second = '', third = ''] = tokens
  if (/^can$/iu.test(second) && (SUBJECT.test(first) || /^i$/iu.test(first)))
    return clauseFrom(tokens.slice(2), ['base'], true)
  if (/^can$/iu.test(first)) return clauseFrom(tokens.slice(1), ['base'], true)
  if (/^i$/iu.test(first)) return clauseFrom(tokens.slice(1), ['base'], true)
  if (SUBJECT.test(first)) return clauseFrom(tokens.slice(1), ['third', 'base'], true)
  if (/^how$/iu.test(first) && second === 'to') return clauseFrom(tokens.slice(2), ['base'], true)
  if (/^to$/iu.test(first)) return clauseFrom(tokens.slice(1), ['base'], true)
  if (/^(?:likes|loves)$/iu.test(first) && second === 'to') return clauseFrom(tokens.slice(2), ['base'], true)
  const isVerb = (word: string) => verbOf(word)?.form === 'third'
  const isNamed = isName([first]) && !isCapital(second) && (isVerb(second) || (ADVERB.test(second) && isVerb(third)))
  return clauseFrom(tokens, ANY, false) ?? (isNamed ? clauseFrom(tokens.slice(1), ['third'], true) : undefined)
}

/** "sings and dances": both verbs change. */
function joined(tokens: readonly string[]): Clause | undefined {
  const at = tokens.findIndex((token, index) => index > 0 && token === 'and')
  const other = at < 0 ? undefined : verbOf(tokens[at + 1] ?? '')
  const form = verbOf((tokens[0] ?? '').toLowerCase())?.form ?? 'third'
  if (!other || other.form !== (form === 'base' ? 'base' : form)) return clause(tokens)
  const one = clause(tokens.slice(0, at))
  const two = clauseFrom(tokens.slice(at + 1), [other.form], true)
  return (
    one &&
    two && { did: `${one.did} and ${two.did}`, do: `${one.do} and ${two.do}`, doing: `${one.doing} and ${two.doing}` }
  )
}

export function readHabit(text: string): Habit | undefined {
  const tokens = clauseOf(text, HEAVY, SUBORDINATE)
  const at = tokens?.indexOf('while') ?? -1
  const kept = tokens && at > 0 && !/ing$/u.test(tokens[at + 1] ?? '') ? tokens.slice(0, at) : tokens
  const read = kept && joined(kept)
  return read && habit('en', { ...read })
}
