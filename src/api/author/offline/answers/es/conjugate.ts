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

/** "actuar", "enviar": the accent of the present. */
const ACCENTED = /^(?:envi|guard|gui|esqui|espi|vaci|confi|fotografi|enfri|cri)$/u

function regular(infinitive: string): string[] {
  const stem = infinitive.slice(0, -2)
  const isFirstClass = infinitive.endsWith('ar')
  const accented = ACCENTED.test(stem) && stem.endsWith('i') ? `${stem.slice(0, -1)}í` : stem
  const voiced = /^(?:aull|maull)$/u.test(stem) ? stem.replace('u', 'ú') : accented
  const soft = isFirstClass ? voiced : voiced.replace(/g$/u, 'j')
  const doing = isFirstClass ? 'ando' : /ñ$/u.test(stem) ? 'endo' : 'iendo'
  return [
    infinitive,
    voiced + (isFirstClass ? 'a' : 'e'),
    stem + (isFirstClass ? 'aba' : 'ía'),
    stem + doing,
    `${soft}o`,
  ]
}

/** "cuento" from "cuenta", "pido" from "pide". */
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
  return new Map([...regulars.map(regular), ...irregulars].flatMap(forms))
}

let verbs: ReadonlyMap<string, FoundVerb> | undefined

/** A verb that no list knows, where its end and stem show the class: "cruje", "canturrea". Its vowels must not change. */
export function likelyVerb(word: string): FoundVerb | undefined {
  const stem = /^(\p{Ll}{3,})[ae]$/u.exec(word)?.[1]
  if (stem === undefined || /ie|ue/u.test(stem) || !/[^aeiou]$|e$/u.test(stem)) return undefined
  const infinitive = word.endsWith('a') ? `${stem}ar` : `${stem}ir`
  return forms(regular(infinitive))[3]?.[1]
}

/** The verb of "cuenta", "cuento", "contar", "contando". */
export function verbOf(word: string): FoundVerb | undefined {
  verbs ??= makeVerbs()
  return verbs.get(word)
}
