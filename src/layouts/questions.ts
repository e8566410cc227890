import type { Category } from '../contract/categories.ts'
import type { Texts } from '../contract/texts.ts'
import { QUESTION_TYPES, type Question, type QuestionType } from '../contract/wizard-page.ts'

const isQuestionType = (type: string): type is QuestionType => QUESTION_TYPES.includes(type as QuestionType)

/** Throws for a type that the wizard cannot draw, which stops the build. */
export function questionsOf(texts: Texts, category: Category): Question[] {
  return texts.categories[category].questions.map((entry, idx) => {
    const { question, type } = entry
    if (!isQuestionType(type))
      throw new Error(`categories.${category}.questions[${idx}] has the unknown type "${type}"`)
    return { idx, question, type, options: 'options' in entry ? entry.options : undefined }
  })
}
