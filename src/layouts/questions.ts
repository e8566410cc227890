import { isAnswerKind } from '../contract/answers/is-answer-kind.ts'
import type { Category } from '../contract/categories.ts'
import type { Texts } from '../contract/texts.ts'
import { QUESTION_TYPES, type Question, type QuestionType } from '../contract/wizard-page.ts'

const isQuestionType = (type: string): type is QuestionType => QUESTION_TYPES.includes(type as QuestionType)

/** Throws for a type that the wizard cannot draw and for an unknown kind, which stops the build. */
export function questionsOf(texts: Texts, category: Category): Question[] {
  return texts.categories[category].questions.map((entry, idx) => {
    const { question, kind, type } = entry
    if (!isQuestionType(type))
      throw new Error(`categories.${category}.questions[${idx}] has the unknown type "${type}"`)
    if (!isAnswerKind(kind)) throw new Error(`categories.${category}.questions[${idx}] has the unknown kind "${kind}"`)
    return { idx, question, kind, type, options: 'options' in entry ? entry.options : undefined }
  })
}
