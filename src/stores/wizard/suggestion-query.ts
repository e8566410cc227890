import type { Query } from '../../contract/call.ts'
import type { streamSuggestions } from '../../contract/calls/stream-suggestions.ts'
import { LINE_MAX, SHORT_TEXT_MAX, SUGGESTION_ANSWERS_MAX } from '../../contract/limits.ts'
import { text } from '../../contract/text.ts'
import type { WizardPage } from '../../contract/wizard-page.ts'
import { type LocaleTexts, say } from './answer-text.ts'
import { textOf, type Values } from './draft.ts'
import type { Field } from './fields.ts'
import type { Step } from './steps.ts'

/** Whoever suggests need not know who it is about. */
const NAMING: readonly string[] = ['name', 'relations']
/** Of an address, percent signs included: servers refuse one of 8 KB. */
const ENCODED_MAX = 3000

const Line = text(SHORT_TEXT_MAX)

export interface QueryInputs {
  readonly page: WizardPage
  readonly steps: readonly Step[]
  readonly values: Values
  /** Fields that were answered or passed. */
  readonly given: ReadonlySet<string>
  readonly texts: LocaleTexts['texts']
}

/** What is asked, where, and what was answered so far. */
export function suggestionQuery(field: Field, inputs: QueryInputs): Query<typeof streamSuggestions> {
  const { page, values, texts } = inputs
  const question = labelOf(field, texts)
  return {
    start: textOf(values[field.name]),
    language: page.language,
    url: page.paths.self,
    title: cut(field.question?.question ?? field.name, SHORT_TEXT_MAX),
    category: page.category,
    productDefinition: cut(page.productDefinition, SHORT_TEXT_MAX),
    question: cut(question, LINE_MAX),
    ...(field.question && { kind: field.question.kind }),
    answers: answersSoFar(field, inputs),
  }
}

function answersSoFar(field: Field, { page, steps, values, given, texts }: QueryInputs): string {
  const answered = steps
    .flatMap(step => step.fields)
    .filter(({ name }) => given.has(name) && name !== field.name && !NAMING.includes(name))
  const lines: string[] = []
  let encoded = 0
  for (const one of answered.toSorted((a, b) => Number(!a.question) - Number(!b.question))) {
    const answer = say(one, values, { texts, language: page.language }).replaceAll('\n', ', ')
    const line = cut(`${labelOf(one, texts)} ${answer}`, SHORT_TEXT_MAX)
    if (answer === '' || !Line.safeParse(line).success) continue
    encoded += encodeURIComponent(line).length
    if (encoded > ENCODED_MAX) break
    lines.push(line)
  }
  return cut(lines.join('\n'), SUGGESTION_ANSWERS_MAX)
}

function labelOf(field: Field, { wizard }: LocaleTexts['texts']): string {
  const fields: Readonly<Record<string, { readonly label: string }>> = wizard.fields
  return field.question?.question ?? fields[field.name]?.label ?? field.name
}

/** Without half a character at its end. */
const cut = (whole: string, most: number): string => whole.slice(0, most).replace(/[\ud800-\udbff]$/, '')
