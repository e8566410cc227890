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

export const SECTIONS = ['hero', 'company', 'place', 'questions', 'telling'] as const
export type SectionName = (typeof SECTIONS)[number]

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

/** How answers become facts: `option` and `options` by a language's words, `list` by any part, `text` by its words. */
export type FactKind = 'name' | 'age' | 'option' | 'options' | 'list' | 'text' | 'place' | 'places' | 'people'

export interface AnswerRow {
  /** Key of the answer, its i18n texts and its field. */
  readonly name: string
  /** Dotted path in the generation parameter. */
  readonly path: `${'character' | 'setting' | 'story'}.${string}`
  readonly kind: Kind
  /** Maximum: UTF-16 units, number, or entries. None for `truth` and closed choices. */
  readonly limit?: number
  /** Values of a choice; words in i18n `options`. */
  readonly options?: readonly string[]
  /** Whether calls accept only the options. */
  readonly isClosed?: true
  readonly required?: true
  /** Default in the parameter. */
  readonly otherwise?: string | boolean
  /** The answer that this one details, in its place, for "other". */
  readonly follows?: string
  readonly isOfPage?: true
  /** Whether the service suggests continuations. */
  readonly suggests?: true
  readonly step: StepName
  /** Part and row of the last card; key in i18n `wizard.check.rows`. */
  readonly review: readonly [SectionName, string]
  readonly isOnStage?: true
  readonly fact?: FactKind
}
