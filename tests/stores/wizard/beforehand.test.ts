import { setPersistentEngine } from '@nanostores/persistent'
import { describe, expect, it } from 'vitest'
import de from '../../../i18n/de.json' with { type: 'json' }
import fr from '../../../i18n/fr.json' with { type: 'json' }
import { ANSWERS } from '../../../src/contract/answers/table.ts'
import { LandingPresets } from '../../../src/contract/landing-presets.ts'
import { blankPage } from '../../../src/stores/generator/page-text.ts'
import { openParameters } from '../../../src/stores/generator/parameters.ts'
import { fakeClock } from '../fake-clock.ts'
import { fakeService } from '../fake-service.ts'
import { createTestWizard } from './test-wizard.ts'

const PRESETS: LandingPresets = {
  story: { targetAge: 'toddler', tone: '', baseStory: Object.values(de.wizard.baseStories)[1] },
  character: { demographics: { name: 'Opa Heinz', age: 71 }, relationships: [{ name: 'Mila', connection: 'Enkelin' }] },
  setting: { location: 'der Garten', isReal: false },
}

describe('The wizard of a page with presets', () => {
  it('opens with them, over what the category has, and every one can be changed', async () => {
    const { wizard, answer } = await createTestWizard({ page: { presets: PRESETS } })
    expect(wizard.$values.get()).toMatchObject({
      ...{ name: 'Opa Heinz', age: '71', targetAge: 'toddler', tone: [], isReal: false, location: 'der Garten' },
      baseStory: Object.keys(de.wizard.baseStories)[1],
    })
    expect(wizard.$values.get().relations).toEqual([{ name: 'Mila', gender: '', age: '', connection: 'Enkelin' }])
    answer({ name: 'Oma Inge' })
    expect(wizard.$values.get()).toMatchObject({ name: 'Oma Inge', age: '71' })
  })

  it('opens with the longest story that is written here, where the page asks for a longer one', async () => {
    const opened = async (story: LandingPresets['story']) =>
      (await createTestWizard({ page: { presets: { story } } })).wizard.$values.get().length
    expect(await opened({ length: '10000' })).toBe('5000')
    expect(await opened({ length: '10000', targetAge: 'toddler' })).toBe('2000')
    expect(await opened({ length: '1000' })).toBe('1000')
  })
})

/** The wizard in which staff answer beforehand for a French page, on a German screen. */
async function parameters(presets?: LandingPresets) {
  setPersistentEngine({}, { addEventListener() {}, removeEventListener() {} })
  const saved: LandingPresets[] = []
  let closed = 0
  const wizard = await openParameters(
    { ...blankPage('fr'), category: 'bedtime', productDefinition: 'Une histoire', presets },
    {
      ask: fakeService(() => 'network-failure').ask,
      clock: fakeClock().clock,
      openStream: () => () => {},
      readTexts: async path => (path.startsWith('/fr/') ? fr : de),
      language: 'de',
      label: 'Übernehmen',
      picture: '/bedtime.webp',
      save: answers => saved.push(answers),
      close: () => {
        closed += 1
      },
      alarm: () => {},
    },
  )
  return { wizard, saved, closed: () => closed }
}

describe('The wizard in which staff answer beforehand', () => {
  it('requires nothing, asks neither language nor questions, and keeps what a visitor would find', async () => {
    const { wizard, saved, closed } = await parameters()
    const inputs = wizard.steps.flatMap(({ fields }) => fields.map(({ name }) => name))
    expect(inputs).not.toContain('language')
    for (let card = 1; card < wizard.steps.length; card += 1) wizard.next()
    expect(wizard.$card.get().step).toBe('check')
    await wizard.start()
    expect(LandingPresets.parse(saved[0])).toMatchObject({
      story: { targetAge: 'child', tone: 'happy,inspiring' },
    })
    expect(closed()).toBe(1)
  })

  it('keeps base stories in the words of the page, and gives back what it was given', async () => {
    const { wizard, saved } = await parameters()
    wizard.set(ANSWERS.baseStory, 'peter-pan')
    wizard.set(ANSWERS.tone, [])
    await wizard.start()
    expect(saved[0]?.story).toMatchObject({ baseStory: fr.wizard.baseStories['peter-pan'], tone: '' })
    const again = await parameters(saved[0])
    await again.wizard.start()
    expect(again.saved).toEqual(saved)
  })

  it('names what is wrong with an answer, and keeps nothing until it is mended', async () => {
    const { wizard, saved } = await parameters()
    wizard.set(ANSWERS.age, '1000')
    await wizard.start()
    expect(saved).toEqual([])
    expect(wizard.$shown.get().problems.map(({ id, issue }) => `${id} ${issue.code}`)).toEqual(['age number-max'])
  })
})
