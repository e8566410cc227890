import type { Category } from './categories.ts'
import type { LandingPresets } from './landing-presets.ts'
import type { Language } from './languages.ts'
import type { Texts } from './texts.ts'

export const QUESTION_TYPES = ['str', 'int', 'bool', 'textarea', 'list'] as const
export type QuestionType = (typeof QUESTION_TYPES)[number]

/** A story-specific question of a page: a field (`str`, `int`, `textarea`), yes or no (`bool`), or a choice (`list`). */
export interface Question {
  /** Counted from 0; the place of the question on its page. */
  idx: number
  question: string
  type: QuestionType
  /** The choices of a `list`; proposals to start from for `str` and `textarea`. */
  options?: string[]
  required?: boolean
}

/** What a page hands to the wizard that its start button opens, as JSON in the element `#wizard-page`. */
export interface WizardPage {
  language: Language
  category: Category
  /** What is being made, in the page's language: "Eine Gute-Nacht-Geschichte". */
  productDefinition: string
  questions: Question[]
  stage: { src: string; alt: string }
  /** `story` holds `{id}`; `self` is the page's own path, where closing the wizard leads. */
  paths: { story: string; self: string }
  landingPage?: string
  /** What the page's makers answered beforehand; every part can be changed. */
  presets?: LandingPresets
  /** How many chapters the story has, where that is not the author's to decide. */
  chapterCount?: number
  /** What was answered on the page itself before the wizard opened, by the question's `idx`. */
  answers?: CardAnswers
}

/**
 * Answers to a page's own questions, by `idx`: what was typed, the number of the chosen option as text, or yes and no.
 * An empty text takes an answer back.
 */
export type CardAnswers = Readonly<Record<number, string | boolean>>

/** What tells the answers of one page from those of another. */
export type AnswersOf = Pick<WizardPage, 'category' | 'landingPage' | 'chapterCount'>

/** Under which key the browser keeps a page's answers, one set for each category, landing page or number of chapters. */
export const answersKey = ({ category, landingPage, chapterCount }: AnswersOf): string =>
  `wizard:${landingPage ?? (chapterCount ? `${category}-${chapterCount}` : category)}`

/** The name of a question's answer among them. */
export const questionName = (idx: number): string => `question-${idx}`

/** What the wizard's own texts file holds (see wizardTextsPath). */
export type WizardTexts = Pick<Texts, 'wizard' | 'options' | 'errors' | 'frame'>
