import { describe, expect, test } from 'vitest'
import { answerAll, BEDTIME, createTestWizard } from './test-wizard.ts'

describe('the cards of a page', () => {
  test('are nine, with the questions of the page on two of them', async () => {
    const { wizard } = await createTestWizard()
    expect(wizard.steps).toHaveLength(9)
    expect(wizard.steps[5]?.fields.map(field => field.kind)).toEqual(['line', 'number', 'truth'])
    expect(wizard.steps[6]?.fields.map(field => field.kind)).toEqual(['choice', 'text'])
  })

  test('are fewer when the page has few questions or none', async () => {
    const three = await createTestWizard({ page: { questions: BEDTIME.questions.slice(0, 3) } })
    expect(three.wizard.steps).toHaveLength(8)
    const none = await createTestWizard({ page: { questions: [] } })
    expect(none.wizard.steps).toHaveLength(7)
  })
})

describe('next', () => {
  test('stays and names what is wrong, and tells nothing before', async () => {
    const { wizard, answer, at, problems } = await createTestWizard()
    answer({ name: '', age: '' })
    expect(problems()).toEqual([])
    wizard.next()
    expect(at()).toBe('person')
    expect(problems()).toEqual(['name required', 'age required', 'gender required'])
  })

  test('no longer names a problem once its field changes, and counts each round', async () => {
    const { wizard, answer, problems } = await createTestWizard()
    wizard.next()
    answer({ name: 'Mila' })
    expect(problems()).toEqual(['age required', 'gender required'])
    wizard.next()
    expect(wizard.$shown.get().round).toBe(2)
  })

  test('goes to the next card and leaves an entry in the history', async () => {
    const { wizard, route, answer, at } = await createTestWizard()
    answer({ name: 'Mila', age: '7', gender: 'female' })
    wizard.next()
    expect(at()).toBe('look')
    expect(route.steps()).toEqual([undefined, 'person', 'look'])
  })

  test('skips the cards answered on an earlier visit', async () => {
    const first = await createTestWizard()
    first.answer({ name: 'Mila', age: '7', gender: 'female' })
    first.wizard.next()
    first.wizard.next()
    const { at, wizard } = await createTestWizard({ stored: first.stored })
    expect(at()).toBe('inside')
    expect(wizard.$values.get().name).toBe('Mila')
  })

  test('returns to the last card after one answer was changed from there', async () => {
    const testWizard = await createTestWizard()
    answerAll(testWizard)
    expect(testWizard.at()).toBe('check')
    testWizard.wizard.open('look')
    testWizard.wizard.next()
    expect(testWizard.at()).toBe('check')
  })
})

describe('back', () => {
  test('goes to the card before and keeps every answer', async () => {
    const { wizard, route, answer, at } = await createTestWizard()
    answer({ name: 'Mila', age: '7', gender: 'female' })
    wizard.next()
    answer({ hair: 'red' })
    wizard.back()
    expect(at()).toBe('person')
    expect(wizard.$card.get().turn).toBe('back')
    expect(route.steps()).toEqual([undefined, 'person'])
    expect(wizard.$values.get()).toMatchObject({ name: 'Mila', hair: 'red' })
  })

  test('leaves for the page itself from the first card', async () => {
    const { wizard, route } = await createTestWizard()
    wizard.back()
    expect(route.closed).toEqual([BEDTIME.paths.self])
  })

  test('of the browser leaves the wizard before its first card', async () => {
    const { route } = await createTestWizard()
    route.back()
    expect(route.closed).toEqual([BEDTIME.paths.self])
  })

  test('reaches a card that was skipped', async () => {
    const first = await createTestWizard()
    first.answer({ name: 'Mila', age: '7', gender: 'female' })
    first.wizard.next()
    const { wizard, at } = await createTestWizard({ stored: first.stored })
    expect(at()).toBe('look')
    wizard.back()
    expect(at()).toBe('person')
  })
})

describe('an address with a step', () => {
  test('opens that card, and the cards go on in their order', async () => {
    const first = await createTestWizard()
    first.answer({ name: 'Mila', age: '7', gender: 'female' })
    for (let card = 0; card < 3; card += 1) first.wizard.next()
    const { wizard, at } = await createTestWizard({ stored: first.stored, step: 'look' })
    expect(at()).toBe('look')
    wizard.next()
    expect(at()).toBe('inside')
  })

  test('opens no card behind one that lacks an answer', async () => {
    const { at, route } = await createTestWizard({ step: 'check' })
    expect(at()).toBe('person')
    expect(route.steps()).toEqual(['person'])
  })

  test('opens the first card when it names none of the page', async () => {
    const { at } = await createTestWizard({ step: 'attic' })
    expect(at()).toBe('person')
  })
})
