import { expect, it } from 'vitest'
import { streamSuggestions } from '../../../src/contract/calls/stream-suggestions.ts'
import { SHORT_TEXT_MAX } from '../../../src/contract/limits.ts'
import { serverTexts } from '../../../src/contract/texts.server.ts'
import type { Values } from '../../../src/stores/wizard/draft.ts'
import { stepsOf } from '../../../src/stores/wizard/steps.ts'
import { suggestionQuery } from '../../../src/stores/wizard/suggestion-query.ts'
import { BEDTIME } from './test-wizard.ts'

const texts = serverTexts('de')
const steps = stepsOf(BEDTIME)
const fields = steps.flatMap(step => step.fields)

function queryFor(name: string, values: Values, given: readonly string[] = Object.keys(values)) {
  const field = fields.find(one => one.name === name)
  if (!field) throw new Error(`the wizard has no ${name}`)
  return suggestionQuery(field, { page: BEDTIME, steps, values, given: new Set(given), texts })
}

it('names the category, the page, the question as it is shown and what it asks for', () => {
  expect(queryFor('question-0', { 'question-0': 'Ein Hase' })).toEqual({
    start: 'Ein Hase',
    language: 'de',
    url: BEDTIME.paths.self,
    title: 'Wer schläft mit im Bett?',
    category: 'bedtime',
    productDefinition: 'Eine Gute-Nacht-Geschichte',
    question: 'Wer schläft mit im Bett?',
    kind: 'companion',
    answers: '',
  })
  const own = queryFor('location', {})
  expect([own.title, own.question, own.kind]).toEqual(['location', texts.wizard.fields.location.label, undefined])
})

it('brings the answers so far, those to questions of the page first, and nobody by name', () => {
  const values: Values = {
    name: 'Wilhelmina Marker',
    age: '7',
    relations: [{ name: 'Heinz Marker', gender: 'male', age: '70', connection: 'Opa' }],
    quirks: 'zählt Stufen',
    'question-0': 'Ein Hase',
    'question-3': '1',
    location: 'unser Haus',
  }
  const { answers = '' } = queryFor('location', values)
  expect(answers.split('\n').slice(0, 2)).toEqual([
    'Wer schläft mit im Bett? Ein Hase',
    'Welches Geräusch hat die Nacht? Regen',
  ])
  expect(answers).toContain('zählt Stufen')
  expect(answers).not.toMatch(/Marker|unser Haus/)
})

it('brings only what was answered or passed', () => {
  const { answers } = queryFor('question-0', { quirks: 'zählt Stufen', characteristics: 'mutig' }, ['quirks'])
  expect(answers).toContain('zählt')
  expect(answers).not.toContain('mutig')
})

it('stays within what an address may hold and the call takes, whatever was typed', () => {
  const long = 'กาลครั้งหนึ่ง😀'.repeat(200)
  const values: Values = { quirks: long, characteristics: long, history: long, peculiarities: '\u0000', location: long }
  const query = queryFor('question-0', { ...values, 'question-0': 'a' })
  expect(streamSuggestions.query?.safeParse(query).success).toBe(true)
  expect(encodeURIComponent(query.answers ?? '').length).toBeLessThan(3200)
  for (const line of query.answers?.split('\n') ?? []) expect(line.length).toBeLessThanOrEqual(SHORT_TEXT_MAX)
  expect(query.answers?.isWellFormed()).toBe(true)
})
