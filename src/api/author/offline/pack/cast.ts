import type { Brief, Gender, Relation } from '../../../story/brief.ts'
import { calledName } from '../../../story/called-name.ts'
import { EXCERPT_WORDS_SHORTER, quote } from '../../../story/plain-words.ts'
import { isAnswerLanguage } from '../answers/reading.ts'
import type { QuietPerson } from '../careful.ts'
import { personClassesOf, type RelationClass } from '../choice/relation-class.ts'
import { isInRole, isRomance, isSuitor, type Role } from '../choice/roles.ts'
import type { DefaultCharacter, Plot } from '../language-pack.ts'
import { genderOf } from './unsaid-gender.ts'

export interface Somebody {
  readonly name: string
  readonly fullName: string
  readonly gender: Gender
  readonly kind: 'person' | 'animal' | 'thing'
}

export interface Owner {
  readonly name: string
  readonly gender: Gender
}

/** Whether the lexicon put all of the connection before the name. */
export type Related<Person> = Person & { readonly isUnderstood: boolean }

export interface Cast<Person extends Somebody = Somebody> {
  readonly hero: Person
  readonly a: Person
  /** Helps at a price. */
  readonly b: Person
  readonly pet: Person | undefined
  /** Indices in `brief.relations` of a, b and the pet. */
  readonly assigned: readonly number[]
  /** By index in `brief.relations`. */
  readonly relations: readonly Related<Person>[]
}

export interface Casting<Person extends Somebody> {
  readonly nameless: string
  readonly spare: Readonly<Record<'a' | 'b', DefaultCharacter>>
  heroOf(hero: Somebody): Person
  personOf(relation: Pick<Relation, 'name' | 'gender' | 'connection'>, owner: Owner): Related<Person>
  isLoved(connection: string): boolean
}

/** A helper at a price is older; a companion of a child is not. */
const GROWN_AGE = 14

/** "Oma Gerda" may be the hero of a story too. */
export const heroGender = ({ hero, language }: Brief): Gender => genderOf({ ...hero, connection: '' }, language)

function heroOf<Person extends Somebody>(brief: Brief, casting: Casting<Person>): Person {
  const { hero } = brief
  const called = calledName(hero.name)
  const isNamed = called !== ''
  return casting.heroOf({
    name: isNamed ? called : casting.nameless,
    fullName: isNamed ? quote(hero.name, EXCERPT_WORDS_SHORTER) : casting.nameless,
    gender: heroGender(brief),
    kind: 'person',
  })
}

/** What somebody may be; nothing where the language has no words for it. */
function classesOf({ relations, language }: Brief, index: number): readonly RelationClass[] {
  const relation = relations[index]
  return relation && isAnswerLanguage(language) ? personClassesOf(relation, language) : []
}

/** Roles of the plot for the visitor's people, stand-ins for the others; none of them has the name of an absent one. */
export function castOf<Person extends Somebody>(
  brief: Brief,
  plot: Plot,
  casting: Casting<Person>,
  absent: readonly QuietPerson[],
): Cast<Person> {
  const hero = heroOf(brief, casting)
  const owner: Owner = { name: hero.name, gender: hero.gender }
  const relations = brief.relations.map(relation =>
    casting.personOf({ ...relation, gender: genderOf(relation, brief.language) }, owner),
  )
  const people = relations.flatMap((person, index) => (person.kind === 'person' ? [index] : []))
  const mayBe = (index: number, role: Role) => isInRole(classesOf(brief, index), role, plot)
  const isLove = isRomance(brief)
  const loved = people.find(index => casting.isLoved(brief.relations[index]?.connection ?? ''))
  const held = (role: 'a' | 'b', choose: () => number | undefined) => {
    const { by } = plot.cast[role]
    return by === undefined ? choose() : (by ?? undefined)
  }
  const first = held('a', () => {
    const suitor = isLove ? people.find(index => isSuitor(classesOf(brief, index), plot)) : undefined
    if (plot.cast.a.may) return people.find(index => mayBe(index, 'a')) ?? suitor
    return isLove ? (loved ?? people.find(index => !relations[index]?.isUnderstood)) : people[0]
  })
  const isGrown = (index: number) => (brief.relations[index]?.age ?? GROWN_AGE) >= GROWN_AGE
  const second = held('b', () => people.find(index => index !== first && isGrown(index) && mayBe(index, 'b')))
  const pet = relations.findIndex(person => person.kind !== 'person')
  const relatives = [...brief.relations, ...absent.map(({ relation }) => relation)].map(({ name }) => name)
  const names = new Set([brief.hero.name, ...relatives].map(name => name.toLowerCase()))
  const defaultCharacter = (role: 'a' | 'b') => {
    const own = plot.cast[role]
    return casting.personOf(names.has(own.name.toLowerCase()) ? casting.spare[role] : own, owner)
  }
  return {
    hero,
    a: (first === undefined ? undefined : relations[first]) ?? defaultCharacter('a'),
    b: (second === undefined ? undefined : relations[second]) ?? defaultCharacter('b'),
    pet: relations[pet],
    assigned: [first, second, pet].filter((index): index is number => index !== undefined && index >= 0),
    relations,
  }
}
