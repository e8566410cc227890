import { clauseOf, habit, said } from '../habit-words.ts'
import type { Habit } from '../reading.ts'
import { isName } from '../typed.ts'
import { likelyVerb, type VerbForm, verbOf } from './conjugate.ts'
import { isJoined } from './elided.ts'
import { HEAVY } from './heavy.ts'
import { isNoun } from './noun-phrase.ts'

const SUBORDINATE =
  /^(?:quand|lorsque|lorsqu’\p{L}+|si|s’il|parce|car|(?:avant|après|pendant) (?:que|qu’\p{L}+)|jusqu’\p{L}+ (?:que|qu’\p{L}+)|mais|qui|(?:que|dès que) (?:je|tu|il|elle|on|nous|vous|ils|elles|tout|le|la|les)|où)$/iu
const SUBJECT = /^(?:il|elle|ils|elles|on)$/iu
/** Words that stay the visitor's, or belong to a clause of their own. */
const NOT_IN_IT =
  /^(?:je|moi|mon|ma|mes|nous|notre|nos|vous|tu|ton|ta|tes|est|sont|a|ont|était|avait|il|elle|on|pas|j’\p{L}+|c’est|qu’\p{L}+)$/iu

interface Clause {
  readonly did: string
  readonly do: string
  readonly doing: string
}

interface Start {
  readonly isReflexive: boolean
  readonly isNegated: boolean
  readonly tokens: readonly string[]
}

/** "ne", "se" and their short forms before the verb. */
function startOf(tokens: readonly string[], isFirst: boolean): Start {
  const separate = tokens.flatMap(token => {
    const short = /^(n|s|m)’(.+)$/iu.exec(token)
    return short ? [`${short[1]?.toLowerCase()}e`, short[2] ?? ''] : [token]
  })
  const isNegated = /^ne$/iu.test(separate[0] ?? '')
  const after = isNegated ? separate.slice(1) : separate
  const isReflexive = (isFirst ? /^(?:se|me)$/iu : /^se$/iu).test(after[0] ?? '')
  const start = separate.length - after.length + (isReflexive ? 1 : 0)
  const eaten = tokens.length - (separate.length - start)
  return { isReflexive, isNegated, tokens: [separate[start] ?? '', ...tokens.slice(Math.max(eaten, 0) + 1)] }
}

/** Words that follow a verb, and no noun: "les doigts". */
const OBJECT = /^(?:le|la|les|un|une|des|son|sa|ses|dans|en|sur|tout|toute|tous|toutes|l’\p{L}+)$/iu

const attached = (small: string, words: string): string =>
  isJoined(words) ? `${small.slice(0, -1)}’${words}` : `${small} ${words}`

function clauseFrom(
  typedTokens: readonly string[],
  allowed: readonly VerbForm[],
  isFirst: boolean,
): Clause | undefined {
  const { isReflexive, isNegated, tokens } = startOf(typedTokens, isFirst)
  const [first = '', ...rest] = tokens
  const isSure = isReflexive || OBJECT.test(rest[0] ?? '')
  const found = verbOf(first.toLowerCase()) ?? (isSure && !isNoun(first) ? likelyVerb(first) : undefined)
  const negation = isNegated ? (rest[0] ?? '') : ''
  if (!found || !allowed.includes(found.form) || (isNegated && !/^(?:jamais|plus|rien|que)$/iu.test(negation)))
    return undefined
  if (rest.some(word => NOT_IN_IT.test(word)) || /^(?:et|de|à|ou)$/u.test(rest.at(-1) ?? '')) return undefined
  const own = (form: string) => {
    const reflexive = isReflexive ? attached('se', form) : form
    return isNegated ? attached('ne', reflexive) : reflexive
  }
  const { infinitive, past, doing } = found.verb
  const words = rest.join(' ')
  const reflexive = isReflexive ? attached('se', infinitive) : infinitive
  return {
    did: said(own(past), words),
    do:
      negation === 'que'
        ? said('ne', reflexive, words)
        : isNegated
          ? said('ne', negation, reflexive, rest.slice(1).join(' '))
          : said(reflexive, words),
    doing: said(own(doing), words),
  }
}

const OPENING =
  /^(?:(?:que |qu’|quand |lorsqu’|comment |(?:j’aime )?(?:la |sa )?(?:façon|manière) dont |comme )(?=(?:il|elle|on|ils|elles) )|(?:la |sa )?(?:façon|manière) de (?=\p{L}))/iu

/** "qu’elle ronfle", "sa façon de plisser le nez". */
const withoutOpening = (tokens: readonly string[]): string => tokens.join(' ').replace(OPENING, '')

function clause(typedTokens: readonly string[]): Clause | undefined {
  const tokens = withoutOpening(typedTokens).split(' ')
  const [first = '', second = ''] = tokens
  if (/^(?:sait|peut)$/iu.test(first)) return clauseFrom(tokens.slice(1), ['infinitive'], false)
  if (SUBJECT.test(first) && /^(?:sait|peut)$/u.test(second)) return clauseFrom(tokens.slice(2), ['infinitive'], false)
  if (/^je$/iu.test(first)) return clauseFrom(tokens.slice(1), ['finite'], true)
  const short = /^j’(.+)$/iu.exec(first)?.[1]
  if (short) return clauseFrom([short, ...tokens.slice(1)], ['finite'], true)
  if (SUBJECT.test(first)) return clauseFrom(tokens.slice(1), ['finite'], false)
  if (/^en$/iu.test(first)) return clauseFrom(tokens.slice(1), ['doing'], false)
  const isNamed = isName([first]) && verbOf(first.toLowerCase()) === undefined && /^\p{Ll}/u.test(second)
  if (isNamed && clauseFrom(tokens.slice(1), ['finite'], false)) return clauseFrom(tokens.slice(1), ['finite'], false)
  return clauseFrom(tokens, ['finite', 'infinitive'], false)
}

const KEYS = ['did', 'do', 'doing'] as const

/** "chante et danse": both verbs change. */
function joined(tokens: readonly string[]): Clause | undefined {
  const at = tokens.findIndex((token, index) => index > 0 && token === 'et')
  const next = tokens[at + 1] ?? ''
  const form = at < 0 ? undefined : (verbOf(next.replace(/^s’/u, ''))?.form ?? (next === 'se' ? 'finite' : undefined))
  if (form === undefined) return clause(tokens)
  const one = clause(tokens.slice(0, at))
  const two = clauseFrom(tokens.slice(at + 1), [form], false)
  const [did, infinitive, doing] = KEYS.map(key => `${one?.[key]} et ${two?.[key]}`)
  return one && two && { did: did ?? '', do: infinitive ?? '', doing: doing ?? '' }
}

export function readHabit(text: string): Habit | undefined {
  const tokens = clauseOf(text, HEAVY, SUBORDINATE)
  const read = tokens && joined(tokens)
  return read && habit('fr', { ...read })
}
