import { QUESTIONS_FIRST_PAGE } from '../../contract/limits.ts'
import type { WizardPage } from '../../contract/wizard-page.ts'
import { FIELDS, type Field, questionField } from './fields.ts'

export const STEP_NAMES = [
  'person',
  'look',
  'inside',
  'place',
  'relations',
  'questions',
  'more-questions',
  'telling',
  'check',
] as const
export type StepName = (typeof STEP_NAMES)[number]

export interface Step {
  readonly name: StepName
  readonly fields: readonly Field[]
}

/** The cards of a page's wizard in their order; a page without questions of its own has fewer. */
export function stepsOf(page: Pick<WizardPage, 'questions'>): Step[] {
  const questions = page.questions.map(questionField)
  const {
    name,
    age,
    gender,
    hair,
    eyes,
    build,
    peculiarities,
    archetype,
    characteristics,
    quirks,
    history,
    location,
    places,
    isReal,
    tone,
    relations,
    language,
    languageOther,
    length,
    targetAge,
    baseStory,
    baseStoryOther,
    refinement,
  } = FIELDS
  const steps: Step[] = [
    { name: 'person', fields: [name, age, gender] },
    { name: 'look', fields: [hair, eyes, build, peculiarities] },
    { name: 'inside', fields: [archetype, characteristics, quirks, history] },
    { name: 'place', fields: [location, places, isReal, tone] },
    { name: 'relations', fields: [relations] },
    { name: 'questions', fields: questions.slice(0, QUESTIONS_FIRST_PAGE) },
    { name: 'more-questions', fields: questions.slice(QUESTIONS_FIRST_PAGE) },
    { name: 'telling', fields: [language, languageOther, length, targetAge, baseStory, baseStoryOther, refinement] },
  ]
  return [...steps.filter(step => step.fields.length > 0), { name: 'check', fields: [] }]
}
