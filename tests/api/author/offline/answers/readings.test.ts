import { describe, expect, it } from 'vitest'
import { formOf } from '../../../../../src/api/author/offline/answers/form-of.ts'
import {
  readAnswer,
  readHabit,
  readNounPhrase,
  readPlace,
} from '../../../../../src/api/author/offline/answers/read-answer.ts'
import {
  ANSWER_LANGUAGES,
  type AnswerLanguage,
  type NounPhrase,
  type Reading,
} from '../../../../../src/api/author/offline/answers/reading.ts'
import { rowsOf } from './tables.ts'

/** The columns of the tables after the answer. */
const PHRASE_FORMS: Readonly<Record<AnswerLanguage, readonly string[]>> = {
  de: ['', 'den', 'dem', 'des', 'einen', 'name'],
  en: ['', 'the', 'a', 'his', 'it', 'them', 'name'],
  fr: ['le', 'un', 'du', 'de', 'son', 'name'],
  es: ['el', 'un', 'del', 'al', 'lo', 'name'],
  it: ['il', 'un', 'del', 'nel', 'suo', 'questo'],
}
const FOOD_FORMS: Readonly<Record<AnswerLanguage, readonly string[]>> = {
  de: ['der', 'den', 'dem', 'einen', 'v:1|2'],
  en: ['the', 'a', 'them', 'v:1|2'],
  fr: ['le', 'un', 'du', 'de', 'v:1|2'],
  es: ['el', 'un', 'del', 'lo', 'v:1|2'],
  it: ['il', 'un', 'del', 'lo', 'v:1|2'],
}
const HABIT_FORMS: Readonly<Record<AnswerLanguage, readonly string[]>> = {
  de: ['did', 'do', 'zu', 'end'],
  en: ['did', 'do', 'doing'],
  fr: ['did', 'do', 'doing'],
  es: ['did', 'do', 'doing'],
  it: ['did', 'do', 'doing'],
}
const DEFINITE: Readonly<Record<AnswerLanguage, string>> = { de: 'der', en: 'the', fr: 'le', es: 'el', it: 'il' }
const NONE = '-'

const LETTERS: Readonly<Record<string, string>> = { masculine: 'm', feminine: 'f', neuter: 'n', unknown: 'p' }

/** "f", "mp"; in German "p" for every plural; "p" for several of different genders. */
function genderOf(phrase: NounPhrase | undefined): string {
  if (!phrase) return NONE
  if (phrase.isName && phrase.gender === 'unknown') return 'name'
  if (phrase.isPlural && phrase.language === 'de') return 'p'
  return `${LETTERS[phrase.gender]}${phrase.isPlural ? 'p' : ''}`
}

const formsOf = (reading: Reading | undefined, forms: readonly string[]): string[] =>
  forms.map(form => (reading && formOf(reading, form, 'male')) ?? NONE)

const sets = (table: string): string[] => [table, `fresh-${table}`]

describe.each(ANSWER_LANGUAGES)('Answers in %s', language => {
  const rows = (table: string) => sets(table).flatMap(name => rowsOf(language, name))

  it('become noun phrases with the forms of the language', () => {
    const read = rows('noun-phrases').map(([typed = '']) => {
      const phrase = readNounPhrase(typed, language)
      const gender = language === 'en' ? [] : [genderOf(phrase)]
      return [typed, ...gender, ...formsOf(phrase, PHRASE_FORMS[language])].join(' | ')
    })
    expect(read).toEqual(rows('noun-phrases').map(row => row.join(' | ')))
    expect(read.length).toBeGreaterThanOrEqual(80)
  })

  it('become food: several, a portion, or as much as there is', () => {
    const expected = rowsOf(language, 'foods')
    const read = expected.map(([typed = '']) =>
      [typed, ...formsOf(readAnswer('food', typed, language), FOOD_FORMS[language])].join(' | '),
    )
    expect(read).toEqual(expected.map(row => row.join(' | ')))
    expect(read.length).toBeGreaterThanOrEqual(30)
  })

  it('become habits in the tenses of a story', () => {
    const read = rows('habits').map(([typed = '']) =>
      [typed, ...formsOf(readHabit(typed, language), HABIT_FORMS[language])].join(' | '),
    )
    expect(read).toEqual(rows('habits').map(row => row.join(' | ')))
    expect(read.length).toBeGreaterThanOrEqual(55)
  })

  it('become places with their preposition', () => {
    const read = rows('places').map(([typed = '']) =>
      [typed, ...formsOf(readPlace(typed, language), ['in', DEFINITE[language]])].join(' | '),
    )
    expect(read).toEqual(rows('places').map(row => row.join(' | ')))
    expect(read.length).toBeGreaterThanOrEqual(25)
  })

  it('are left out where they are sentences, histories, other languages or nothing', () => {
    const refused = rowsOf(language, 'refused').map(([typed = '']) => typed)
    const read = refused.filter(typed => readNounPhrase(typed, language) ?? readHabit(typed, language))
    expect(read).toEqual([])
    expect(refused.length).toBeGreaterThanOrEqual(40)
  })
})
