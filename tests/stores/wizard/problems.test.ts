import { expect, test } from 'vitest'
import { LINE_MAX, RELATIONS_MAX } from '../../../src/contract/limits.ts'
import { NEW_RELATION } from '../../../src/stores/wizard/defaults.ts'
import { answerAll, createTestWizard } from './test-wizard.ts'

/** A wizard on the card that holds `field`, everything before it in order. */
async function on(step: string) {
  const first = await createTestWizard()
  answerAll(first)
  return createTestWizard({ stored: first.stored, step })
}

test('takes ages from 0 to 999 and nothing else', async () => {
  const { wizard, answer, problems } = await on('person')
  for (const [age, problem] of [
    ['1000', 'age number-max'],
    ['-1', 'age number-min'],
    ['7.5', 'age type'],
    ['', 'age required'],
  ] as const) {
    answer({ age })
    wizard.next()
    expect(problems()).toEqual([problem])
  }
  answer({ age: '0' })
  wizard.next()
  expect(problems()).toEqual([])
})

test('names what is wrong with each person by the control that mends it', async () => {
  const { wizard, answer, problems } = await on('relations')
  answer({ relations: [{ ...NEW_RELATION, name: 'Inge', age: '1000' }, NEW_RELATION] })
  wizard.next()
  expect(problems()).toEqual(['relations-0-age number-max', 'relations-1-name required'])
})

test('takes ten people and not one more', async () => {
  const { wizard, answer, at, problems } = await on('relations')
  const inge = { ...NEW_RELATION, name: 'Inge' }
  answer({ relations: Array(RELATIONS_MAX + 1).fill(inge) })
  wizard.next()
  expect(problems()).toEqual(['relations array-max'])
  answer({ relations: Array(RELATIONS_MAX).fill(inge) })
  wizard.next()
  expect(at()).not.toBe('relations')
})

test('finds the place that is wrong though empty ones are not sent', async () => {
  const { wizard, answer, problems } = await on('place')
  answer({ places: ['', 'der See', 'x'.repeat(LINE_MAX)] })
  wizard.next()
  expect(problems()).toEqual(['places-2 string-max'])
})

test('refuses control characters where they were typed', async () => {
  const { wizard, answer, problems } = await on('place')
  answer({ location: 'Garten\u0007' })
  wizard.next()
  expect(problems()).toEqual(['location characters'])
})

test('asks for the answers that a page requires', async () => {
  const { wizard, question, problems } = await on('more-questions')
  wizard.set(question(4), '  ')
  wizard.next()
  expect(problems()).toEqual(['question-4 required'])
})

test('asks for a typed language only when "other" is chosen, and only for one that is written here', async () => {
  const { wizard, answer, problems } = await on('telling')
  answer({ language: 'other' })
  wizard.next()
  expect(problems()).toEqual(['languageOther string-min'])
  answer({ languageOther: 'Klingonisch' })
  wizard.next()
  expect(problems()).toEqual(['languageOther language-not-written'])
  answer({ languageOther: 'Französisch' })
  wizard.next()
  expect(problems()).toEqual([])
})

test('refuses a kept length that is not written here', async () => {
  const { wizard, answer, problems } = await on('telling')
  answer({ length: '10000' })
  wizard.next()
  expect(problems()).toEqual(['length length-not-written'])
})

test('refuses for toddlers a length that is written for others', async () => {
  const { wizard, answer, problems } = await on('telling')
  answer({ length: '5000', targetAge: 'toddler' })
  wizard.next()
  expect(problems()).toEqual(['length length-not-written'])
  answer({ targetAge: 'child' })
  wizard.next()
  expect(problems()).toEqual([])
})
