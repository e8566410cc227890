import type { AnswerKind } from './answers/answer-kinds.ts'
import type { Category } from './categories.ts'
import type { LandingPresets } from './landing-presets.ts'
import type { Language } from './languages.ts'
import type { Texts } from './texts.ts'

export const QUESTION_TYPES = ['str', 'int', 'bool', 'textarea', 'list'] as const
export type QuestionType = (typeof QUESTION_TYPES)[number]

/** `str`, `int`, `textarea`: fields; `bool`: yes or no; `list`: a choice. */
export interface Question {
  idx: number
  question: string
  kind: AnswerKind
  type: QuestionType
  /** Choices of a `list`; proposals for `str` and `textarea`. */
  options?: string[]
  required?: boolean
}

/** Data for the wizard, as JSON in the element `#wizard-page`. */
export interface WizardPage {
  language: Language
  category: Category
  productDefinition: string
  questions: Question[]
  stage: { src: string; alt: string }
  /** `story` holds `{id}`; `self` is the page, where closing the wizard leads. */
  paths: { story: string; self: string; login: string; library: string }
  landingPage?: string
  presets?: LandingPresets
  /** Undefined: the author decides. */
  chapterCount?: number
  /** Answers given on the page itself, by the question's `idx`. */
  answers?: CardAnswers
}

/** By `idx`: typed text, option number as text, or boolean. An empty text takes an answer back. */
export type CardAnswers = Readonly<Record<number, string | boolean>>

export type AnswersOf = Pick<WizardPage, 'category' | 'landingPage' | 'chapterCount'>

/** Storage key of a page's answers, per category, landing page or chapter count. */
export const answersKey = ({ category, landingPage, chapterCount }: AnswersOf): string =>
  `wizard:${landingPage ?? (chapterCount ? `${category}-${chapterCount}` : category)}`

export const questionName = (idx: number): string => `question-${idx}`

export type WizardTexts = Pick<Texts, 'wizard' | 'options' | 'errors' | 'frame'>
