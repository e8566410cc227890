import { SECTIONS, type SectionName, type StepName } from '../../contract/answers/row.ts'
import { ANSWER_LIST, type AnswerName, type RowOf } from '../../contract/answers/table.ts'
import { type LocaleTexts, say } from './answer-text.ts'
import type { Values } from './draft.ts'
import { visibleFields } from './fields.ts'
import type { Step } from './steps.ts'

export interface Row {
  readonly key: string
  readonly label: string
  /** Lines separated by line feeds; empty when there are none. */
  readonly answer: string
  readonly step: StepName
}

export interface Section {
  readonly key: SectionName
  readonly heading: string
  readonly rows: readonly Row[]
}

export function review(steps: readonly Step[], values: Values, localeTexts: LocaleTexts): Section[] {
  const sections = SECTIONS.map(key => ({
    key,
    heading: localeTexts.texts.wizard.check.sections[key],
    rows: key === 'questions' ? questionRows(steps, values, localeTexts) : answerRows(key, steps, values, localeTexts),
  }))
  return sections.filter(({ key, rows }) => key !== 'questions' || rows.length > 0)
}

const questionRows = (steps: readonly Step[], values: Values, localeTexts: LocaleTexts): Row[] =>
  steps.flatMap(step =>
    step.fields
      .filter(field => field.question)
      .map(field => ({
        key: field.name,
        label: field.question?.question ?? '',
        answer: say(field, values, localeTexts),
        step: step.name,
      })),
  )

type Answer = RowOf<AnswerName>

function answerRows(section: SectionName, steps: readonly Step[], values: Values, localeTexts: LocaleTexts): Row[] {
  const answers = ANSWER_LIST.filter(({ review: [sectionName] }) => sectionName === section)
  const keys = [...new Set(answers.map(({ review: [, key] }) => key))]
  return keys.flatMap(key => {
    const together = answers.filter(({ review: [, row] }) => row === key)
    return rowOf(key, together, steps, values, localeTexts)
  })
}

function rowOf(
  key: Answer['review'][1],
  fields: readonly Answer[],
  steps: readonly Step[],
  values: Values,
  localeTexts: LocaleTexts,
): Row[] {
  const step = fields.find(field => isOnCard(field.name, steps))?.step
  if (!step) return []
  const label = localeTexts.texts.wizard.check.rows[key]
  return [{ key, label, answer: linesOf(visibleFields(fields, values), values, localeTexts), step }]
}

/** Chosen answers beside each other share a line; what was typed has lines of its own. */
function linesOf(fields: readonly Answer[], values: Values, localeTexts: LocaleTexts): string {
  const said = fields
    .map(field => ({ isTyped: field.kind === 'text', text: say(field, values, localeTexts) }))
    .filter(({ text }) => text !== '')
  return said
    .map(({ isTyped, text }, at) => {
      const before = said[at - 1]
      return before ? (isTyped || before.isTyped ? '\n' : ', ') + text : text
    })
    .join('')
}

const isOnCard = (name: string, steps: readonly Step[]): boolean =>
  steps.some(({ fields }) => fields.some(field => field.name === name))
