import { IRREGULAR_VERBS, REGULAR_VERBS } from './verbs.ts'

interface Verb {
  readonly infinitive: string
  /** Third person. */
  readonly past: string
  readonly doing: string
}

export type VerbForm = 'finite' | 'first' | 'infinitive' | 'doing'

interface FoundVerb {
  readonly verb: Verb
  readonly form: VerbForm
}

/** Infinitive, third person, past, gerund, first person: "conta", "perde", "dorme". */
function regular(infinitive: string): string[] {
  const stem = infinitive.slice(0, -3)
  const vowel = infinitive.at(-3) ?? 'a'
  const doing = `${stem}${vowel === 'a' ? 'ando' : 'endo'}`
  return [infinitive, stem + (vowel === 'a' ? 'a' : 'e'), `${stem}${vowel}va`, doing, `${stem}o`]
}

/** "capisco" from "capisce", "bevo" from "beve". */
const firstOf = (third: string): string => third.replace(/[ae]$/u, 'o')

function forms([infinitive = '', third = '', past = '', doing = '', first = firstOf(third)]: readonly string[]): [
  string,
  FoundVerb,
][] {
  const verb = { infinitive, past, doing }
  return [
    [first, { verb, form: 'first' }],
    [infinitive, { verb, form: 'infinitive' }],
    [doing, { verb, form: 'doing' }],
    [third, { verb, form: 'finite' }],
  ]
}

function makeVerbs(): ReadonlyMap<string, FoundVerb> {
  const regulars = REGULAR_VERBS.trim()
    .split(/\s+/u)
    .filter(word => !word.includes('/'))
  const irregulars = IRREGULAR_VERBS.trim()
    .split(/,\s+/u)
    .map(entry => entry.split(' '))
    .filter(([infinitive = '']) => !infinitive.includes('/'))
  return new Map([...regulars.map(regular), ...irregulars].flatMap(forms))
}

let verbs: ReadonlyMap<string, FoundVerb> | undefined

/** A verb that no list knows, by its end: "scrocchia". */
export function likelyVerb(word: string): FoundVerb | undefined {
  const stem = /^(\p{Ll}{3,})a$/u.exec(word)?.[1]
  return stem === undefined ? undefined : forms(regular(`${stem}are`))[3]?.[1]
}

/** The verb of "conta", "conto", "contare", "contando". */
export function verbOf(word: string): FoundVerb | undefined {
  verbs ??= makeVerbs()
  return verbs.get(word)
}
