import { clauseOf, habit, said } from '../habit-words.ts'
import type { Habit } from '../reading.ts'
import { capitalised, isCapital, isName } from '../typed.ts'
import { type FoundInfinitive, finiteVerb, infinitiveOf, isPrefix, likelyVerb, PREFIXES } from './conjugate.ts'
import { HEAVY } from './heavy.ts'
import { lookUp } from './lexicon.ts'

const SUBORDINATE = /^(?:wenn|weil|während|bevor|sobald|damit|dass|obwohl|nachdem|als|aber)$/iu
const SUBJECT = /^(?:er|sie|es|man)$/iu
/** Words that stay the visitor's, or belong to a clause of their own. */
const NOT_IN_IT =
  /^(?:ich|mein\p{L}*|mir|wir|uns|unser\p{L}*|du|dein\p{L}*|er|es|man|ist|sind|war|hat|haben|wird|kann|muss|will|soll|darf|mag|nicht)$/iu
const REFLEXIVE = /^(?:mich|mir)$/u
const ADVERB = /^(?:immer|ständig|oft|gern|gerne|dauernd|manchmal|nie|heimlich)$/iu
const NO_NOUN = new Set(
  'arm laut mal rest teil ende morgen sport recht fest weg viel stand gang fall schlag stück paar'.split(' '),
)

/** Words that follow a verb, and no noun: "ihre Finger". */
const OBJECT =
  /^(?:sich|den|die|das|dem|der|ein|eine|einen|ihren?|seinen?|alles|alle|jeden?|immer|gern|heimlich|ständig|beim|mit|auf|an|am|im|in)$/iu

interface Clause extends FoundInfinitive {
  readonly rest: readonly string[]
}

function formsOf({ verb, prefix, rest }: Clause): Readonly<Record<string, string>> {
  const objects = rest.join(' ')
  return {
    did: said(verb.past, objects, prefix),
    do: said(objects, prefix + verb.infinitive),
    zu: prefix === '' ? said(objects, 'zu', verb.infinitive) : said(objects, `${prefix}zu${verb.infinitive}`),
    end: said(objects, prefix + verb.past),
  }
}

/** Words of the first person about oneself, and nouns of answers in small letters. */
function restOf(tokens: readonly string[], isFirst: boolean, isSmall: boolean): readonly string[] | undefined {
  const rest = tokens.map((token, at) => {
    if (isFirst && REFLEXIVE.test(token)) return 'sich'
    const isNominal = /^(?:beim|im|zum|am)$/iu.test(tokens[at - 1] ?? '') && infinitiveLike(token)
    return isSmall && !NO_NOUN.has(token) && token.length > 2 && (isNominal || lookUp(token).length > 0)
      ? capitalised(token)
      : token
  })
  const isForeign = rest.some(
    (token, at) => NOT_IN_IT.test(token) || (at > 0 && finiteInside(token, rest[at - 1] ?? '')),
  )
  // "um zu" begins a clause of its own; "um den Finger" does not.
  return isForeign || (rest.includes('um') && rest.includes('zu')) ? undefined : rest
}

const infinitiveLike = (word: string): boolean => /\p{L}{3}n$/u.test(word)
/** A second verb would stay in the present. */
const finiteInside = (token: string, before: string): boolean =>
  before === 'und' && !isCapital(token) && finiteVerb(token) !== undefined

function finiteClause(tokens: readonly string[], isFirst: boolean, isSmall: boolean): Clause | undefined {
  const [first = '', ...others] = tokens
  const isSure = OBJECT.test(others[0] ?? '') && lookUp(first).length === 0
  const verb = finiteVerb(first.toLowerCase()) ?? (isSure ? likelyVerb(first) : undefined)
  const last = others.at(-1) ?? ''
  // "vom Rand her" is one phrase.
  const isSeparated = isPrefix(last) && !(/^(?:her|aus|ab|an)$/u.test(last) && /^vo[nm]$/u.test(others.at(-3) ?? ''))
  const rest = verb && restOf(isSeparated ? others.slice(0, -1) : others, isFirst, isSmall)
  return verb && rest && { verb, prefix: isSeparated ? last : '', rest }
}

