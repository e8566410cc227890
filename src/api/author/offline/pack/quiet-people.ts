import type { QuietPerson } from '../careful.ts'
import type { Insert, Template } from '../language-pack.ts'
import type { QuietKind, QuietTexts } from '../quiet/quiet-phrases.ts'
import type { Casting, Owner, Somebody } from './cast.ts'
import { genderOf } from './unsaid-gender.ts'

/** Of one kind with a passage of their own; more are named together. */
const SINGLES = 3
const TOKEN = /^m(\d+)(?:\.(.*))?$/su

export interface Quiet<Person extends Somebody> {
  readonly people: readonly { readonly person: Person; readonly kind: QuietKind }[]
}

const kindOf = ({ status }: QuietPerson, { kind }: Somebody): QuietKind =>
  status === 'dead' && kind !== 'person' ? 'deadAnimal' : status

export const quietPeople = <Person extends Somebody>(
  all: readonly QuietPerson[],
  casting: Casting<Person>,
  owner: Owner,
  language: string,
): Quiet<Person> => ({
  people: all.map(quiet => {
    const { relation } = quiet
    const person = casting.personOf({ ...relation, gender: genderOf(relation, language) }, owner)
    return { person, kind: kindOf(quiet, person) }
  }),
})

/** Words of `{m2.+dat}`, the third of those who are quiet; undefined for another token. */
export function quietToken<Person extends Somebody>(
  { people }: Quiet<Person>,
  formOf: (person: Person, form: string) => string | undefined,
): (token: string) => string | undefined {
  return token => {
    const [, index, form = ''] = TOKEN.exec(token) ?? []
    const person = index === undefined ? undefined : people[Number(index)]?.person
    return person && formOf(person, form)
  }
}

const forPerson = (template: Template, index: number): Template =>
  template.replaceAll(/\{m(?=[.}])/gu, `{m${index}`).replaceAll(/\{M(?=[.}])/gu, `{M${index}`)

const joined = (words: readonly string[], and: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`

const insert = (phrasings: readonly Template[], short: readonly Template[]): Insert => ({
  slot: 'quiet',
  rank: 0,
  facts: [],
  phrasings,
  short,
})

function ofKind(
  texts: QuietTexts,
  kind: QuietKind,
  indices: readonly number[],
  isSmall: boolean,
  offset: number,
): Insert[] {
  const { phrasings, small, many } = texts.kinds[kind]
  const list = isSmall ? small : phrasings
  const alone = indices.length <= SINGLES ? indices : indices.slice(0, SINGLES - 1)
  const others = indices.slice(alone.length)
  const singles = alone.map((index, order) => {
    // No two are told alike: every one has phrasings of the list that no other has.
    const own = list
      .filter((_, at) => (at + offset) % alone.length === order)
      .map(template => forPerson(template, index))
    const shortest = own.toSorted((one, other) => one.length - other.length).slice(0, 1)
    return insert(own, shortest)
  })
  const names = others.map(index => `{m${index}.${texts.form[kind]}}`)
  return others.length === 0 ? singles : [...singles, insert([many.replace('ALL', joined(names, texts.and))], [])]
}

/** One passage for each of those who are quiet, so that their names are told and nothing is said by them. */
export function quietInserts<Person extends Somebody>(
  { people }: Quiet<Person>,
  texts: QuietTexts,
  isSmall: boolean,
  offset: number,
): Insert[] {
  const kinds = [...new Set(people.map(({ kind }) => kind))]
  return kinds.flatMap(kind => {
    const indices = people.flatMap((one, index) => (one.kind === kind ? [index] : []))
    return ofKind(texts, kind, indices, isSmall, offset)
  })
}
