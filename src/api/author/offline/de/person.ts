import type { Somebody } from '../pack/cast.ts'

export interface Person extends Somebody {
  /** Relation and name: "Oma Ingrid", "ihre Schwester Lena". */
  readonly introduced: { readonly nom: string; readonly dat: string; readonly akk: string }
}

/** German adds an s where it is audible: not after s, ß, x, z, and not in another script. */
const takesS = (name: string): boolean => /[\p{Script=Latin}\p{M}]$/u.test(name) && !/[sßxzŝşșśšžźż]$/iu.test(name)

/** "Łucjas Laterne", or "die Laterne von Matthias". */
const owned = (name: string, noun: string, withArticle: string): string =>
  takesS(name) ? `${name}s ${noun}` : `${withArticle} von ${name}`

type Form = { readonly m: string; readonly f: string; readonly neutral?: string }

/** Without `neutral`, the name is repeated for non-binary people. Possessives become articles. */
const FORMS: Readonly<Record<string, Form>> = {
  er: { m: 'er', f: 'sie' },
  ihn: { m: 'ihn', f: 'sie' },
  ihm: { m: 'ihm', f: 'ihr' },
  sein: { m: 'sein', f: 'ihr', neutral: 'der' },
  sein_: { m: 'sein', f: 'ihr', neutral: 'das' },
  seine: { m: 'seine', f: 'ihre', neutral: 'die' },
  seinen: { m: 'seinen', f: 'ihren', neutral: 'den' },
  seinem: { m: 'seinem', f: 'ihrem', neutral: 'dem' },
  seiner: { m: 'seiner', f: 'ihrer', neutral: 'der' },
  seines: { m: 'seines', f: 'ihres', neutral: 'des' },
}

function pronoun(form: Form, person: Person): string {
  if (person.gender === 'male') return form.m
  if (person.gender === 'female') return form.f
  return form.neutral ?? person.name
}

/**
 * The words for one form of a person:
 * - nothing: the name; a pronoun or possessive in its masculine form: `er`, `ihn`, `ihm`, `sein` (before a masculine
 *   noun), `sein_` (before a neuter one), `seine`, `seinen`, `seinem`, `seiner`, `seines`
 * - `s:Laterne|die Laterne`: what belongs to the person, with the article of the case needed
 * - `g:der Held|die Heldin|das Kind`: a wording for a man, a woman, and for neither
 * - `+`, `+dat`, `+akk`: the name with what the person is to the hero
 */
export function formOf(person: Person, form: string): string | undefined {
  const [head = '', rest = ''] = form.split(/:(.*)/su)
  const options = rest.split('|')
  if (head === '') return person.name
  if (head === 's') return owned(person.name, options[0] ?? '', options[1] ?? '')
  if (head === 'g')
    return (person.gender === 'male' ? options[0] : person.gender === 'female' ? options[1] : options[2]) ?? ''
  if (head === '+') return person.introduced.nom
  if (head === '+dat') return person.introduced.dat
  if (head === '+akk') return person.introduced.akk
  const known = FORMS[head]
  return known && pronoun(known, person)
}
