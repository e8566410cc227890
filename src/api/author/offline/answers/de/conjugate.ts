import { INSEPARABLE, SEPARABLE, STRONG_VERBS, WEAK_VERBS } from './verbs.ts'

export interface Verb {
  readonly infinitive: string
  /** Third person: "zählte", "fing". */
  readonly past: string
}

export const PREFIXES = SEPARABLE.split(' ').filter(word => !word.includes('/'))
const IS_PREFIX = new Set(PREFIXES)

const split = (words: string, mark: RegExp): string[] => words.trim().split(mark)

/** "arbeit" and "atm" need an e before t. */
const weakPast = (stem: string): string => stem + (needsE(stem) ? 'ete' : 'te')
const needsE = (stem: string): boolean =>
  /[dt]$/u.test(stem) || /[^aeiouäöülrhmn]m$|(?:[^aeiouäöülrhmn]|ch)n$/u.test(stem)

const stemOf = (infinitive: string): string => infinitive.replace(/(?<=[lr])n$|en$|n$/u, '')

function weakForms(infinitive: string): [string, Verb][] {
  const stem = stemOf(infinitive)
  const verb = { infinitive, past: weakPast(stem) }
  const ending = needsE(stem) ? 'et' : 't'
  const first = /el$/u.test(stem)
    ? [`${stem.slice(0, -2)}le`, `${stem}e`]
    : /er$/u.test(stem)
      ? [`${stem.slice(0, -2)}re`, `${stem}e`]
      : [`${stem}e`]
  return [...[stem + ending, ...first].map((form): [string, Verb] => [form, verb])]
}

interface Verbs {
  /** By third and first person of the present. */
  readonly finite: ReadonlyMap<string, Verb>
  readonly infinitives: ReadonlyMap<string, Verb>
}

function makeVerbs(): Verbs {
  const strong = split(STRONG_VERBS, /,\s+/u).map(entry => entry.split(' '))
  const weak = split(WEAK_VERBS, /\s+/u).filter(word => !word.endsWith('/0'))
  const strongForms = strong.flatMap(([infinitive = '', third = '', past = '']): [string, Verb][] => {
    const verb = { infinitive, past }
    return [
      [third, verb],
      [`${stemOf(infinitive)}e`, verb],
    ]
  })
  const finite = new Map([...weak.flatMap(weakForms), ...strongForms])
  return { finite, infinitives: new Map([...finite.values()].map(verb => [verb.infinitive, verb])) }
}

let verbs: Verbs | undefined
const known = (): Verbs => {
  verbs ??= makeVerbs()
  return verbs
}

const prefixed = (prefix: string, verb: Verb | undefined): Verb | undefined =>
  verb && { infinitive: prefix + verb.infinitive, past: prefix + verb.past }

function inMap(map: ReadonlyMap<string, Verb>, word: string): Verb | undefined {
  const found = map.get(word)
  if (found) return found
  const prefix = INSEPARABLE.exec(word)?.[0]
  return prefix === undefined ? undefined : prefixed(prefix, map.get(word.slice(prefix.length)))
}

/** The verb of "zählt", "zähle", "verzählt", "repariert". */
export function finiteVerb(word: string): Verb | undefined {
  const borrowed = /^(\p{Ll}{2,}ier)(?:t|e)$/u.exec(word)?.[1]
  return inMap(known().finite, word) ?? (borrowed ? { infinitive: `${borrowed}en`, past: `${borrowed}te` } : undefined)
}

/** A verb that no list knows is weak: "knuspert". All strong ones are listed. */
export function likelyVerb(word: string): Verb | undefined {
  const stem = /^(\p{Ll}{3,})t$/u.exec(word)?.[1]
  if (stem === undefined || /[tds]$/u.test(stem) || !/[aeiouäöü]/u.test(stem)) return undefined
  return { infinitive: /e[lr]$/u.test(stem) ? `${stem}n` : `${stem}en`, past: `${stem}te` }
}

export interface FoundInfinitive {
  readonly verb: Verb
  /** Separable: "auf" of "auffangen". */
  readonly prefix: string
}

function simpleInfinitive(word: string): Verb | undefined {
  const borrowed = /^\p{Ll}{2,}ieren$/u.test(word)
  return (
    inMap(known().infinitives, word) ?? (borrowed ? { infinitive: word, past: `${word.slice(0, -2)}te` } : undefined)
  )
}

/** The verb of "zählen", "auffangen", "aufzufangen". */
export function infinitiveOf(word: string): FoundInfinitive | undefined {
  const simple = simpleInfinitive(word)
  if (simple) return { verb: simple, prefix: '' }
  for (const prefix of PREFIXES.toSorted((one, other) => other.length - one.length)) {
    const rest = word.startsWith(prefix) ? word.slice(prefix.length) : ''
    const verb =
      rest === ''
        ? undefined
        : (simpleInfinitive(rest) ?? (rest.startsWith('zu') ? simpleInfinitive(rest.slice(2)) : undefined))
    if (verb) return { verb, prefix }
  }
  return undefined
}

export const isPrefix = (word: string): boolean => IS_PREFIX.has(word)
