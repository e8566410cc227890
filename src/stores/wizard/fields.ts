import type { Kind } from '../../contract/answers/row.ts'
import { type Question, questionName } from '../../contract/wizard-page.ts'

/** A row of the table of answers, or a page's own question. */
export interface Field {
  /** Key of the answer and of its texts, and id in the page. */
  readonly name: string
  /** Dotted path in the generation parameter. */
  readonly path: string
  readonly kind: Kind
  readonly required?: boolean
  /** Their words are in i18n `options`, or in `question.options` by number. */
  readonly options?: readonly string[]
  /** Whether suggestions are requested while typing. */
  readonly suggests?: boolean
  /** Field whose "other" shows this one. */
  readonly follows?: string
  /** Decided by the page when staff set presets. */
  readonly isOfPage?: boolean
  readonly question?: Question
}

/** Value of `language` and `baseStory` that asks for a typed answer. */
export const OTHER = 'other'

/** Omits what follows "other" where that is not chosen. */
export const visibleFields = <One extends Field>(fields: readonly One[], values: Readonly<Record<string, unknown>>) =>
  fields.filter(({ follows }) => !follows || values[follows] === OTHER)

const QUESTION_KINDS = { str: 'line', int: 'number', bool: 'truth', textarea: 'text', list: 'choice' } as const

/** A `list` keeps the number of its option, so it survives a language switch. */
export function questionField(question: Question): Field {
  const { idx, type, options, required } = question
  const field = { name: questionName(idx), path: `dynamic.${idx}`, kind: QUESTION_KINDS[type], question }
  return {
    ...field,
    ...(required && { required }),
    ...(type === 'list' && { options: (options ?? []).map((_, number) => String(number)) }),
    ...((type === 'str' || type === 'textarea') && { suggests: true }),
  }
}
