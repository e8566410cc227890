import { describe, expect, it } from 'vitest'
import de from '../../../i18n/de.json' with { type: 'json' }
import { Parameter } from '../../../src/contract/parameter.ts'
import { review } from '../../../src/stores/wizard/review.ts'
import { answerAll, createTestWizard } from './test-wizard.ts'

const speech = { texts: de, language: 'de' } as const

/** What the last card says about the page's own questions. */
const checked = ({ wizard }: Awaited<ReturnType<typeof createTestWizard>>) =>
  review(wizard.steps, wizard.$values.get(), speech)
    .find(({ key }) => key === 'questions')
    ?.rows.map(({ answer }) => answer)

describe('Answers given on the cards of a page', () => {
  it('stand in the wizard as already answered, and on its last card', async () => {
    const testWizard = await createTestWizard({ page: { answers: { 0: 'die Katze', 1: '17', 2: false, 3: '1' } } })
    expect(testWizard.wizard.$values.get()).toMatchObject({
      'question-0': 'die Katze',
      'question-1': '17',
      'question-2': false,
      'question-3': '1',
    })
    expect([...testWizard.wizard.$given.get()]).toEqual(
      expect.arrayContaining(['question-0', 'question-2', 'question-3']),
    )
    expect(checked(testWizard)).toEqual(['die Katze', '17', de.options.truth.no, 'Regen', ''])
  })

  it('are sent with the story', async () => {
    const testWizard = await createTestWizard({ page: { answers: { 0: 'die Katze', 2: true } } })
    answerAll(testWizard)
    await testWizard.wizard.start()
    const { dynamic } = Parameter.parse(testWizard.starts[0]?.parameter)
    expect(dynamic?.map(({ answer }) => answer)).toEqual(['die Katze', de.options.truth.yes, 'ein Fuchs'])
  })

  it('skip a card of which all was answered, and no other', async () => {
    const shown = async (answers: Record<number, string | boolean>) => {
      const { wizard, answer, at } = await createTestWizard({ page: { answers } })
      answer({ name: 'Mila', age: '7', gender: 'female', location: 'Oma Inges Garten' })
      for (let card = 0; card < 5; card += 1) wizard.next()
      return at()
    }
    expect(await shown({ 0: 'die Katze', 1: '17', 2: false })).toBe('more-questions')
    expect(await shown({ 0: 'die Katze', 2: false })).toBe('questions')
  })

  it('can be changed in the wizard like any other', async () => {
    const { wizard, question } = await createTestWizard({ page: { answers: { 0: 'die Katze', 2: false } } })
    wizard.set(question(0), 'der Hund')
    wizard.set(question(2), true)
    expect(wizard.$values.get()).toMatchObject({ 'question-0': 'der Hund', 'question-2': true })
  })

  it('take the place of those kept from before, which stay where nothing was touched', async () => {
    const first = await createTestWizard()
    first.answer({ name: 'Mila' })
    first.wizard.set(first.question(0), 'der Hund')
    first.wizard.set(first.question(3), '2')
    const { wizard } = await createTestWizard({ stored: first.stored, page: { answers: { 0: 'die Katze' } } })
    expect(wizard.$values.get()).toMatchObject({ name: 'Mila', 'question-0': 'die Katze', 'question-3': '2' })
  })

  it('are kept for the next visit', async () => {
    const first = await createTestWizard({ page: { answers: { 0: 'die Katze' } } })
    expect((await createTestWizard({ stored: first.stored })).wizard.$values.get()['question-0']).toBe('die Katze')
  })

  it('can be taken back', async () => {
    const first = await createTestWizard({ page: { answers: { 0: 'die Katze', 2: true, 3: '1' } } })
    const testWizard = await createTestWizard({ stored: first.stored, page: { answers: { 0: '', 2: '', 3: '' } } })
    expect(checked(testWizard)).toEqual(['', '', '', '', ''])
  })

  it('are left out where the question takes no such answer', async () => {
    const { wizard } = await createTestWizard({ page: { answers: { 2: 'vielleicht', 3: '7', 9: 'wer?' } } })
    expect(Object.keys(wizard.$values.get()).filter(name => name.startsWith('question-'))).toEqual([])
  })

  it('keep to what the field would let be typed', async () => {
    const long = 'x'.repeat(5000)
    const { wizard } = await createTestWizard({ page: { answers: { 0: 'die Katze\n und der Hund', 4: long } } })
    expect(wizard.$values.get()['question-0']).toBe('die Katze und der Hund')
    expect(wizard.$values.get()['question-4']).toHaveLength(2000)
  })

  it('give way to the answers of a story that is to be told again', async () => {
    const first = await createTestWizard()
    answerAll(first)
    await first.wizard.start()
    const handed = Parameter.parse(first.starts[0]?.parameter)
    const { wizard } = await createTestWizard({ page: { answers: { 4: 'ein Dachs' } }, handed })
    expect(wizard.$values.get()['question-4']).toBe('ein Fuchs')
  })
})
