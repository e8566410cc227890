import { TEXT_MAX } from '../../contract/limits.ts'
import type { WizardPage } from '../../contract/wizard-page.ts'
import type { Answers } from './answers.ts'
import { fits, type Value } from './draft.ts'
import type { Field } from './fields.ts'
import type { Step } from './steps.ts'

/** Takes answers from the page's own cards. What was not touched stays; a fully answered card counts as passed. */
export function applyCardAnswers(page: Pick<WizardPage, 'answers'>, steps: readonly Step[], answers: Answers): void {
  const given = new Set<Field>()
  for (const field of steps.flatMap(step => step.fields)) {
    const value = answerFor(field, page)
    if (value === undefined) continue
    answers.set(field.name, value)
    if (value !== '') given.add(field)
  }
  const whole = steps.filter(({ fields }) => fields.length > 0 && fields.every(field => given.has(field)))
  answers.pass(...whole.map(step => step.name))
}

/** Undefined for none, or one that does not fit. */
function answerFor(field: Field, { answers = {} }: Pick<WizardPage, 'answers'>): Value | undefined {
  const answer = field.question && answers[field.question.idx]
  if (answer === undefined) return undefined
  if (answer === '') return answer
  const value = typeof answer === 'string' ? settled(field, answer) : answer
  return fits(field, value) ? value : undefined
}

const settled = (field: Field, text: string) =>
  (field.kind === 'line' ? text.replace(/\s+/g, run => (run.includes('\n') ? ' ' : run)) : text).slice(0, TEXT_MAX)
