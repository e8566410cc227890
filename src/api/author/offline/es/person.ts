import type { Somebody } from '../pack/cast.ts'

export interface Person extends Somebody {
  readonly introduced: string
  /** Form of address: "abuela" for "la abuela Remedios". */
  readonly calledOut: string
  /** The hero's forms have no prefix, so those that look like another person's token are reserved. */
  readonly isHero?: boolean
}

export const isShortened = ({ name, fullName }: Person): boolean => name.toLowerCase() !== fullName.toLowerCase()

/** "del abuelo Heinz", "al abuelo Heinz"; a capital article belongs to the name: "de El Greco". */
function after(preposition: 'a' | 'de', words: string): string {
  if (!words.startsWith('el ')) return `${preposition} ${words}`
  return `${preposition === 'a' ? 'al' : 'del'} ${words.slice('el '.length)}`
}

/** The sound of an i, but not of a diphthong: "e Inés", "e Hilario", "y Hierro", "y Yago". */
const I_SOUND = /^(?:h?[iíìîïıİ](?![aeoáéó])|y(?![aeiouáéíóú\s]))/iu

export const joinedBy = (words: string): string => `${I_SOUND.test(words) ? 'e' : 'y'} ${words}`

interface Form {
  readonly m: string
  readonly f: string
  /** For non-binary people; without it the name is repeated. */
  readonly neither?: string
}

const FORMS: Readonly<Record<string, Form>> = {
  él: { m: 'él', f: 'ella' },
  lo: { m: 'lo', f: 'la', neither: 'le' },
  le: { m: 'le', f: 'le', neither: 'le' },
}

function ofGender(person: Person, { m, f, neither }: Form): string {
  if (person.gender === 'male') return m
  if (person.gender === 'female') return f
  return neither ?? person.name
}

/** Non-binary people mostly say "cansade"; for an unknown gender the dictionary form is used. */
function ending({ gender }: Person): string {
  if (gender === 'female') return 'a'
  return gender === 'non-binary' ? 'e' : 'o'
}

/** Undefined for a form that does not join words to the person. */
function withWord(words: string, word: string): string | undefined {
  if (word === 'a' || word === 'de') return after(word, words)
  return word === 'y' ? joinedBy(words) : undefined
}

function wording(person: Person, options: string): string {
  const [m = '', f = '', neither = ''] = options.split('|')
  return person.gender === 'male' ? m : person.gender === 'female' ? f : neither
}

/**
 * The words for one form of a person:
 * - nothing: the name; `él`: él/ella, or the name again; `lo`: lo/la/le; `le`: the indirect object
 * - `o`: the ending of an adjective or participle ("cansad{o}"): o/a, e for non-binary people. Not after c or g; there,
 *   and for articles, stands `g:el héroe|la heroína|quien protagoniza`, a wording for a man, a woman, and for neither
 * - `+`: the name with what the person is to the hero; `+a`, `+de`, `+y`: the same after "a", "de", "y"
 * - `a`, `de`, `y`: the name after "a", "de" ("al abuelo Heinz"), "y" ("e Inés"); of the hero `h.a`, `h.de`, `h.y`
 * - `voc`: how the person is called out to: "¡Ven, abuela!"
 */
export function formOf(person: Person, form: string): string | undefined {
  const [head = '', rest = ''] = form.split(/:(.*)/su)
  if (head === '') return person.name
  if (head === 'g') return wording(person, rest)
  if (head === 'o') return ending(person)
  if (head === 'voc') return person.calledOut
  if (head === '+') return person.introduced
  if (head.startsWith('+')) return withWord(person.introduced, head.slice(1))
  if (head.startsWith('h.') && person.isHero) return withWord(person.name, head.slice('h.'.length))
  const known = FORMS[head]
  return known ? ofGender(person, known) : person.isHero ? undefined : withWord(person.name, head)
}