function infinitiveClause(tokens: readonly string[], isSmall: boolean): Clause | undefined {
  const last = tokens.at(-1) ?? ''
  const isCapitalInfinitive = tokens.length === 1
  if (isCapital(last) && !isCapitalInfinitive) return undefined
  const found = infinitiveOf(last.toLowerCase())
  const before = tokens.slice(0, -1)
  const objects = before.at(-1) === 'zu' ? before.slice(0, -1) : before
  const [opening = '', ...others] = objects
  const isOpeningSmall =
    ADVERB.test(opening) ||
    /^(?:auf|in|im|mit|unter|über|vor|die|den|das|alle|alles|früh|laut|viel|zu)$/iu.test(opening)
  const rest =
    found && restOf(opening === '' ? [] : [isOpeningSmall ? opening.toLowerCase() : opening, ...others], false, isSmall)
  return found && rest && { ...found, rest }
}

/** "ich zähle", "Sie pfeift", "Mila pfeift", "pfeift". */
function clause(tokens: readonly string[], isSmall: boolean): Clause | undefined {
  const [first = '', second = ''] = tokens
  const able = tokens.findIndex(token => /^(?:kann|konnte)$/iu.test(token))
  if (able === 0 || (able === 1 && (SUBJECT.test(first) || /^ich$/iu.test(first))))
    return infinitiveClause(tokens.slice(able + 1), isSmall)
  if (/^ich$/iu.test(first)) return finiteClause(tokens.slice(1), true, isSmall)
  if (SUBJECT.test(first)) return finiteClause(tokens.slice(1), false, isSmall)
  if (ADVERB.test(first) && finiteVerb(second))
    return finiteClause([second, first.toLowerCase(), ...tokens.slice(2)], false, isSmall)
  const isNamed = isName([first]) && second !== '' && !isCapital(second) && lookUp(first).length === 0
  const own = finiteClause(tokens, false, isSmall)
  return own && !first.endsWith('e')
    ? own
    : ((isNamed ? finiteClause(tokens.slice(1), false, isSmall) : undefined) ?? infinitiveClause(tokens, isSmall))
}

/** "singt und tanzt": both. */
function clauses(tokens: readonly string[], isSmall: boolean): readonly (Clause | undefined)[] {
  const at = tokens.indexOf('und')
  const isSecondVerb = at > 0 && finiteVerb(tokens[at + 1] ?? '') !== undefined
  return isSecondVerb
    ? [clause(tokens.slice(0, at), isSmall), finiteClause(tokens.slice(at + 1), false, isSmall)]
    : [clause(tokens, isSmall)]
}

const OPENING =
  /^(?:(?:ich (?:mag|liebe)|mir fällt auf|am meisten)?,? ?(?:dass|wie|wenn)(?: \p{L}+)?|die art,? wie) (?:er|sie|es|ich) /iu

/** "dass sie schnarcht": the verb at the end comes first, with what could be its prefix after it. */
function reordered(text: string): string {
  const words = /^.*[^.!\s]/su.exec(text.trim())?.[0] ?? ''
  const rest = words.replace(OPENING, '')
  if (rest === words) return text
  const tokens = (rest.split(',')[0] ?? rest).trim().split(' ')
  const last = tokens.at(-1) ?? ''
  const before = tokens.slice(0, -1)
  if (finiteVerb(last)) return said(last, ...before)
  const prefix = PREFIXES.find(one => last.startsWith(one) && finiteVerb(last.slice(one.length)) !== undefined)
  return prefix === undefined ? text : said(last.slice(prefix.length), ...before, prefix)
}

export function readHabit(answer: string): Habit | undefined {
  const text = reordered(answer)
  return readClauses(text)
}

function readClauses(text: string): Habit | undefined {
  const tokens = clauseOf(text, HEAVY, SUBORDINATE)
  const isSmall = tokens !== undefined && !tokens.slice(1).some(isCapital)
  const read = tokens ? clauses(tokens, isSmall) : []
  const [first, second] = read.map(one => one && formsOf(one))
  if (!first || (read.length > 1 && !second)) return undefined
  const joined = (key: string) => said(first[key] ?? '', ...(second ? ['und', second[key] ?? ''] : []))
  return habit('de', Object.fromEntries(Object.keys(first).map(key => [key, joined(key)])))
}
