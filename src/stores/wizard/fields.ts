import type { Kind } from '../../contract/answers/row.ts'
import { type Question, questionName } from '../../contract/wizard-page.ts'

/** A field of a card: a row of the table of answers, or a page's own question. */
export interface Field {
  /** Key of the answer, of the field's texts and of its place in the page. */
  readonly name: string
  /** Where the answer goes in the generation parameter (dotted). */
  readonly path: string
  readonly kind: Kind
  readonly required?: boolean
  /** Values of a choice; their words stand in i18n `options`, or in `question.options` by number. */
  readonly options?: readonly string[]
  /** Whether the service is asked for continuations while the visitor types. */
  readonly suggests?: boolean
  /** The field which this one goes on from where "other" is chosen. */
  readonly follows?: string
  /** Decided by the page where staff answer beforehand. */
  readonly isOfPage?: boolean
  /** Set for the fields of a page's own questions. */
  readonly question?: Question
}

/** The value of `language` and `baseStory` that hands over to a typed answer. */
export const OTHER = 'other'

/** The fields that are asked: what follows "other" only when that is chosen. */
export const askedFields = <One extends Field>(fields: readonly One[], values: Readonly<Record<string, unknown>>) =>
  fields.filter(({ follows }) => !follows || values[follows] === OTHER)

const QUESTION_KINDS = { str: 'line', int: 'number', bool: 'truth', textarea: 'text', list: 'choice' } as const

/** The field of a page's own question; a `list` keeps the number of its option, so it survives a language switch. */
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
