import { IRREGULAR_VERBS, REGULAR_VERBS } from './verbs.ts'

interface Verb {
  readonly infinitive: string
  /** Third person. */
  readonly past: string
  readonly doing: string
}

export type VerbForm = 'finite' | 'infinitive' | 'doing'

interface FoundVerb {
  readonly verb: Verb
  readonly form: VerbForm
}

/** "mange", "mangeait": g and c keep their sound. */
const softened = (stem: string): string =>
  stem.endsWith('g') ? `${stem}e` : stem.endsWith('c') ? `${stem.slice(0, -1)}ç` : stem

/** Changes before a silent e, each as it may be written: "jette", "achète", "répète", "essaie", "nettoie". */
function presents(stem: string): string[] {
  if (/[aou]y$/u.test(stem)) return [`${stem.slice(0, -1)}ie`, ...(stem.endsWith('ay') ? [`${stem}e`] : [])]
  if (/e[tl]$/u.test(stem)) return [`${stem}${stem.at(-1)}e`, `${stem.slice(0, -2)}è${stem.at(-1)}e`]
  if (/e[a-z]$/u.test(stem)) return [`${stem.slice(0, -2)}è${stem.at(-1)}e`]
  if (/é[bcdfghj-np-tv-z]{1,2}$/u.test(stem)) return [`${stem.replace(/é(?=[bcdfghj-np-tv-z]{1,2}$)/u, 'è')}e`]
  return [`${stem}e`]
}

function regular(infinitive: string): [string, FoundVerb][] {
  const stem = infinitive.slice(0, -2)
  const soft = softened(stem)
  const verb = { infinitive, past: `${soft}ait`, doing: `${soft}ant` }
  return [
    ...presents(stem).map((form): [string, FoundVerb] => [form, { verb, form: 'finite' }]),
    [infinitive, { verb, form: 'infinitive' }],
    [verb.doing, { verb, form: 'doing' }],
  ]
}

/** First persons that differ from the third: "je perds", "je finis". */
const firstOf = (third: string, infinitive: string): string => {
  if (/(?:ttre|aincre)$/u.test(infinitive)) return `${third}s`
  return third.endsWith('t') ? `${third.replace(/ît$/u, 'it').slice(0, -1)}s` : /e$/u.test(third) ? third : `${third}s`
}

function irregular(entry: string): [string, FoundVerb][] {
  const [infinitive = '', third = '', past = '', doing = ''] = entry.split(' ')
  const verb = { infinitive, past, doing }
  return [
    [infinitive, { verb, form: 'infinitive' }],
    [doing, { verb, form: 'doing' }],
    [firstOf(third, infinitive), { verb, form: 'finite' }],
    [third, { verb, form: 'finite' }],
  ]
}

function makeVerbs(): ReadonlyMap<string, FoundVerb> {
  const regulars = REGULAR_VERBS.trim()
    .split(/\s+/u)
    .filter(word => !word.endsWith('/0'))
  const odd = IRREGULAR_VERBS.trim().split(/,\s+/u)
  return new Map([
    ...regulars.flatMap(regular),
    ...odd.flatMap(irregular),
    ['vais', irregular('aller va allait allant')[3]?.[1] as FoundVerb],
  ])
}

let verbs: ReadonlyMap<string, FoundVerb> | undefined

/** A verb that no list knows, by its end: "papouille". An accent before it may belong to the present alone. */
export function likelyVerb(word: string): FoundVerb | undefined {
  const stem = /^(\p{Ll}{3,})e$/u.exec(word)?.[1]
  return stem === undefined || /è\p{Ll}{1,2}$|e(?:ll|tt)$/u.test(stem) ? undefined : regular(`${stem}er`)[0]?.[1]
}

/** The verb of "compte", "compter", "comptant". */
export function verbOf(word: string): FoundVerb | undefined {
  verbs ??= makeVerbs()
  return verbs.get(word)
}
