import type { AnswerKind } from '../../contract/answers/answer-kinds.ts'
import { guessAnswerKind } from '../../contract/answers/guess-answer-kind.ts'
import { isAnswerKind } from '../../contract/answers/is-answer-kind.ts'
import { CATEGORIES, type Category } from '../../contract/categories.ts'
import { LANGUAGES } from '../../contract/languages.ts'
import { serverTexts } from '../../contract/texts.server.ts'
import type { StoryLanding } from './story-landing.ts'

type Kinds = ReadonlyMap<string, AnswerKind>

function readKinds(category: Category): Kinds {
  const questions = LANGUAGES.flatMap(language => serverTexts(language).categories[category].questions)
  return new Map(questions.flatMap(({ question, kind }) => (isAnswerKind(kind) ? [[question.trim(), kind]] : [])))
}

let known: ReadonlyMap<Category, Kinds> | undefined

/** Kinds of the categories' questions, by their words in every language. Read once. */
function kindsOf(category: Category): Kinds | undefined {
  known ??= new Map(CATEGORIES.map(one => [one, readKinds(one)]))
  return known.get(category)
}

interface Origin {
  readonly category: Category
  readonly landing: StoryLanding | undefined
  /** Of the page; undefined for an unknown one. */
  readonly language: string | undefined
}

/** What a question asks for: as its landing page says, then its category, else as its words say. */
export function questionKind(question: string, { category, landing, language }: Origin): AnswerKind {
  const text = question.trim()
  const own = landing?.questions.find(one => one.question.trim() === text)
  return own?.kind ?? kindsOf(category)?.get(text) ?? guessAnswerKind(text, language)
}
