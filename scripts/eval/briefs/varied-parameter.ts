import { CATEGORIES } from '../../../src/contract/categories.ts'
import { BUILDS, EYES, GENDERS, HAIR, TARGET_AGES, TONES } from '../../../src/contract/options.ts'
import type { Parameter } from '../../../src/contract/parameter.ts'
import { itemAt } from '../../../src/lib/item-at.ts'
import { type Seeded, seeded } from '../../../src/lib/seeded.ts'
import type { Material } from './material.ts'

const AGES = [1, 4, 7, 16, 34, 71, 81, 1200]
/** Authors without a model write no more for toddlers. */
const TODDLER_WORDS_MAX = 2000
const PEOPLE_MAX = 4
const ANSWERS_MAX = 3
/** Share of the optional questions that get an answer. */
const ANSWERED = 0.7

type Optional = <Value>(value: Value) => Value | undefined

function characterOf(material: Material, random: Seeded, maybe: Optional): Parameter['character'] {
  const people = random.shuffle(material.people).slice(0, Math.floor(random.next() * (PEOPLE_MAX + 1)))
  return {
    demographics: { name: random.pick(material.names), age: random.pick(AGES), gender: random.pick(GENDERS) },
    physicalAppearance: {
      hair: maybe(random.pick([...HAIR, ...material.hair])),
      eyes: maybe(random.pick([...EYES, ...material.eyes])),
      physique: maybe(random.pick(BUILDS)),
      peculiarities: maybe(random.pick(material.peculiarities)),
    },
    psychologicalTraits: {
      characteristics: maybe(random.pick(material.characteristics)),
      quirksFlawsFaults: random.pick(material.quirks),
    },
    history: maybe(random.pick(material.histories)),
    relationships: people.map(([name, gender, connection]) => ({ name, gender, age: 30, connection })),
  }
}

/** A visitor's answers varied by the seed; `index` walks through categories, ages and lengths. */
export function variedParameter(material: Material, index: number, lengths: readonly number[]): Parameter {
  const random = seeded(`brief ${material.language} ${index}`)
  const maybe: Optional = value => (random.next() < ANSWERED ? value : undefined)
  const words = itemAt(lengths, index % lengths.length)
  const age = itemAt(TARGET_AGES, Math.floor(index / lengths.length) % TARGET_AGES.length)
  const targetAge = age === 'toddler' && words > TODDLER_WORDS_MAX ? 'child' : age
  const category = itemAt(CATEGORIES, index % CATEGORIES.length)
  return {
    story: {
      language: material.language,
      length: String(words),
      audience: 'normal',
      targetAge,
      tone: random.shuffle(TONES).slice(0, 2).join(','),
      refinement: maybe(random.pick(material.refinements)),
      baseStory: maybe(random.pick(material.baseStories)),
    },
    character: characterOf(material, random, maybe),
    setting: {
      location: random.pick(material.locations),
      places: maybe(random.shuffle(material.places).slice(0, 2)),
      isReal: true,
    },
    dynamic: random.shuffle(material.answers).slice(0, Math.floor(random.next() * (ANSWERS_MAX + 1))),
    // Horror is refused for the smallest.
    context: {
      category: targetAge === 'toddler' && category === 'horror' ? 'bedtime' : category,
      productDefinition: 'story',
    },
  }
}
