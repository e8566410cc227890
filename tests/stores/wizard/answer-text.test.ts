import { expect, test } from 'vitest'
import de from '../../../i18n/de.json' with { type: 'json' }
import en from '../../../i18n/en.json' with { type: 'json' }
import { explain } from '../../../src/stores/wizard/explain.ts'
import { review } from '../../../src/stores/wizard/review.ts'
import { onStage } from '../../../src/stores/wizard/stage.ts'
import { stepsOf } from '../../../src/stores/wizard/steps.ts'
import { BEDTIME } from './test-wizard.ts'

const german = { texts: de, language: 'de' } as const
const VALUES = {
  name: 'Mila',
  age: '7',
  gender: 'female',
  hair: 'red',
  build: ['small', 'slim'],
  relations: [{ name: 'Oma Inge', gender: 'female', age: '68', connection: 'Großmutter' }],
  location: 'Garten',
  isReal: true,
  places: ['See', ''],
  language: 'other',
  languageOther: 'Dänisch',
  length: '10000',
  targetAge: 'child',
  baseStory: 'alice',
  'question-2': true,
  'question-3': '1',
}

const rows = (values = VALUES) =>
  Object.fromEntries(
    review(stepsOf(BEDTIME), values, german)
      .flatMap(section => section.rows)
      .map(row => [row.key, row.answer]),
  )

test('says every answer in words on the last card', () => {
  expect(rows()).toMatchObject({
    person: 'Mila, 7 Jahre, weiblich',
    look: 'rote Haare, klein, schlank',
    relations: 'Oma Inge, 68, weiblich – Großmutter',
    location: 'Garten\nein echter Ort',
    places: 'See',
    language: 'Dänisch',
    length: '10.000 Wörter, etwa 83 Minuten vorlesen, für Kinder',
    baseStory: 'Alice im Wunderland',
    'question-2': 'Ja',
    'question-3': 'Regen',
    refinement: '',
  })
})

test('names the card on which each answer is changed', () => {
  const sections = review(stepsOf(BEDTIME), VALUES, german)
  expect(sections.map(section => section.key)).toEqual(['hero', 'company', 'place', 'questions', 'telling'])
  expect(sections[3]?.rows.map(row => row.step)).toEqual([
    'questions',
    'questions',
    'questions',
    'more-questions',
    'more-questions',
  ])
})

test('puts on the stage what the visitor gave, not what was chosen beforehand', () => {
  const given = new Set(['name', 'age', 'hair', 'build', 'relations'])
  expect(onStage({ ...VALUES, age: '1' }, given, german)).toEqual([
    'Mila',
    '1 Jahr',
    'rote Haare',
    'klein',
    'schlank',
    'Oma Inge',
  ])
})

test('explains a problem with the texts of the specification', () => {
  const say = (code: string, params = {}) => explain({ path: '', code, params }, en.errors)
  expect(say('required')).toBe('Required')
  expect(say('type', { expected: 'integer', received: 'string' })).toBe('Expected integer, received string')
  expect(say('string-min', { minimum: 1 })).toBe('String must contain at least 1 character(s)')
  expect(say('email')).toBe('Invalid email')
  expect(say('something new')).toBe('Invalid input')
})

test('explains a problem in the language of the page', () => {
  expect(explain({ path: '', code: 'type', params: { expected: 'integer', received: 'float' } }, de.errors)).toBe(
    'Ganze Zahl erwartet, Kommazahl erhalten',
  )
  expect(explain({ path: '', code: 'language-not-written', params: {} }, de.errors)).toBe(
    de.errors.refusals['language-not-written'],
  )
})
