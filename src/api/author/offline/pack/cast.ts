import type { Brief, Gender, Relation } from '../../../story/brief.ts'
import { calledName, EXCERPT_WORDS_SHORTER, quote } from '../../../story/plain-words.ts'
import type { Plot, StandIn } from '../language-pack.ts'

/** Whoever acts in a story, before a language says how. */
export interface Somebody {
  /** The name as it is said in running text. */
  readonly name: string
  readonly fullName: string
  readonly gender: Gender
  readonly kind: 'person' | 'animal' | 'thing'
}

export interface Owner {
  readonly name: string
  readonly gender: Gender
}

/** With whether the lexicon said in front of the name all that they are. */
export type Related<Person> = Person & { readonly isUnderstood: boolean }

export interface Cast<Person extends Somebody = Somebody> {
  readonly hero: Person
  /** At the hero's side. */
  readonly a: Person
  /** Helps, at a price. */
  readonly b: Person
  /** A pet or toy of the visitor, if there is one. */
  readonly pet: Person | undefined
  /** Index in `brief.relations` of those that play a, b and the pet. */
  readonly taken: readonly number[]
  /** All relations by index. */
  readonly relations: readonly Related<Person>[]
}

/** How a language makes persons of what a visitor typed. */
export interface Casting<Person extends Somebody> {
  /** The hero is called so when the name is nothing that could be said. */
  readonly nameless: string
  /** Step in when the visitor's own people already have the name of a plot's stand-in. */
  readonly spare: Readonly<Record<'a' | 'b', StandIn>>
  heroOf(hero: Somebody): Person
  personOf(relation: Pick<Relation, 'name' | 'gender' | 'connection'>, owner: Owner): Related<Person>
  isLoved(connection: string): boolean
}

/** Whoever helps at a price has lived a little; a child at the hero's side would not. */
const GROWN_AGE = 14

function heroOf<Person extends Somebody>({ hero }: Brief, casting: Casting<Person>): Person {
  const called = calledName(hero.name)
  const isNamed = called !== ''
  return casting.heroOf({
    name: isNamed ? called : casting.nameless,
    fullName: isNamed ? quote(hero.name, EXCERPT_WORDS_SHORTER) : casting.nameless,
    gender: hero.gender,
    kind: 'person',
  })
}

/** Gives the visitor's people the plot's roles, and lets the plot's own step in where nobody was named. */
export function castOf<Person extends Somebody>(brief: Brief, plot: Plot, casting: Casting<Person>): Cast<Person> {
  const hero = heroOf(brief, casting)
  const owner: Owner = { name: hero.name, gender: hero.gender }
  const relations = brief.relations.map(relation => casting.personOf(relation, owner))
  const people = relations.flatMap((person, index) => (person.kind === 'person' ? [index] : []))
  const isLove = brief.category === 'love' && brief.targetAge !== 'toddler' && brief.targetAge !== 'child'
  const loved = people.find(index => casting.isLoved(brief.relations[index]?.connection ?? ''))
  const first = isLove ? (loved ?? people.find(index => !relations[index]?.isUnderstood)) : people[0]
  const isGrown = (index: number) => (brief.relations[index]?.age ?? GROWN_AGE) >= GROWN_AGE
  const second = people.find(index => index !== first && isGrown(index))
  const pet = relations.findIndex(person => person.kind !== 'person')
  const names = new Set([brief.hero.name, ...brief.relations.map(({ name }) => name)].map(name => name.toLowerCase()))
  const standIn = (role: 'a' | 'b') => {
    const own = plot.cast[role]
    return casting.personOf(names.has(own.name.toLowerCase()) ? casting.spare[role] : own, owner)
  }
  return {
    hero,
    a: (first === undefined ? undefined : relations[first]) ?? standIn('a'),
    b: (second === undefined ? undefined : relations[second]) ?? standIn('b'),
    pet: relations[pet],
    taken: [first, second, pet].filter((index): index is number => index !== undefined && index >= 0),
    relations,
  }
}
