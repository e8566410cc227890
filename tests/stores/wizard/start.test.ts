import { expect, test } from 'vitest'
import { settle } from '../fake-clock.ts'
import { answerAll, STORY, wizardAtHand } from './wizard-at-hand.ts'

test('starts the story and goes to its page', async () => {
  const hand = await wizardAtHand()
  answerAll(hand)
  await hand.wizard.start()
  expect(hand.wizard.$start.get()).toEqual({ state: 'started', story: STORY })
  expect(hand.route.left).toEqual([`/de/geschichte/${STORY}`])
})

test('sends one request however often the button is pressed', async () => {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  const hand = await wizardAtHand({ start: () => held.then(() => ({ body: { id: STORY } })) })
  answerAll(hand)
  const presses = [hand.wizard.start(), hand.wizard.start(), hand.wizard.start()]
  await settle()
  expect(hand.wizard.$start.get().state).toBe('sending')
  release()
  await Promise.all(presses)
  await hand.wizard.start()
  expect(hand.starts).toHaveLength(1)
  expect(hand.route.left).toHaveLength(1)
})

test('repeats a failed start under the same name, so that it cannot become two stories', async () => {
  let tries = 0
  const hand = await wizardAtHand({
    start() {
      tries += 1
      return tries === 1 ? 'network-failure' : { body: { id: STORY } }
    },
  })
  answerAll(hand)
  await hand.wizard.start()
  const later = await wizardAtHand({ kept: hand.kept, step: 'check' })
  await later.wizard.start()
  expect(hand.starts[0]?.key).toBe('start 1')
  expect(later.starts[0]?.key).toBe('start 1')
})

test('gives another name to a start with changed answers, and to the start after a success', async () => {
  const hand = await wizardAtHand({ start: () => 'network-failure' })
  answerAll(hand)
  await hand.wizard.start()
  hand.answer({ name: 'Lea' })
  await hand.wizard.start()
  expect(hand.starts.map(start => start.key)).toEqual(['start 1', 'start 2'])

  const fine = await wizardAtHand()
  answerAll(fine)
  await fine.wizard.start()
  expect(JSON.parse(fine.kept['wizard:bedtime'] ?? '')).not.toHaveProperty('attempt')
})

test('keeps the answers after a success, so that going back finds them', async () => {
  const hand = await wizardAtHand()
  answerAll(hand)
  await hand.wizard.start()
  const later = await wizardAtHand({ kept: hand.kept })
  expect(later.at()).toBe('check')
  expect(later.wizard.$values.get().name).toBe('Mila')
})

test('tells why a start was refused and keeps the answers', async () => {
  const hand = await wizardAtHand({ start: () => ({ status: 429, body: { error: 'story-quota' } }) })
  answerAll(hand)
  await hand.wizard.start()
  expect(hand.wizard.$start.get()).toMatchObject({ state: 'refused', refusal: { code: 'story-quota' } })
  expect(hand.alarms).toEqual([
    'Ein Fehler ist aufgetreten. Für heute sind deine Geschichten aufgebraucht. Morgen gibt es neue.',
  ])
  expect(hand.at()).toBe('check')
  expect(hand.wizard.$values.get().name).toBe('Mila')
})

test('leads back to the card and the control that the service finds fault with', async () => {
  const issues = [
    { path: 'parameter.dynamic.0.answer', code: 'characters', params: {} },
    { path: 'parameter.story.refinement', code: 'string-max', params: { maximum: 2000 } },
  ]
  const hand = await wizardAtHand({ start: () => ({ status: 400, body: { error: 'invalid-input', issues } }) })
  answerAll(hand)
  await hand.wizard.start()
  expect(hand.at()).toBe('more-questions')
  expect(hand.problems()).toEqual(['question-4 characters'])
})
