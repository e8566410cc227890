import { ANSWERS } from '../../contract/answers/table.ts'
import { AGE_MAX } from '../../contract/limits.ts'
import type { Person } from '../../figures/person.ts'
import { isTexts, textOf, type Values } from './draft.ts'

/** The hero as far as the answers say, with the words that are drawn. */
export interface Hero {
  readonly name: string
  readonly person: Person
}

/** Where nobody has said an age: that of the readers, so that nobody in a romance is drawn as a child. */
const USUAL_AGES: Readonly<Record<string, number>> = { toddler: 4, '12-20': 16, '20+': 34 }
const CHILD = 8
const LOOKS = [ANSWERS.age, ANSWERS.gender, ANSWERS.hair, ANSWERS.eyes, ANSWERS.build, ANSWERS.peculiarities]

/** Undefined until something of the looks was answered. `given`: fields that count. */
export function heroOf(values: Values, given: ReadonlySet<string>): Hero | undefined {
  if (!LOOKS.some(({ name }) => given.has(name) && isAnswered(values[name]))) return undefined
  const text = (name: string) => textOf(values[name]).trim()
  const build = values[ANSWERS.build.name]
  return {
    name: text(ANSWERS.name.name),
    person: {
      age: ageOf(text(ANSWERS.age.name)) ?? USUAL_AGES[text(ANSWERS.targetAge.name)] ?? CHILD,
      gender: text(ANSWERS.gender.name),
      hair: text(ANSWERS.hair.name),
      eyes: text(ANSWERS.eyes.name),
      build: isTexts(build) ? build : [],
      peculiarities: text(ANSWERS.peculiarities.name),
    },
  }
}

const isAnswered = (value: Values[string] | undefined): boolean =>
  isTexts(value) ? value.length > 0 : textOf(value).trim() !== ''

function ageOf(text: string): number | undefined {
  const age = Number.parseInt(text, 10)
  return age >= 0 ? Math.min(age, AGE_MAX) : undefined
}
