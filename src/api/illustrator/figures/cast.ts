import { AGE_MAX } from '../../../contract/limits.ts'
import type { Look } from '../../../figures/look.ts'
import { drawingOf } from '../../../figures/look-of.ts'
import type { Person } from '../../../figures/person.ts'
import type { Animal, PetLook } from '../../../figures/pets/pet-table.ts'
import { animalsOf } from '../../../figures/read/animal-words.ts'
import { kinOf } from '../../../figures/read/kin-words.ts'
import type { PictureBrief } from '../picture-brief.ts'

/** Who may stand in the pictures of a story: nobody who is not in the answers. */
export interface Cast {
  readonly hero: Look
  /** A hero who is an animal, drawn in the place of {@link Cast.hero}. */
  readonly heroPet?: PetLook
  /** In the order of the brief's relations; undefined for animals and for who is absent. */
  readonly others: readonly (Look | undefined)[]
  /** Relations first, then answers. */
  readonly animals: readonly Animal[]
  /** How they look; an animal that nobody has described is of its usual colour. */
  readonly petLooks: Readonly<Partial<Record<Animal, PetLook>>>
}

type Relation = NonNullable<PictureBrief['relations']>[number]

function personOf(relation: Relation, hero: PictureBrief['hero']): Person {
  const kin = kinOf(relation.connection)
  const known = ['female', 'male'].includes(relation.gender)
  const meant = kin.age ?? hero.age + (kin.older ?? 0)
  const age = relation.age ?? Math.min(AGE_MAX, Math.max(1, meant))
  const gender = known ? relation.gender : (kin.gender ?? 'unsaid')
  return { age, gender, hair: '', build: [], peculiarities: relation.connection }
}

/** "Hund" or "my cat"; undefined for persons, and for who is not to be drawn. */
export const animalOf = (relation: Relation): Animal | undefined =>
  relation.isAbsent ? undefined : animalsOf(relation.connection)[0]?.animal

export function castOf(brief: PictureBrief): Cast {
  const { seed, category, hero } = brief
  const { look, pet } = drawingOf(hero, { seed: hero.lookSeed ?? seed, category })
  const others = (brief.relations ?? []).map((relation, index) =>
    relation.isAbsent || animalOf(relation)
      ? undefined
      : drawingOf(personOf(relation, hero), { seed: `${seed}/friend${index}`, category, beside: look }).look,
  )
  const there = (brief.relations ?? []).filter(({ isAbsent }) => isAbsent !== true)
  const named = [...there.map(({ connection }) => connection), brief.answers ?? ''].flatMap(animalsOf)
  const animals = Array.from(new Set(named.map(({ animal }) => animal)))
  const petLooks = Object.fromEntries(named.toReversed().map(one => [one.animal, one]))
  return { hero: look, ...(pet ? { heroPet: pet } : {}), others, animals, petLooks }
}
