import { AGE_MAX } from '../../../contract/limits.ts'
import { randomFrom } from '../paper/random.ts'
import type { PictureBrief } from '../picture-brief.ts'
import { type Animal, animalsIn } from './animal-words.ts'
import { kinOf } from './kin-words.ts'
import { type Look, lookOf, type Person } from './look.ts'

export interface Cast {
  readonly hero: Look
  /** In the order of the brief's relations; undefined for animals and for who is absent. */
  readonly others: readonly (Look | undefined)[]
  /** Relations first, then answers; a fox when none is named. */
  readonly animals: readonly Animal[]
}

type Relation = NonNullable<PictureBrief['relations']>[number]

const GROWN_UP = 16
const CHILD_AGE = 9

function anybody({ hero }: PictureBrief): Person {
  const age = hero.age >= GROWN_UP ? hero.age : CHILD_AGE
  return { age, gender: hero.gender === 'female' ? 'male' : 'female', hair: '', build: [] }
}

function personOf(relation: Relation, hero: Person): Person {
  const kin = kinOf(relation.connection)
  const known = ['female', 'male'].includes(relation.gender)
  const meant = kin.age ?? hero.age + (kin.older ?? 0)
  const age = relation.age ?? Math.min(AGE_MAX, Math.max(1, meant))
  return { age, gender: known ? relation.gender : (kin.gender ?? 'unsaid'), hair: relation.connection, build: [] }
}

/** "Hund" or "my cat"; undefined for persons, and for who is not to be drawn. */
export const animalOf = (relation: Relation): Animal | undefined =>
  relation.isAbsent ? undefined : animalsIn(relation.connection)[0]

export function castOf(brief: PictureBrief): Cast {
  const { seed, category } = brief
  const hero = lookOf(randomFrom(`${seed}/hero`), brief.hero, category)
  const friends = brief.relations?.map(relation =>
    relation.isAbsent || animalOf(relation) ? undefined : personOf(relation, brief.hero),
  )
  // No stranger in the place of somebody who died.
  const isMourned = brief.relations?.some(({ isAbsent }) => isAbsent) === true
  const isFull = isMourned || friends?.some(person => person !== undefined) === true
  const persons = isFull ? (friends ?? []) : [...(friends ?? []), anybody(brief)]
  const others = persons.map((person, index) =>
    person ? lookOf(randomFrom(`${seed}/friend${index || ''}`), person, category, hero) : undefined,
  )
  const there = (brief.relations ?? []).filter(({ isAbsent }) => isAbsent !== true)
  const named = [...there.map(({ connection }) => connection), brief.answers ?? ''].flatMap(animalsIn)
  return { hero, others, animals: named.length > 0 ? Array.from(new Set(named)) : ['fox'] }
}
