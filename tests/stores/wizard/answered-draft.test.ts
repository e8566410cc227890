import { describe, expect, it } from 'vitest'
import de from '../../../i18n/de.json' with { type: 'json' }
import { Parameter } from '../../../src/contract/parameter.ts'
import { answeredDraft } from '../../../src/stores/wizard/answered-draft.ts'
import { readHandover, storeHandover, wizardAt } from '../../../src/stores/wizard/handover.ts'
import { parameterOf } from '../../../src/stores/wizard/parameter.ts'
import { stepsOf } from '../../../src/stores/wizard/steps.ts'
import { exampleParameter } from '../../helpers/example-parameter.ts'
import { BEDTIME } from './test-wizard.ts'

const steps = stepsOf(BEDTIME)
const titles = Object.values(de.wizard.baseStories)

/** Answers in every place that the wizard asks for. */
const full = Parameter.parse({
  ...exampleParameter(),
  story: {
    ...exampleParameter().story,
    theme: 'bedtime',
    refinement: 'Mit Regen',
    baseStory: titles[0],
    tone: 'funny,sad',
  },
  character: {
    demographics: { name: 'Łucja', age: 7, gender: 'female' },
    physicalAppearance: { hair: 'red', eyes: 'green', physique: 'small,slim', peculiarities: 'Zahnlücke' },
    archetype: 'hero',
    psychologicalTraits: { characteristics: 'mutig', quirksFlawsFaults: 'zählt jede Stufe' },
    history: 'Kam mit der Fähre',
    relationships: [{ name: 'Ingrid', gender: 'female', age: 68, connection: 'Oma' }, { name: 'Rolf' }],
  },
  setting: { location: 'das Treppenhaus', places: ['der Keller'], isReal: false },
  dynamic: [
    { question: 'Wie viele Stufen hat die Treppe?', answer: '17' },
    { question: 'Brennt ein Nachtlicht?', answer: de.options.truth.yes },
    { question: 'Welches Geräusch hat die Nacht?', answer: 'Regen' },
    { question: 'Was soll im Traum vorkommen?', answer: 'ein Fuchs' },
  ],
})

const again = (parameter: Parameter) => {
  const { values, edited } = answeredDraft(parameter, steps, de)
  return Parameter.parse(parameterOf({ page: BEDTIME, steps, values, edited, texts: de }))
}

describe('The draft of an earlier story', () => {
  it('makes the same parameter again', () => {
    const { userEdit, ...context } = again(full).context
    expect({ ...again(full), context }).toEqual({ ...full, context: { ...full.context, landingPage: undefined } })
    expect(userEdit?.flat()).toContain(true)
  })

  it('keeps which answers were changed by hand, as long as the cards are the same', () => {
    const userEdit = steps.map(step => step.fields.map(field => field.name === 'hair'))
    const marked = { ...full, context: { ...full.context, userEdit } }
    expect(answeredDraft(marked, steps, de).edited).toEqual(['hair'])
    expect(again(marked).context.userEdit).toEqual(userEdit)
  })

  it('keeps a language and a model story that somebody typed', () => {
    const typed = { ...full, story: { ...full.story, language: 'Walisisch', baseStory: 'Der Hut der Königin' } }
    expect(again(typed).story).toMatchObject({ language: 'Walisisch', baseStory: 'Der Hut der Königin' })
  })

  it('leaves out the answer to a question that is no longer asked', () => {
    const old = { ...full, dynamic: [{ question: 'Wer kocht?', answer: 'Oma' }] }
    expect(again(old).dynamic).toEqual([])
  })
})

describe('Answers handed over', () => {
  it('are taken once, on the card that shows them all', () => {
    storeHandover(full)
    expect(readHandover()).toEqual(full)
    expect(readHandover()).toBeUndefined()
    expect(wizardAt('/de/geschichten/gute-nacht')).toBe('/de/geschichten/gute-nacht?step=check')
  })
})
