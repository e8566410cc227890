import { describe, expect, it } from 'vitest'
import { withCare } from '../../../../src/api/author/offline/careful.ts'
import { compose } from '../../../../src/api/author/offline/compose.ts'
import { english } from '../../../../src/api/author/offline/en/english.ts'
import { improved } from '../../../../src/api/author/offline/improve/improve.ts'
import { fittingBody } from '../../../../src/api/author/offline/pack/fitting-body.ts'
import { verbositiesFor } from '../../../../src/api/author/offline/verbosity.ts'
import type { Brief } from '../../../../src/api/story/brief.ts'
import { factsOf } from '../../../../src/api/story/facts.ts'
import { itemAt } from '../../../../src/lib/item-at.ts'
import { seeded } from '../../../../src/lib/seeded.ts'
import { exampleBrief } from '../../../helpers/example-brief.ts'

function answered(changes: Partial<Brief>): Brief {
  const brief = exampleBrief(changes)
  return { ...brief, facts: factsOf(brief) }
}

const { hero } = exampleBrief()
const HEAVY = answered({
  hero: { ...hero, history: 'Her parents are getting divorced.', peculiarities: 'uses a wheelchair' },
  refinement: 'Please make Nana Joy appear as a star, she died in March',
  relations: [
    { name: 'Nana Joy', gender: 'female', age: 80, connection: 'nana' },
    { name: 'Wilf', gender: 'male', age: 82, connection: 'grandad (Alzheimer)' },
  ],
  answers: [
    { question: 'What makes her laugh?', kind: 'thing', answer: 'a squeaky red trumpet' },
    { question: 'What is next?', kind: 'other', answer: 'heart surgery on Monday' },
  ],
})

const flagsOf = (brief: Brief) => {
  const plot = itemAt(english.plots, 0)
  return english.phraseBrief(brief, plot, seeded('flags'), itemAt(verbositiesFor(brief), 0)).flags
}

describe('A brief with what is heavy in it', () => {
  it('is told without that, and with all the rest', () => {
    const { brief, quiet } = withCare(HEAVY)
    expect(brief.answers).toEqual([HEAVY.answers[0]])
    expect([brief.hero.history, brief.hero.peculiarities, brief.refinement]).toEqual(['', '', ''])
    expect(brief.relations).toEqual([{ ...HEAVY.relations[1], connection: 'grandad' }])
    expect(quiet).toMatchObject([{ status: 'dead', relation: { name: 'Nana Joy', connection: 'nana' } }])
  })

  it('is the same brief where nothing is', () => {
    const light = answered({})
    expect(withCare(light).brief).toBe(light)
  })

  it('has none of it in any text of the story', () => {
    const { chapters, plan, sheet, outline } = compose(english, HEAVY)
    const all = JSON.stringify([chapters, plan, sheet, outline]).toLowerCase()
    expect(all).toContain('squeaky red trumpet')
    for (const words of ['divorc', 'wheelchair', 'died', 'surgery', 'alzheimer', 'appear as a star'])
      expect(all).not.toContain(words)
  })

  it('is not made heavy by a later request either', () => {
    const brief = answered({})
    const { chapters } = compose(english, brief)
    const request = { text: 'Please say that her grandfather died in May' }
    expect(improved(english, { brief, changes: [] }, chapters, request).patches).toEqual([])
  })
})

describe('What plots may ask for', () => {
  it('is whether the hero is an animal, and what a body does otherwise', () => {
    expect(flagsOf(answered({ hero: { ...hero, quirks: 'is a dog' } }))).toContain('animal')
    expect(flagsOf(HEAVY)).toContain('wheels')
    expect(flagsOf(answered({}))).not.toContain('animal')
  })

  it('leaves out boots of animals and stairs for wheels, and never an answer', () => {
    const insert = (phrasings: string[], rank: number) => ({ slot: 'road' as const, facts: [], phrasings, rank })
    const inserts = [
      insert(['{H} put on a boot.', '{H} sang.'], 1),
      insert(['Up the stairs.'], 1),
      insert(['A boot on the stairs.'], 0),
    ]
    expect(fittingBody(inserts, 'en', ['animal']).map(({ phrasings }) => phrasings)).toEqual([
      ['{H} sang.'],
      ['Up the stairs.'],
      ['A boot on the stairs.'],
    ])
    expect(fittingBody(inserts, 'en', ['wheels']).map(({ phrasings }) => phrasings.length)).toEqual([2, 1])
    expect(fittingBody(inserts, 'en', [])).toEqual(inserts)
  })
})
