import type { Brief } from '../../brief.ts'
import { calledName, EXCERPT_WORDS_SHORTER, quote } from '../../plain.ts'
import type { Plot, StandIn } from '../voice.ts'
import { isLoved, type Owner, personOf } from './connections.ts'
import type { Person } from './person.ts'

export interface Cast {
  readonly hero: Person
  /** At the hero's side. */
  readonly a: Person
  /** Helps, at a price. */
  readonly b: Person
  /** A pet or toy of the visitor, if there is one. */
  readonly pet: Person | undefined
  /** Index in `brief.relations` of those that play a, b and the pet. */
  readonly taken: readonly number[]
  /** All relations by index, with whether the lexicon said in front of the name all that they are. */
  readonly relations: readonly (Person & { readonly isUnderstood: boolean })[]
}

/** Step in when the visitor's own people already have the name of a plot's stand-in. */
const SPARE: Readonly<Record<'a' | 'b', StandIn>> = {
  a: { name: 'Tamsin', gender: 'female', connection: 'friend' },
  b: { name: 'Mr Okafor', gender: 'male', connection: '' },
}

/** Called so when the name is nothing that could be said. */
const NAMELESS = 'Nobody'

function heroOf({ hero }: Brief): Person {
  const called = calledName(hero.name)
  const name = called === '' ? NAMELESS : called
  return {
    name,
    fullName: called === '' ? NAMELESS : quote(hero.name, EXCERPT_WORDS_SHORTER),
    gender: hero.gender,
    kind: 'person',
    introduced: name,
  }
}

/** Gives the visitor's people the plot's roles, and lets the plot's own step in where nobody was named. */
export function castOf(brief: Brief, plot: Plot): Cast {
  const hero = heroOf(brief)
  const owner: Owner = { name: hero.name, gender: hero.gender }
  const relations = brief.relations.map(relation => personOf(relation, owner))
  const people = relations.flatMap((person, index) => (person.kind === 'person' ? [index] : []))
  const isLove = brief.category === 'love' && brief.targetAge !== 'toddler' && brief.targetAge !== 'child'
  const loved = people.find(index => isLoved(brief.relations[index]?.connection ?? ''))
  const first = isLove ? (loved ?? people.find(index => !relations[index]?.isUnderstood)) : people[0]
  const second = people.find(index => index !== first)
  const pet = relations.findIndex(person => person.kind !== 'person')
  const names = new Set([brief.hero.name, ...brief.relations.map(({ name }) => name)].map(name => name.toLowerCase()))
  const standIn = (role: 'a' | 'b') => {
    const own = plot.cast[role]
    return personOf(names.has(own.name.toLowerCase()) ? SPARE[role] : own, owner)
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
