/** Cards of the wizard in their order. */
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

/** Parts of the wizard's last card, which shows every answer. */
export const SECTIONS = ['hero', 'company', 'place', 'questions', 'telling'] as const
export type SectionName = (typeof SECTIONS)[number]

/** How an answer is given. `line` and `text` are typed, the others chosen; `truth` is yes or no. */
export type Kind =
  | 'line'
  | 'text'
  | 'number'
  | 'choice'
  | 'choices'
  | 'truth'
  | 'places'
  | 'relations'
  | 'language'
  | 'base-story'

/**
 * How an answer becomes facts that the story must use: `option` and `options` are found by the words of a language,
 * `list` by any of its parts, `text` by its words.
 */
export type FactKind = 'name' | 'age' | 'option' | 'options' | 'list' | 'text' | 'place' | 'places' | 'people'

/** One row of the table of answers. */
export interface AnswerRow {
  /** Key of the answer, of its texts in i18n and of its field. */
  readonly name: string
  /** Where it stands in the generation parameter (dotted). */
  readonly path: `${'character' | 'setting' | 'story'}.${string}`
  readonly kind: Kind
  /** At most: UTF-16 units of a text, the value of a number, entries of a list. None for `truth` and closed choices. */
  readonly limit?: number
  /** Values of a choice, whose words stand in i18n `options`. */
  readonly options?: readonly string[]
  /** Whether callers, too, may send nothing but an option. */
  readonly isClosed?: true
  readonly required?: true
  /** Stands in the parameter where none was sent. */
  readonly otherwise?: string | boolean
  /** The answer which this one goes on from, in its place, where "other" was chosen. */
  readonly follows?: string
  /** Decided by the page where staff answer beforehand. */
  readonly isOfPage?: true
  /** Whether the service is asked for continuations while the visitor types. */
  readonly suggests?: true
  readonly step: StepName
  /** Part and row of the last card; the row's key in i18n `wizard.check.rows`. */
  readonly review: readonly [SectionName, string]
  /** Shown on the stage beside the card. */
  readonly isOnStage?: true
  readonly fact?: FactKind
}
