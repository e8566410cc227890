import { ROWS } from '../../contract/answers/table.ts'
import type { Issue } from '../../contract/refusals.ts'
import { nested } from '../../lib/nested.ts'
import { type ParameterInputs, sentAnswers } from './parameter.ts'
import type { Step } from './steps.ts'

/** Presets of a landing page: nothing is required, and the last button keeps the answers. */
export interface Beforehand {
  /** Issues by path in the parameter. */
  readonly check: (answers: object) => Issue[]
  readonly save: (answers: object) => void
  readonly label: string
}

/** The page decides the language, and its questions are for visitors. */
export const stepsBeforehand = (steps: readonly Step[]): Step[] =>
  steps
    .map(({ name, fields }) => ({
      name,
      fields: fields.filter(field => !field.question && !field.isOfPage).map(field => ({ ...field, required: false })),
    }))
    .filter(({ name, fields }) => fields.length > 0 || name === 'check')

/** Only the parts of the parameter that visitors may change. */
export function answersBeforehand({ values, texts }: ParameterInputs): object {
  const sent = sentAnswers(
    ROWS.filter(row => !row.isOfPage),
    values,
    texts,
  )
  // An empty tone is an answer as well: without it the category's would come back.
  return nested([['story.tone', ''], ...sent])
}
