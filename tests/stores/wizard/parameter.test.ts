import { expect, test } from 'vitest'
import { NEW_RELATION } from '../../../src/stores/wizard/defaults.ts'
import { answerAll, createTestWizard } from './test-wizard.ts'

/** The parameter that is sent for the answers of `change` over the least that must be answered. */
async function sent(change: (testWizard: Awaited<ReturnType<typeof createTestWizard>>) => void = () => {}) {
  const testWizard = await createTestWizard()
  answerAll(testWizard)
  change(testWizard)
  await testWizard.wizard.start()
  return testWizard.starts[0]?.parameter as Record<string, Record<string, unknown>>
}

test('sends the answers in the form of the contract', async () => {
  const { story, character, setting, context } = await sent(({ answer }) =>
    answer({
      hair: 'red',
      build: ['small', 'slim'],
      characteristics: ' mutig ',
      tone: ['funny', 'dark'],
      baseStory: 'oz',
    }),
  )
  expect(story).toMatchObject({
    language: 'de',
    length: '500',
    targetAge: 'child',
    tone: 'funny,dark',
    theme: 'bedtime',
  })
  expect(story?.baseStory).toBe('Der Zauberer von Oz')
  expect(character).toMatchObject({
    demographics: { name: 'Mila', age: 7, gender: 'female' },
    physicalAppearance: { hair: 'red', physique: 'small,slim' },
    psychologicalTraits: { characteristics: 'mutig' },
  })
  expect(setting).toMatchObject({ location: 'Oma Inges Garten', isReal: true })
  expect(context).toMatchObject({ category: 'bedtime', urlLanguage: 'de' })
})

test('sends people with the age and gender that were chosen', async () => {
  const { character } = await sent(({ answer }) =>
    answer({ relations: [{ ...NEW_RELATION, name: 'Inge', gender: 'dont-care', connection: 'Oma' }] }),
  )
  expect(character?.relationships).toEqual([{ name: 'Inge', gender: 'dont-care', age: 30, connection: 'Oma' }])
})

test('sends the questions that have an answer, in words', async () => {
  const { dynamic } = await sent(({ wizard, question }) => {
    wizard.set(question(1), '17')
    wizard.set(question(2), false)
    wizard.set(question(3), '0')
  })
  expect(dynamic).toEqual([
    { question: 'Wie viele Stufen hat die Treppe?', answer: '17' },
    { question: 'Brennt ein Nachtlicht?', answer: 'Nein' },
    { question: 'Welches Geräusch hat die Nacht?', answer: 'Ticken' },
    { question: 'Was soll im Traum vorkommen?', answer: 'ein Fuchs' },
  ])
})

test('sends typed answers in the place of "other"', async () => {
  const { story } = await sent(({ answer }) =>
    answer({ language: 'other', languageOther: 'Deutsch', baseStory: 'other', baseStoryOther: 'Momo' }),
  )
  expect(story).toMatchObject({ language: 'Deutsch', baseStory: 'Momo' })
})

test('marks the answers that the visitor changed, card by card', async () => {
  const { context } = await sent()
  expect((context?.userEdit as boolean[][] | undefined)?.slice(0, 2)).toEqual([
    [true, true, true],
    [false, false, false, false],
  ])
})
