import { clauseOf, habit, said } from '../habit-words.ts'
import type { Habit } from '../reading.ts'
import { isName } from '../typed.ts'
import { likelyVerb, type VerbForm, verbOf } from './conjugate.ts'
import { HEAVY } from './heavy.ts'
import { lookUp } from './noun-phrase.ts'

const SUBORDINATE = /^(?:quando|se|perché|mentre|anche se|(?:prima|dopo) che|finché|ma|che|dove|appena)$/iu
const SUBJECT = /^(?:lui|lei|loro)$/iu
/** Words that stay the visitor's, or belong to a clause of their own. */
const NOT_IN_IT = /^(?:io|mi|mio|mia|miei|mie|me|noi|nostr[oaie]|tu|tuo|tua|ti|è|sono|era|ha|hanno|ho|c’è|non|cosa)$/iu
const ADVERB = /^(?:sempre|spesso|continuamente)$/iu

interface Clause {
  readonly did: string
  readonly do: string
  readonly doing: string
}

interface Parts {
  readonly infinitive: string
  readonly past: string
  readonly doing: string
  readonly form: VerbForm
  readonly isReflexive: boolean
}

/** Words that follow a verb, and no noun: "le dita". */
const OBJECT =
  /^(?:il|lo|la|i|gli|le|un|uno|una|l’\p{L}+|un’\p{L}+|al|alla|in|con|per|sul|sulla|tutto|tutta|tutti|tutte)$/iu

function likelyParts(word: string, isReflexive: boolean): Parts | undefined {
  const found = lookUp(word).length > 0 ? undefined : likelyVerb(word)
  return found && { ...found.verb, form: found.form, isReflexive }
}

/** "mangia", "mangiare", "mangiarsi", "mangiandosi". */
function partsOf(word: string, hasPronoun: boolean): Parts | undefined {
  const bare = word.replace(/(?<=[aei]r)si$/u, 'e').replace(/(?<=ndo)si$/u, '')
  const found = verbOf(word) ?? (bare === word ? undefined : verbOf(bare))
  return found && { ...found.verb, form: found.form, isReflexive: hasPronoun || !verbOf(word) }
}

const reflexive = (infinitive: string): string => `${infinitive.replace(/r?re$/u, 'r')}si`

function clauseFrom(tokens: readonly string[], allowed: readonly VerbForm[]): Clause | undefined {
  const isNegated = /^non$/iu.test(tokens[0] ?? '')
  const [opening = ''] = isNegated ? tokens.slice(1) : tokens
  const adverb = ADVERB.test(opening) ? opening.toLowerCase() : ''
  const after = tokens.slice((isNegated ? 1 : 0) + (adverb === '' ? 0 : 1))
  const isFirst = allowed.includes('first')
  const pronoun = (isFirst ? /^(?:mi|si)$/iu : /^si$/iu).test(after[0] ?? '')
  const [first = '', ...rest] = pronoun ? after.slice(1) : after
  const isSure = pronoun || OBJECT.test(rest[0] ?? '')
  const parts = partsOf(first.toLowerCase(), pronoun) ?? (isSure ? likelyParts(first, pronoun) : undefined)
  if (!parts || !allowed.includes(parts.form) || (isNegated && !/^(?:mai|più)$/u.test(rest[0] ?? ''))) return undefined
  if (rest.some(word => NOT_IN_IT.test(word)) || /^(?:e|ed|di|a|con|la|il)$/u.test(rest.at(-1) ?? '')) return undefined
  const words = said(adverb, rest.join(' '))
  const no = isNegated ? 'non' : ''
  const own = parts.isReflexive
    ? { past: `si ${parts.past}`, do: reflexive(parts.infinitive), doing: `${parts.doing}si` }
    : { past: parts.past, do: parts.infinitive, doing: parts.doing }
  return { did: said(no, own.past, words), do: said(no, own.do, words), doing: said(no, own.doing, words) }
}

const OPENING =
  /^(?:(?:che|come|quando|(?:mi piace )?il (?:suo )?modo in cui)(?: (?:lui|lei))? |il (?:suo )?modo di (?=\p{L}))/iu

/** "che russa", "come arriccia il naso". */
const withoutOpening = (tokens: readonly string[]): string => tokens.join(' ').replace(OPENING, '')

function clause(typedTokens: readonly string[]): Clause | undefined {
  const tokens = withoutOpening(typedTokens).split(' ')
  const [first = '', second = ''] = tokens
  if (/^sa$/iu.test(first) && verbOf(second)?.form === 'infinitive') return clauseFrom(tokens.slice(1), ['infinitive'])
  if (/^mi$/iu.test(first)) return clauseFrom(tokens, ['first'])
  if (/^io$/iu.test(first)) return clauseFrom(tokens.slice(1), ['first'])
  if (SUBJECT.test(first)) return clauseFrom(tokens.slice(1), ['finite'])
  const isNamed =
    isName([first]) && verbOf(first.toLowerCase()) === undefined && !ADVERB.test(first) && /^\p{Ll}/u.test(second)
  if (isNamed && !/^(?:si|non)$/iu.test(first)) return clauseFrom(tokens.slice(1), ['finite'])
  return clauseFrom(tokens, ['finite', 'infinitive', 'doing'])
}

/** "canta e balla": both verbs change. */
function joined(tokens: readonly string[]): Clause | undefined {
  const at = tokens.findIndex((token, index) => index > 0 && /^ed?$/u.test(token))
  const next = tokens[at + 1] ?? ''
  const form = at < 0 ? undefined : (verbOf(next)?.form ?? (next === 'si' ? 'finite' : undefined))
  if (form === undefined || form === 'first') return clause(tokens)
  const one = clause(tokens.slice(0, at))
  const two = clauseFrom(tokens.slice(at + 1), [form])
  return (
    one && two && { did: `${one.did} e ${two.did}`, do: `${one.do} e ${two.do}`, doing: `${one.doing} e ${two.doing}` }
  )
}

export function readHabit(text: string): Habit | undefined {
  const tokens = clauseOf(text, HEAVY, SUBORDINATE)
  const read = tokens && joined(tokens)
  return read && habit('it', { ...read })
}
