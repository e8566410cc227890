import { expect, test } from 'vitest'
import { settle } from '../fake-clock.ts'
import { answerAll, createTestWizard, STORY } from './test-wizard.ts'

test('starts the story and goes to its page', async () => {
  const testWizard = await createTestWizard()
  answerAll(testWizard)
  await testWizard.wizard.start()
  expect(testWizard.wizard.$start.get()).toEqual({ state: 'started', story: STORY })
  expect(testWizard.route.left).toEqual([`/de/geschichte/${STORY}`])
})

test('sends one request however often the button is pressed', async () => {
  let release = () => {}
  const pending = new Promise<void>(resolve => {
    release = resolve
  })
  const testWizard = await createTestWizard({ start: () => pending.then(() => ({ body: { id: STORY } })) })
  answerAll(testWizard)
  const presses = [testWizard.wizard.start(), testWizard.wizard.start(), testWizard.wizard.start()]
  await settle()
  expect(testWizard.wizard.$start.get().state).toBe('sending')
  release()
  await Promise.all(presses)
  await testWizard.wizard.start()
  expect(testWizard.starts).toHaveLength(1)
  expect(testWizard.route.left).toHaveLength(1)
})

test('repeats a failed start under the same name, so that it cannot become two stories', async () => {
  let tries = 0
  const testWizard = await createTestWizard({
    start() {
      tries += 1
      return tries === 1 ? 'network-failure' : { body: { id: STORY } }
    },
  })
  answerAll(testWizard)
  await testWizard.wizard.start()
  const later = await createTestWizard({ stored: testWizard.stored, step: 'check' })
  await later.wizard.start()
  expect(testWizard.starts[0]?.key).toBe('start 1')
  expect(later.starts[0]?.key).toBe('start 1')
})

test('gives another name to a start with changed answers, and to the start after a success', async () => {
  const testWizard = await createTestWizard({ start: () => 'network-failure' })
  answerAll(testWizard)
  await testWizard.wizard.start()
  testWizard.answer({ name: 'Lea' })
  await testWizard.wizard.start()
  expect(testWizard.starts.map(start => start.key)).toEqual(['start 1', 'start 2'])

  const fine = await createTestWizard()
  answerAll(fine)
  await fine.wizard.start()
  expect(JSON.parse(fine.stored['wizard:bedtime'] ?? '')).not.toHaveProperty('attempt')
})

test('keeps the answers after a success, so that going back finds them', async () => {
  const testWizard = await createTestWizard()
  answerAll(testWizard)
  await testWizard.wizard.start()
  const later = await createTestWizard({ stored: testWizard.stored })
  expect(later.at()).toBe('check')
  expect(later.wizard.$values.get().name).toBe('Mila')
})

test('alarms nobody where the stories of the day are used up, and keeps the answers', async () => {
  const testWizard = await createTestWizard({ start: () => ({ status: 429, body: { error: 'story-quota' } }) })
  answerAll(testWizard)
  await testWizard.wizard.start()
  expect(testWizard.wizard.$start.get()).toMatchObject({ state: 'refused', refusal: { code: 'story-quota' } })
  expect(testWizard.alarms).toEqual([])
  expect(testWizard.at()).toBe('check')
  expect(testWizard.wizard.$values.get().name).toBe('Mila')
})

test('tells why a start was refused', async () => {
  const testWizard = await createTestWizard({ start: () => ({ status: 500, body: { error: 'internal' } }) })
  answerAll(testWizard)
  await testWizard.wizard.start()
  expect(testWizard.alarms).toEqual([
    'Ein Fehler ist aufgetreten. Bei uns ist etwas schiefgegangen. Versuch es bitte gleich noch einmal.',
  ])
})

test('leads back to the card and the control that the service finds fault with', async () => {
  const issues = [
    { path: 'parameter.dynamic.0.answer', code: 'characters', params: {} },
    { path: 'parameter.story.refinement', code: 'string-max', params: { maximum: 2000 } },
  ]
  const testWizard = await createTestWizard({
    start: () => ({ status: 400, body: { error: 'invalid-input', issues } }),
  })
  answerAll(testWizard)
  await testWizard.wizard.start()
  expect(testWizard.at()).toBe('more-questions')
  expect(testWizard.problems()).toEqual(['question-4 characters'])
})
