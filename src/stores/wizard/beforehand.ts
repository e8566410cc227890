import type { Issue } from '../../contract/refusals.ts'
import type { Given } from './given-values.ts'
import { type Asked, parameterOf } from './parameter.ts'
import type { Step } from './steps.ts'

/**
 * What the wizard needs where staff answer beforehand for the visitors of a landing page: nothing is required, and its
 * last button keeps the answers instead of starting a story.
 */
export interface Beforehand {
  /** What is wrong with the answers, by their places in the parameter. */
  readonly check: (answers: Given) => Issue[]
  readonly save: (answers: Given) => void
  /** The words on the last button. */
  readonly label: string
}

/** The page decides the language, and its questions are asked of visitors only. */
const NOT_ASKED: readonly string[] = ['language', 'languageOther']

/** The cards on which staff answer beforehand. */
export const stepsBeforehand = (steps: readonly Step[]): Step[] =>
  steps
    .map(({ name, fields }) => ({
      name,
      fields: fields
        .filter(field => !field.question && !NOT_ASKED.includes(field.name))
        .map(field => ({ ...field, required: false })),
    }))
    .filter(({ name, fields }) => fields.length > 0 || name === 'check')

/** The answers as a landing page keeps them: the parts of the parameter that are the visitors' to change. */
export function answersBeforehand(asked: Asked): Given {
  const { story, character, setting } = parameterOf(asked)
  const { length, targetAge, tone, refinement, baseStory } = story
  // No tone at all is an answer as well: without one the category's would stand there again.
  return { story: { length, targetAge, tone: tone ?? '', refinement, baseStory }, character, setting } as Given
}
