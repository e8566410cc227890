import { ROWS } from '../../contract/answers/table.ts'
import type { Issue } from '../../contract/refusals.ts'
import { nested } from '../../lib/nested.ts'
import { type Asked, sentAnswers } from './parameter.ts'
import type { Step } from './steps.ts'

/**
 * What the wizard needs where staff answer beforehand for the visitors of a landing page: nothing is required, and its
 * last button keeps the answers instead of starting a story.
 */
export interface Beforehand {
  /** What is wrong with the answers, by their places in the parameter. */
  readonly check: (answers: object) => Issue[]
  /** Keeps answers with which nothing is wrong. */
  readonly save: (answers: object) => void
  /** The words on the last button. */
  readonly label: string
}

/** The cards on which staff answer beforehand: the page decides the language, and its questions are for visitors. */
export const stepsBeforehand = (steps: readonly Step[]): Step[] =>
  steps
    .map(({ name, fields }) => ({
      name,
      fields: fields.filter(field => !field.question && !field.isOfPage).map(field => ({ ...field, required: false })),
    }))
    .filter(({ name, fields }) => fields.length > 0 || name === 'check')

/** The answers as a landing page keeps them: the parts of the parameter that are the visitors' to change. */
export function answersBeforehand({ values, texts }: Asked): object {
  const sent = sentAnswers(
    ROWS.filter(row => !row.isOfPage),
    values,
    texts,
  )
  // No tone at all is an answer as well: without one the category's would stand there again.
  return nested([['story.tone', ''], ...sent])
}
