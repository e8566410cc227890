import { describe, expect, it } from 'vitest'
import de from '../../../i18n/de.json' with { type: 'json' }
import { leftOutGroups } from '../../../src/stores/wizard/left-out.ts'
import { settle } from '../fake-clock.ts'
import { answerAll, createTestWizard, STORY } from './test-wizard.ts'

const ANSWERS = { given: 4, moving: 2, beside: 0, leftOut: [{ path: 'dynamic.0', reason: 'unread' }] }

async function atTheEnd(
  forecast: () => { status?: number; body: unknown } | Promise<{ body: unknown }>,
  author = 'offline',
) {
  const testWizard = await createTestWizard({ forecast, author })
  answerAll(testWizard)
  await settle()
  return testWizard
}

describe('The forecast on the last card', () => {
  it('says what the offline author will do with the answers as they are sent', async () => {
    const { wizard, forecasts } = await atTheEnd(() => ({ body: { author: 'offline', answers: ANSWERS } }))
    expect(wizard.$forecast.get()).toEqual({ state: 'known', author: 'offline', answers: ANSWERS })
    expect(forecasts).toMatchObject([{ character: { demographics: { name: 'Mila' } } }])
  })

  it('is asked for again when the card is shown again, and the older answer does not replace the newer', async () => {
    let release = () => {}
    const late = new Promise<void>(resolve => {
      release = resolve
    })
    let asked = 0
    const { wizard } = await atTheEnd(async () => {
      asked += 1
      if (asked === 1) await late
      return { body: { author: 'offline', answers: { ...ANSWERS, moving: asked === 1 ? 0 : 3 } } }
    })
    expect(wizard.$forecast.get()).toEqual({ state: 'asking' })
    wizard.back()
    expect(wizard.$forecast.get()).toEqual({ state: 'none' })
    wizard.next()
    await settle()
    release()
    await settle()
    expect(wizard.$forecast.get()).toMatchObject({ state: 'known', answers: { moving: 3 } })
  })

  it('is not there with a model that takes every answer', async () => {
    const answers = { ...ANSWERS, leftOut: [] }
    const { wizard } = await atTheEnd(() => ({ body: { author: 'model', answers } }), 'model')
    expect(wizard.$forecast.get()).toEqual({ state: 'none' })
  })

  it('says with a model, too, what is left out', async () => {
    const answers = { ...ANSWERS, leftOut: [{ path: 'story.refinement', reason: 'order' }] }
    const { wizard } = await atTheEnd(() => ({ body: { author: 'model', answers } }), 'model')
    expect(wizard.$forecast.get()).toEqual({ state: 'known', author: 'model', answers })
  })

  it('is silent when it fails, and the story begins without it', async () => {
    const { wizard } = await atTheEnd(() => ({ status: 503, body: { error: 'not-serving' } }))
    expect(wizard.$forecast.get()).toEqual({ state: 'none' })
    await wizard.start()
    expect(wizard.$start.get()).toEqual({ state: 'started', story: STORY })
  })

  it('does not keep the button waiting', async () => {
    const { wizard } = await atTheEnd(() => new Promise(() => {}))
    expect(wizard.$forecast.get()).toEqual({ state: 'asking' })
    await wizard.start()
    expect(wizard.$start.get()).toEqual({ state: 'started', story: STORY })
  })
})

it('names what is left out by its question, a group a reason, each once', async () => {
  const testWizard = await createTestWizard()
  answerAll(testWizard)
  const { steps, $values } = testWizard.wizard
  const leftOut = [
    { path: 'dynamic.0', reason: 'unread' },
    { path: 'setting.places.0', reason: 'unread' },
    { path: 'setting.places.3', reason: 'unread' },
    { path: 'character.history', reason: 'care' },
  ] as const
  expect(leftOutGroups({ leftOut: [...leftOut] }, { steps, values: $values.get() }, de.wizard)).toEqual([
    { reason: 'unread', questions: ['Was soll im Traum vorkommen?', de.wizard.fields.places.short] },
    { reason: 'care', questions: [de.wizard.fields.history.short] },
  ])
})
