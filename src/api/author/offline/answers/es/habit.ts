import { clauseOf, habit, said } from '../habit-words.ts'
import type { Habit } from '../reading.ts'
import { isName } from '../typed.ts'
import { likelyVerb, type VerbForm, verbOf } from './conjugate.ts'
import { HEAVY } from './heavy.ts'
import { lookUp } from './noun-phrase.ts'

const SUBORDINATE =
  /^(?:cuando|si|porque|mientras|aunque|(?:antes|después) de que|hasta que|pero|que|para que|donde)$/iu
const SUBJECT = /^(?:él|ella|ellos|ellas|usted)$/iu
/** Words that stay the visitor's, or belong to a clause of their own. */
const NOT_IN_IT =
  /^(?:yo|me|mi|mis|mí|nos|nuestr[oa]s?|tú|tu|tus|te|es|son|era|está|están|ha|han|hay|había|fue|no|él|qué)$/iu
const ADVERB = /^(?:siempre|nunca|jamás|también|solo|sólo|constantemente)$/iu
const ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó' }

interface Clause {
  readonly did: string
  readonly do: string
  readonly doing: string | undefined
}

interface Parts {
  readonly infinitive: string
  readonly past: string
  readonly doing: string
  readonly form: VerbForm
  readonly isReflexive: boolean
}

/** "riéndose": the stress stays where it was. */
const withPronoun = (doing: string): string => `${doing.replace(/[aei](?=ndo$)/u, vowel => ACCENTS[vowel] ?? vowel)}se`

/** Words that follow a verb, and no noun: "los nudillos", "bajito" is not one. */
const OBJECT = /^(?:el|la|los|las|un|una|unos|unas|su|sus|al|a|en|con|por|sobre|todo|toda|todos|todas)$/iu

function likelyParts(word: string, isReflexive: boolean): Parts | undefined {
  const found = lookUp(word).length > 0 ? undefined : likelyVerb(word)
  return found && { ...found.verb, form: found.form, isReflexive }
}

/** "muerde", "morder", "morderse", "mordiéndose". */
function partsOf(word: string, hasPronoun: boolean): Parts | undefined {
  const bare = word
    .replace(/(?<=[aeií]r|ndo)se$/u, '')
    .replace(/[áéí](?=ndo$)/u, vowel => ({ á: 'a', é: 'e', í: 'i' })[vowel] ?? vowel)
  const found = verbOf(word) ?? (bare === word ? undefined : verbOf(bare))
  if (!found) return undefined
  const isReflexive = hasPronoun || (bare !== word && !verbOf(word))
  return { ...found.verb, form: found.form, isReflexive }
}

function clauseFrom(tokens: readonly string[], allowed: readonly VerbForm[]): Clause | undefined {
  const isNegated = /^no$/iu.test(tokens[0] ?? '')
  const [opening = ''] = isNegated ? tokens.slice(1) : tokens
  const adverb = ADVERB.test(opening) ? opening.toLowerCase() : ''
  const after = tokens.slice((isNegated ? 1 : 0) + (adverb === '' ? 0 : 1))
  const isFirst = allowed.includes('first')
  const hasPronoun = (isFirst ? /^(?:me|se)$/iu : /^se$/iu).test(after[0] ?? '')
  const [first = '', ...rest] = hasPronoun ? after.slice(1) : after
  const isSure = hasPronoun || OBJECT.test(rest[0] ?? '')
  const parts = partsOf(first.toLowerCase(), hasPronoun) ?? (isSure ? likelyParts(first, hasPronoun) : undefined)
  if (!parts || !allowed.includes(parts.form) || (isNegated && /^(?:saber|tener)$/u.test(parts.infinitive)))
    return undefined
  if (rest.some(word => NOT_IN_IT.test(word)) || /^(?:y|e|de|a|con|la|el)$/u.test(rest.at(-1) ?? '')) return undefined
  const words = rest.join(' ')
  const isNever = /^(?:nunca|jamás)$/u.test(adverb)
  const own = parts.isReflexive
    ? { past: `se ${parts.past}`, do: `${parts.infinitive}se`, doing: withPronoun(parts.doing) }
    : { past: parts.past, do: parts.infinitive, doing: parts.doing }
  return {
    did: said(isNegated ? 'no' : '', adverb, own.past, words),
    do: said(isNever || isNegated ? 'no' : '', own.do, adverb, words),
    doing: isNever ? undefined : said(isNegated ? 'no' : '', own.doing, adverb, words),
  }
}

const OPENING =
  /^(?:(?:que|cómo|como|cuando|(?:me (?:gusta|encanta) )?(?:la|su) (?:forma|manera) en que)(?: (?:él|ella))? |(?:la|su) (?:forma|manera) de (?=\p{L}))/iu

/** "que ronca", "cómo arruga la nariz". */
const withoutOpening = (tokens: readonly string[]): string => tokens.join(' ').replace(OPENING, '')

function clause(typedTokens: readonly string[]): Clause | undefined {
  const tokens = withoutOpening(typedTokens).split(' ')
  const [first = '', second = ''] = tokens
  if (/^sabe$/iu.test(first) && verbOf(second)?.form === 'infinitive')
    return clauseFrom(tokens.slice(1), ['infinitive'])
  if (/^me$/iu.test(first)) return clauseFrom(tokens, ['first'])
  if (/^yo$/iu.test(first)) return clauseFrom(tokens.slice(1), ['first'])
  if (SUBJECT.test(first)) return clauseFrom(tokens.slice(1), ['finite'])
  const isNamed =
    isName([first]) && verbOf(first.toLowerCase()) === undefined && !ADVERB.test(first) && /^\p{Ll}/u.test(second)
  if (isNamed && !/^(?:se|no)$/iu.test(first)) return clauseFrom(tokens.slice(1), ['finite'])
  return clauseFrom(tokens, ['finite', 'infinitive', 'doing'])
}

/** "canta y baila": both verbs change. */
function joined(tokens: readonly string[]): Clause | undefined {
  const at = tokens.findIndex((token, index) => index > 0 && /^[ye]$/u.test(token))
  const next = tokens[at + 1] ?? ''
  const form = at < 0 ? undefined : (verbOf(next)?.form ?? (next === 'se' ? 'finite' : undefined))
  if (form === undefined || form === 'first') return clause(tokens)
  const one = clause(tokens.slice(0, at))
  const two = clauseFrom(tokens.slice(at + 1), [form])
  const mark = tokens[at] ?? 'y'
  if (!one || !two) return undefined
  const doing = one.doing && two.doing && `${one.doing} ${mark} ${two.doing}`
  return { did: `${one.did} ${mark} ${two.did}`, do: `${one.do} ${mark} ${two.do}`, doing }
}

export function readHabit(text: string): Habit | undefined {
  const tokens = clauseOf(text, HEAVY, SUBORDINATE)
  // "nada": nothing, and no swimmer.
  const isNothing = tokens?.length === 1 && /^nada$/iu.test(tokens[0] ?? '')
  const read = tokens && !isNothing ? joined(tokens) : undefined
  if (!read) return undefined
  const { doing, ...forms } = read
  return habit('es', doing === undefined ? forms : { ...forms, doing })
}
