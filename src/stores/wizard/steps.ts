import { STEP_NAMES, type StepName } from '../../contract/answers/row.ts'
import { ANSWER_LIST } from '../../contract/answers/table.ts'
import { QUESTIONS_FIRST_PAGE } from '../../contract/limits.ts'
import type { WizardPage } from '../../contract/wizard-page.ts'
import { type Field, questionField } from './fields.ts'

export interface Step {
  readonly name: StepName
  readonly fields: readonly Field[]
}

/** A page without questions of its own has fewer. */
export function stepsOf(page: Pick<WizardPage, 'questions'>): Step[] {
  const questions = page.questions.map(questionField)
  const fieldsOf = (name: StepName): readonly Field[] => {
    if (name === 'questions') return questions.slice(0, QUESTIONS_FIRST_PAGE)
    if (name === 'more-questions') return questions.slice(QUESTIONS_FIRST_PAGE)
    return ANSWER_LIST.filter(({ step }) => step === name)
  }
  return STEP_NAMES.map(name => ({ name, fields: fieldsOf(name) })).filter(
    ({ name, fields }) => name === 'check' || fields.length > 0,
  )
}
