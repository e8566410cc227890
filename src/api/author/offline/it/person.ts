import type { Somebody } from '../pack/cast.ts'
import { after } from './article.ts'

export interface Person extends Somebody {
  readonly introduced: string
  /** Form of address: "nonna" for "nonna Ingrid". */
  readonly calledOut: string
  /** The hero's forms have no prefix, so those that look like another person's token are reserved. */
  readonly isHero?: boolean
}

export const isShortened = ({ name, fullName }: Person): boolean => name.toLowerCase() !== fullName.toLowerCase()

/** "curioso ed elegante": the d separates equal vowels. */
export const joinedBy = (words: string): string => after('e', words)

interface Form {
  readonly m: string
  readonly f: string
  /** For non-binary people; without it the name is repeated. */
  readonly neither?: string
}

/** Non-binary or unknown genders get the dictionary form. */
const FORMS: Readonly<Record<string, Form>> = {
  lui: { m: 'lui', f: 'lei' },
  lo: { m: 'lo', f: 'la', neither: 'lo' },
  gli: { m: 'gli', f: 'le', neither: 'gli' },
  o: { m: 'o', f: 'a', neither: 'o' },
}

function ofGender(person: Person, { m, f, neither }: Form): string {
  if (person.gender === 'male') return m
  if (person.gender === 'female') return f
  return neither ?? person.name
}

const JOINING: ReadonlySet<string> = new Set(['a', 'di', 'da', 'su', 'in', 'con', 'e'])

/** Undefined for a form that does not join words to the person. */
const withWord = (words: string, word: string): string | undefined =>
  JOINING.has(word) ? after(word, words) : undefined

function wording(person: Person, options: string): string {
  const [m = '', f = '', neither = ''] = options.split('|')
  return person.gender === 'male' ? m : person.gender === 'female' ? f : neither
}

/**
 * The words for one form of a person:
 * - nothing: the name; `lui`: lui/lei, or the name again; `lo`: lo/la; `gli`: gli/le
 * - `o`: the ending of an adjective or participle ("stanc{o}"): o/a, o for somebody who is neither. For articles and
 *   nouns stands `g:l’eroe|l’eroina|chi ha la parte principale`, a wording for a man, a woman, and for neither
 * - `+`: the name with what the person is to the hero; `+a`, `+di`, `+da`, `+con`, `+e`: the same after these words
 * - `a`, `di`, `da`, `con`, `e`: the name after them ("alla signora Rossi", "ed Elena"); of the hero `h.a`, `h.di`
 * - `voc`: how the person is called out to: "Vieni, nonna!"
 */
export function formOf(person: Person, form: string): string | undefined {
  const [head = '', rest = ''] = form.split(/:(.*)/su)
  if (head === '') return person.name
  if (head === 'g') return wording(person, rest)
  if (head === 'voc') return person.calledOut
  if (head === '+') return person.introduced
  if (head.startsWith('+')) return withWord(person.introduced, head.slice(1))
  if (head.startsWith('h.') && person.isHero) return withWord(person.name, head.slice('h.'.length))
  const known = FORMS[head]
  return known ? ofGender(person, known) : person.isHero ? undefined : withWord(person.name, head)
}
