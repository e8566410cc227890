import type { Gender } from '../../../story/brief.ts'
import type { Somebody } from '../pack/cast.ts'
import { attached } from './elision.ts'

export interface Person extends Somebody {
  readonly introduced: string
}

/** For a man, a woman, and neither, where the first stands in for a missing third. */
function chosen(gender: Gender, options: readonly string[]): string {
  const wanted = gender === 'male' ? 0 : gender === 'female' ? 1 : 2
  return options[wanted] ?? options[0] ?? ''
}

/** "qu’il", "lorsqu’elle", "que Mila", "s’il", "si elle". */
function grownTogether(head: string, { gender, name }: Person): string | undefined {
  const small = head === 's’il' ? 'si' : /^(.*qu)’il$/u.exec(head)?.[1]
  if (small === undefined) return undefined
  if (small === 'si') return chosen(gender, ['s’il', 'si elle', `si ${name}`])
  return chosen(gender, [`${small}’il`, `${small}’elle`, attached(`${small}e`, name) ?? name])
}

/**
 * The words for one form of a person. Somebody who is neither a man nor a woman takes the name again for a pronoun, and
 * the masculine ending, which is the unmarked one.
 * - nothing: the name; `il`: "il", "elle"; `lui`: to the person; `soi`: after a preposition, "lui", "elle"
 * - `e`: the ending of an adjective or participle, "" or "e"
 * - `g:le héros|l’héroïne|l’enfant`: a wording for a man, a woman, and for neither
 * - `de`, `à`, `que`, `lorsque`, `puisque`, `si`: the little word with the name, "d’Anna", "du voisin"
 * - `qu’il`, `lorsqu’il`, `puisqu’il`, `s’il`: the little word with the pronoun, "qu’elle", "que Mila"
 * - `+`: the name with what the person is to the hero; `+de`, `+à`, `+que`: the same behind a little word
 */
export function formOf(person: Person, form: string): string | undefined {
  const [head = '', rest = ''] = form.split(/:(.*)/su)
  if (head === '') return person.name
  if (head === 'g') return chosen(person.gender, rest.split('|'))
  if (head === '+') return person.introduced
  if (head.startsWith('+')) return attached(head.slice(1), person.introduced)
  if (head === 'il') return chosen(person.gender, ['il', 'elle', person.name])
  if (head === 'lui') return 'lui'
  if (head === 'soi') return chosen(person.gender, ['lui', 'elle', person.name])
  if (head === 'e') return chosen(person.gender, ['', 'e'])
  return grownTogether(head, person) ?? attached(head, person.name)
}
