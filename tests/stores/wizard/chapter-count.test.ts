import { expect, test } from 'vitest'
import { ANSWERS } from '../../../src/contract/answers/table.ts'
import { availabilityOf } from '../../../src/stores/wizard/availability.ts'
import { answerAll, createTestWizard } from './test-wizard.ts'

const CALENDAR = { category: 'christmas', chapterCount: 24 } as const

test('asks for as many chapters as the page has', async () => {
  const testWizard = await createTestWizard({ page: CALENDAR })
  answerAll(testWizard)
  testWizard.answer({ length: '2000' })
  await testWizard.wizard.start()
  expect(testWizard.starts[0]?.parameter).toMatchObject({ story: { chapterCount: 24, length: '2000' } })
})

test('leaves the number of chapters to the author on every other page', async () => {
  const testWizard = await createTestWizard()
  answerAll(testWizard)
  await testWizard.wizard.start()
  expect(testWizard.starts[0]?.parameter).not.toHaveProperty('story.chapterCount')
})

test('takes no length that the chapters would not fill', async () => {
  const first = await createTestWizard({ page: CALENDAR })
  answerAll(first)
  const { wizard, answer, problems } = await createTestWizard({ page: CALENDAR, stored: first.stored, step: 'telling' })
  answer({ length: '1000' })
  wizard.next()
  expect(problems()).toEqual(['length length-not-written'])
})

test('offers only lengths that the chapters fill, and says why', async () => {
  const { wizard } = await createTestWizard({ page: CALENDAR })
  const speech = { texts: wizard.texts, language: wizard.page.language }
  const offered = availabilityOf(ANSWERS.length, wizard.$service.get(), speech, {
    targetAge: 'child',
    chapterCount: 24,
  })
  expect(ANSWERS.length.options.filter(offered.has)).toEqual(['2000', '5000'])
  expect(offered.sentence).toBe('24 Kapitel brauchen Platz. Zur Wahl stehen 2.000 und 5.000 Wörter.')
})

test('keeps the answers of a calendar apart from those of the category it belongs to', async () => {
  const calendar = await createTestWizard({ page: CALENDAR })
  calendar.answer({ name: 'Mila' })
  const category = await createTestWizard({ page: { category: 'christmas' }, stored: calendar.stored })
  expect(category.wizard.$values.get().name).toBeUndefined()
})
