import { expect, test } from 'vitest'
import { CATEGORIES } from '../../../src/contract/categories.ts'
import { durableStorage } from '../../../src/stores/storage.ts'
import { BEDTIME, createTestWizard } from './test-wizard.ts'

test('keeps answers for the next visit, one set for each category', async () => {
  const first = await createTestWizard()
  first.answer({ name: 'Mila' })
  expect((await createTestWizard({ stored: first.stored })).wizard.$values.get().name).toBe('Mila')
  const other = await createTestWizard({ stored: first.stored, page: { category: 'love' } })
  expect(other.wizard.$values.get().name).toBeUndefined()
})

test('keeps answers when the page is opened in another language', async () => {
  const first = await createTestWizard()
  first.answer({ name: 'Mila', hair: 'red', baseStory: 'oz' })
  first.wizard.set(first.question(3), '1')
  const english = BEDTIME.questions.map(question => ({
    ...question,
    ...(question.options && { options: ['tick', 'rain', 'hush'] }),
  }))
  const { wizard } = await createTestWizard({ stored: first.stored, page: { language: 'en', questions: english } })
  expect(wizard.$values.get()).toMatchObject({ name: 'Mila', hair: 'red', baseStory: 'oz', 'question-3': '1' })
})

test('starts anew from a text that is no draft of this version', async () => {
  for (const stored of ['{', '[]', '{"version":0,"values":{"name":"Mila"},"edited":[],"passed":[]}']) {
    const { wizard, at } = await createTestWizard({ stored: { 'wizard:bedtime': stored } })
    expect(wizard.$values.get().name).toBeUndefined()
    expect(at()).toBe('person')
  }
})

test('leaves out an answer that no longer fits its field', async () => {
  const first = await createTestWizard()
  first.answer({ hair: 'red', build: ['small'], name: 'Mila' })
  const stored = JSON.parse(first.stored['wizard:bedtime'] ?? '')
  stored.values.hair = 'striped'
  stored.values.build = 'small'
  const { wizard } = await createTestWizard({ stored: { 'wizard:bedtime': JSON.stringify(stored) } })
  expect(wizard.$values.get().hair).toBeUndefined()
  expect(wizard.$values.get().build).toBeUndefined()
  expect(wizard.$values.get().name).toBe('Mila')
})

test('goes on when the browser keeps nothing', async () => {
  const blocked = durableStorage(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const { wizard, answer, at } = await createTestWizard({ stored: blocked })
  answer({ name: 'Mila', age: '7', gender: 'female' })
  wizard.next()
  expect(at()).toBe('look')
})

test('shows what the category chooses beforehand, and lets it be changed', async () => {
  const { wizard, answer } = await createTestWizard({ page: { category: 'scifi' } })
  expect(wizard.$values.get()).toMatchObject({ isReal: false, targetAge: '12-20', language: 'de' })
  answer({ tone: [], isReal: true })
  expect(wizard.$values.get()).toMatchObject({ tone: [], isReal: true })
})

test('chooses no age for anybody', async () => {
  for (const category of CATEGORIES) {
    const { wizard } = await createTestWizard({ page: { category } })
    expect(wizard.$values.get().age, category).toBeUndefined()
  }
})

test('chooses a story language that is written here when the page has none', async () => {
  const { wizard } = await createTestWizard({ page: { language: 'th' } })
  expect(wizard.$values.get().language).toBe('en')
})
