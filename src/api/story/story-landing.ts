import type { AnswerKind } from '../../contract/answers/answer-kinds.ts'

/** The landing page that a story began on, as it was published then. */
export interface StoryLanding {
  readonly slug: string
  readonly title: string
  readonly productDefinition: string
  readonly questions: readonly { readonly question: string; readonly kind: AnswerKind }[]
}
