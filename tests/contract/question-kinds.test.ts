import { describe, expect, it } from 'vitest'
import { readLandingTexts } from '../../src/api/outside/content/seed/landing-texts.ts'
import { guessAnswerKind } from '../../src/contract/answers/guess-answer-kind.ts'
import { isAnswerKind } from '../../src/contract/answers/is-answer-kind.ts'
import { KIND_OF_ANSWER } from '../../src/contract/answers/kind-of-answer.ts'
import { ROWS } from '../../src/contract/answers/table.ts'
import { CATEGORIES } from '../../src/contract/categories.ts'
import { LANGUAGES, type Language } from '../../src/contract/languages.ts'
import { serverTexts } from '../../src/contract/texts.server.ts'

const pages = (language: Language) => [...readLandingTexts(language)].map(([id, { questions }]) => ({ id, questions }))
const categories = (language: Language) =>
  CATEGORIES.map(id => ({ id, questions: serverTexts(language).categories[id].questions }))

describe('What a question of ours asks for', () => {
  it('is said for every row of the table of answers', () => {
    expect(ROWS.map(({ name }) => name).toSorted()).toEqual(Object.keys(KIND_OF_ANSWER).toSorted())
    expect(Object.values(KIND_OF_ANSWER).every(isAnswerKind)).toBe(true)
  })

  it.each(LANGUAGES)('is said for every question of a category and of a page that we bring, in %s', language => {
    const all = [...categories(language), ...pages(language)].flatMap(({ id, questions }) =>
      questions.map(({ question, kind }) => ({ id, question, kind })),
    )
    expect(all.length).toBeGreaterThan(170)
    expect(all.filter(({ kind }) => !isAnswerKind(kind))).toEqual([])
    const guessed = all.filter(({ question, kind }) => guessAnswerKind(question, language) === kind).length
    console.info(`${language}: ${guessed} of ${all.length} kinds of our own questions would be guessed`)
    expect(guessed / all.length).toBeGreaterThan(0.8)
  })

  it('is the same in every language for the questions of the categories', () => {
    const kindsIn = (language: Language) =>
      categories(language).map(({ id, questions }) => [id, ...questions.map(({ kind }) => kind)])
    for (const language of LANGUAGES) expect(kindsIn(language), language).toEqual(kindsIn('en'))
  })

  it('is more than "other" for three in four of what a page asks', () => {
    for (const language of LANGUAGES) {
      const kinds = pages(language).flatMap(({ questions }) => questions.map(({ kind }) => kind))
      expect(kinds.filter(kind => kind !== 'other').length / kinds.length, language).toBeGreaterThan(0.7)
    }
  })
})
