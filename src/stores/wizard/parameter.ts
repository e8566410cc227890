import type { AnswerRow } from '../../contract/answers/row.ts'
import { ROWS } from '../../contract/answers/table.ts'
import type { Texts } from '../../contract/texts.ts'
import type { WizardPage } from '../../contract/wizard-page.ts'
import { nested } from '../../lib/nested.ts'
import { own } from '../../lib/own.ts'
import { isRelations, isTexts, type RelationDraft, textOf, type Value, type Values } from './draft.ts'
import { type Field, OTHER, visibleFields } from './fields.ts'
import type { Step } from './steps.ts'

export interface Wording {
  options: Pick<Texts['options'], 'truth'>
  wizard: Pick<Texts['wizard'], 'baseStories'>
}

export interface ParameterInputs {
  page: WizardPage
  steps: readonly Step[]
  values: Values
  edited: readonly string[]
  /** Of the page's language: yes, no and the titles of the base stories are sent as words. */
  texts: Wording
}

/** Not checked; what is not answered is undefined, so that the contract's schema names it. */
export const sentAnswers = (rows: readonly AnswerRow[], values: Values, texts: Wording) =>
  visibleFields(rows, values).map(row => [row.path, parameterValue(row, values[row.name], texts)] as const)

/** To be parsed. */
export function parameterOf({ page, steps, values, edited, texts }: ParameterInputs) {
  return {
    ...nested([
      ...sentAnswers(ROWS, values, texts),
      ['story.chapterCount', page.chapterCount],
      ['story.theme', page.category],
    ]),
    dynamic: answeredQuestions(steps, values).map(field => ({
      question: field.question?.question,
      answer: answerText(field, values[field.name], texts.options.truth),
    })),
    context: {
      category: page.category,
      landingPage: page.landingPage,
      urlLanguage: page.language,
      productDefinition: page.productDefinition,
      userEdit: steps.map(step => step.fields.map(field => edited.includes(field.name))),
    },
  }
}

/** Questions with an answer, in the order in which they are sent as `dynamic`. */
export function answeredQuestions(steps: readonly Step[], values: Values): Field[] {
  const questions = steps.flatMap(step => step.fields).filter(field => field.question)
  return questions.filter(field => typeof values[field.name] === 'boolean' || filled(values[field.name]) !== undefined)
}

export function answerText(field: Field, value: Value | undefined, truth: { yes: string; no: string }): string {
  if (typeof value === 'boolean') return value ? truth.yes : truth.no
  const text = textOf(value).trim()
  // A choice that was taken back is no option: as a number it would be the first.
  return field.kind === 'choice' && text !== '' ? (field.question?.options?.[Number(text)] ?? '') : text
}

function parameterValue({ kind, otherwise }: AnswerRow, value: Value | undefined, { wizard }: Wording): unknown {
  switch (kind) {
    case 'number':
      return numberOf(value)
    case 'choices':
      return joined(value)
    case 'truth':
      return typeof value === 'boolean' ? value : otherwise
    case 'places':
      return locationsOf(value)
    case 'relations':
      return isRelations(value) ? value.map(relationshipOf) : []
    case 'language':
      return value === OTHER ? '' : (filled(value) ?? '')
    case 'base-story':
      return own(wizard.baseStories, textOf(value))
    default:
      return filled(value)
  }
}

const relationshipOf = ({ name, gender, age, connection }: RelationDraft) => ({
  name: filled(name),
  gender: filled(gender),
  age: numberOf(age),
  connection: filled(connection),
})

function filled(value: Value | undefined): string | undefined {
  return textOf(value).trim() || undefined
}

const joined = (value: Value | undefined) => (isTexts(value) && value.length > 0 ? value.join(',') : undefined)

const locationsOf = (value: Value | undefined) =>
  isTexts(value) ? value.map(location => location.trim()).filter(place => place !== '') : []

/** Undefined for an empty text, NaN for no number. */
function numberOf(value: Value | undefined): number | undefined {
  const text = filled(value)
  return text === undefined ? undefined : Number(text)
}
