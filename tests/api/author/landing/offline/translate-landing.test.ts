import { describe, expect, it } from 'vitest'
import { entry, materialOf } from '../../../../../src/api/author/landing/offline/material.ts'
import { translateLanding, writeLanding } from '../../../../../src/api/author/landing/offline/write-landing.ts'
import { LandingWords } from '../../../../../src/contract/landing.ts'
import { LANGUAGES, type Language } from '../../../../../src/contract/languages.ts'

const IDEA = 'Eine Geschichte für Oma Erna zum Geburtstag mit einem Drachen'

function written() {
  const {
    category,
    group: _group,
    ages: _ages,
    ...words
  } = writeLanding({ idea: IDEA, language: 'de', random: () => 0.7 })
  return { category, words }
}

const into = (language: Language, words = written().words) =>
  translateLanding({ idea: IDEA, words, from: 'de', into: language, category: written().category, random: () => 0.1 })

/** The places of a page's headings among a language's headings of tale, person and occasion. */
function order(content: string, language: Language): number[] {
  const { tales, kinds, occasions } = materialOf(language)
  const parts = [entry(tales, 'dragon'), entry(kinds, 'grandparent'), entry(occasions, 'birthday')]
  const headings = parts.map(({ heading }) => heading)
  return [...content.matchAll(/^## (.+)$/gmu)].map(([, heading = '']) => headings.indexOf(heading))
}

describe('a page in the next language', () => {
  const { words } = written()

  it('has the same persons, subject, occasion, order and questions', () => {
    const { things } = entry(materialOf('de').tales, 'dragon')
    const thing = things.findIndex(text => words.title.endsWith(text))
    for (const language of LANGUAGES.filter(other => other !== 'de')) {
      const page = into(language)
      const { tales, occasions } = materialOf(language)
      expect(LandingWords.safeParse(page).success).toBe(true)
      expect(page.title).toContain('Erna')
      expect(page.title).toContain(entry(tales, 'dragon').things[thing])
      expect(order(page.content, language)).toEqual(order(words.content, 'de'))
      expect(page.productQuestions).toHaveLength(words.productQuestions.length)
      expect(page.productQuestions[0]).toEqual(entry(tales, 'dragon').questions[0])
      expect(page.productQuestions.at(-1)).toEqual(entry(occasions, 'birthday').questions[0])
    }
  })

  it('says nothing of the idea in the language it came in', () => {
    for (const language of LANGUAGES.filter(other => other !== 'de')) {
      const text = JSON.stringify(into(language))
      for (const word of ['Geschichte', 'Oma', 'Geburtstag', 'Drachen', 'einem']) expect(text).not.toContain(word)
    }
  })

  it('follows what staff changed: questions that were put in another order or taken away', () => {
    const changed = { ...words, productQuestions: [...words.productQuestions].reverse().slice(0, 3) }
    const page = into('en', changed)
    expect(page.productQuestions.map(({ question }) => question)).toEqual(
      into('en')
        .productQuestions.map(({ question }) => question)
        .reverse()
        .slice(0, 3),
    )
  })

  it('stays whole when nothing of the first page is left', () => {
    const other = { ...words, title: 'Ganz anders', boxTitle: 'Neu', content: 'Von Hand.', productQuestions: [] }
    expect(LandingWords.safeParse(into('it', other)).success).toBe(true)
  })
})

describe('the material of a language', () => {
  it('has the same entries, texts and questions as every other', () => {
    const shape = (language: Language) => {
      const { tales, kinds, occasions, persons, moods, phrases } = materialOf(language)
      const counted = [tales, kinds, occasions].map(entries =>
        Object.entries(entries).map(([id, { texts, questions }]) => [id, texts.length, questions.length]),
      )
      const things = Object.values(tales).map(tale => tale.things.length)
      const kindsOfPersons = Object.entries(persons).map(([id, { kind }]) => [id, kind])
      return [counted, things, kindsOfPersons, Object.keys(moods), Object.keys(phrases)]
    }
    for (const language of LANGUAGES) expect(shape(language)).toEqual(shape('en'))
  })
})
