import { DOUBLED, IRREGULAR_VERBS, REGULAR_VERBS } from './verbs.ts'

interface Verb {
  readonly base: string
  readonly past: string
  readonly doing: string
}

const doubled = new Set(DOUBLED.split(' '))
const isDoubled = (base: string): boolean => doubled.has(base) || /^[^aeiou]*(?:qu)?[aeiou][^aeiouwxy]$/u.test(base)

const ing = (base: string): string => {
  if (/ie$/u.test(base)) return `${base.slice(0, -2)}ying`
  if (/[^eoy]e$/u.test(base)) return `${base.slice(0, -1)}ing`
  return `${isDoubled(base) ? base + base.at(-1) : base}ing`
}

const regularPast = (base: string): string => {
  if (base.endsWith('e')) return `${base}d`
  if (/[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ied`
  return `${isDoubled(base) ? base + base.at(-1) : base}ed`
}

const third = (base: string): string => {
  if (/(?:[sxz]|ch|sh|o)$/u.test(base)) return `${base}es`
  return /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`
}

export type VerbForm = 'base' | 'third' | 'doing'

interface FoundVerb {
  readonly verb: Verb
  readonly form: VerbForm
}

function makeVerbs(): ReadonlyMap<string, FoundVerb> {
  const irregular = IRREGULAR_VERBS.trim()
    .split(/,\s+/u)
    .map(entry => entry.split(' '))
  const regular = REGULAR_VERBS.trim()
    .split(/\s+/u)
    .map(base => [base, regularPast(base)])
  return new Map(
    [...regular, ...irregular].flatMap(([base = '', past = '']): [string, FoundVerb][] => {
      const verb = { base, past, doing: ing(base) }
      return [
        [base, { verb, form: 'base' }],
        [third(base), { verb, form: 'third' }],
        [verb.doing, { verb, form: 'doing' }],
      ]
    }),
  )
}

let verbs: ReturnType<typeof makeVerbs> | undefined

/** A verb that no list knows, by its end: "doodles". Irregular ones are listed. */
export function likelyVerb(word: string): FoundVerb | undefined {
  const base = /^\p{Ll}{2,}(?:[sxz]|ch|sh)es$/u.test(word)
    ? word.slice(0, -2)
    : /^\p{Ll}{2,}ies$/u.test(word)
      ? `${word.slice(0, -3)}y`
      : /^\p{Ll}{3,}[^s]s$/u.test(word)
        ? word.slice(0, -1)
        : undefined
  return base === undefined ? undefined : { verb: { base, past: regularPast(base), doing: ing(base) }, form: 'third' }
}

/** The verb of "talks", "talk" and "talking". */
export function verbOf(word: string): FoundVerb | undefined {
  verbs ??= makeVerbs()
  return verbs.get(word)
}
