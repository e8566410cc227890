import { describe, expect, it } from 'vitest'
import { locationClassesOf } from '../../../../src/api/author/offline/choice/location-class.ts'
import { occasionsOf } from '../../../../src/api/author/offline/choice/occasions.ts'
import { relationClassesOf } from '../../../../src/api/author/offline/choice/relation-class.ts'
import { scorePlots } from '../../../../src/api/author/offline/choice/score-plot.ts'
import { english } from '../../../../src/api/author/offline/en/english.ts'
import type { Plot } from '../../../../src/api/author/offline/language-pack.ts'
import { ownFacts } from '../../../../src/api/author/offline/own-facts.ts'
import { fillSockets } from '../../../../src/api/author/offline/sockets/fill-sockets.ts'
import { givenAnswers } from '../../../../src/api/author/offline/sockets/given-answers.ts'
import type { Brief } from '../../../../src/api/story/brief.ts'
import { factsOf } from '../../../../src/api/story/facts.ts'
import type { AnswerKind } from '../../../../src/contract/answers/answer-kinds.ts'
import { itemAt } from '../../../../src/lib/item-at.ts'
import { exampleBrief } from '../../../helpers/example-brief.ts'

const answered = (answers: Brief['answers'], more: Partial<Brief> = {}): Brief =>
  exampleBrief({ language: 'en', places: [], relations: [], refinement: '', answers, ...more })
const answer = (kind: Brief['answers'][number]['kind'], text: string) => ({ question: '?', kind, answer: text })

describe('What somebody is to the hero', () => {
  it.each([
    ['Oma', 'de', ['grandparent']],
    ['meine beste Freundin', 'de', ['friend']],
    ['meine Freundin', 'de', ['partner', 'friend']],
    ['Schwiegermutter', 'de', ['parent', 'relative']],
    ['husband', 'en', ['partner']],
    ['my late-night radio host', 'en', []],
    ['petite sœur', 'fr', ['sibling']],
    ['abuela', 'es', ['grandparent']],
    ['vicino di casa', 'it', ['neighbour']],
    ['', 'it', []],
  ] as const)('is read from "%s" in "%s"', (connection, language, classes) => {
    expect(relationClassesOf(connection, language)).toEqual(classes)
  })

  it('is not searched in a sentence', () => {
    expect(relationClassesOf('lives across the road with his mother and never speaks', 'en')).toEqual([])
  })
})

describe('Where a story happens', () => {
  it.each([
    ['Leeds', ['town']],
    ['auf dem Mars', ['space']],
    ['im Zauberwald', ['fantasy']],
    ['la plage', ['sea']],
    ['unsere Küche', ['home']],
    ['', ['town']],
  ] as const)('is read from "%s"', (location, classes) => {
    expect(locationClassesOf(location)).toEqual(classes)
  })
})

describe('What a story is for', () => {
  it('is read from the landing page, the wish and the answers', () => {
    const landing = { slug: 'x', title: 'The proposal under the heart tree', productDefinition: '' }
    expect(occasionsOf(answered([], { landing }))).toContain('proposal')
    expect(occasionsOf(answered([], { refinement: 'For her birthday, please' }))).toContain('birthday')
    expect(occasionsOf(answered([answer('other', 'nothing at all')]))).toEqual([])
  })
})

describe('A plot', () => {
  const plots = english.plots.filter(({ sockets, ages }) => sockets && ages.includes('child'))

  it('takes each answer once, and its own filling where no answer fits', () => {
    const brief = answered([answer('thing', 'a red kite'), answer('saying', 'Look twice')])
    const given = givenAnswers(brief, 'en')
    for (const plot of plots) {
      const facts = fillSockets(plot, given, 'en').flatMap(({ fact }) => fact ?? [])
      expect(new Set(facts).size).toBe(facts.length)
      expect(fillSockets(plot, [], 'en').every(({ fact }) => fact === undefined)).toBe(true)
    }
  })

  it('is worth more the more answers move it', () => {
    const [none, some] = [answered([]), answered([answer('thing', 'a red kite'), answer('food', 'a pear')])]
    const best = (brief: Brief) => Math.max(...scorePlots(plots, brief, 'en').map(({ score }) => score))
    expect(best(some)).toBeGreaterThan(best(none))
  })

  it('takes an answer of a neighbouring kind before a filling of its own', () => {
    const [toy] = plots.filter(({ sockets }) => sockets?.some(({ kinds }) => kinds.includes('thing')))
    const only = (kinds: readonly AnswerKind[], otherwise: string) => ({
      ...(toy ?? itemAt(plots, 0)),
      scenes: [],
      sockets: [{ name: 'own', kinds, otherwise }],
    })
    const dynamic = (given: Brief['answers'][number]) =>
      givenAnswers(answered([given]), 'en').filter(({ fact }) => fact.startsWith('dynamic'))
    const filled = (kinds: readonly AnswerKind[], otherwise: string, given: Brief['answers'][number]) =>
      fillSockets(only(kinds, otherwise), dynamic(given), 'en')[0]?.fact
    expect(filled(['thing'], 'a tin boat', answer('companion', 'a stuffed rabbit'))).toBe('dynamic.0')
    expect(filled(['habit'], 'hums', answer('strength', 'can whistle'))).toBe('dynamic.0')
    expect(filled(['place'], 'the attic', answer('meeting', 'in the launderette'))).toBe('dynamic.0')
    expect(filled(['song'], 'Moon River', answer('title', 'Treasure Island'))).toBeUndefined()
    expect(filled(['thing'], 'a tin boat', answer('animal', 'a black cat'))).toBeUndefined()
  })

  it('is worth less for each filling of its own', () => {
    const brief = answered([answer('thing', 'a red kite')])
    const [{ score = 0, fillings = [] } = {}] = scorePlots(plots, brief, 'en')
    const one = plots[0]
    const more = one && {
      ...one,
      sockets: [...(one.sockets ?? []), { name: 'more', kinds: ['song'], otherwise: 'La' }],
    }
    const [{ score: less = 0, fillings: own = [] } = {}] = scorePlots(more ? [more as Plot] : [], brief, 'en')
    expect(own).toHaveLength(fillings.length + 1)
    expect(less).toBeLessThan(score)
  })

  it.each(['proposal', 'christmas'] as const)('that is a %s is told where one is asked for', occasion => {
    const one = { ...itemAt(plots, 0), categories: ['love' as const], occasions: [occasion], scenes: [] }
    const scoreFor = (more: Partial<Brief>) =>
      itemAt(scorePlots([one], answered([], { category: 'love', ...more }), 'en'), 0).score
    const asking = { proposal: 'With a marriage proposal', christmas: 'It is for Christmas' }[occasion]
    expect(scoreFor({ refinement: asking })).toBeGreaterThan(scoreFor({ refinement: '' }) + 20)
    expect(scoreFor({ refinement: 'With a dog' })).toBe(scoreFor({ refinement: '' }))
  })

  it('of Christmas that has beats for another day is told on any day', () => {
    const beat = { rank: 0, phrasings: ['One.'], needs: '!christmas' }
    const scene = { titles: ['T'], summary: 'S', beats: [beat] }
    const bound = { ...itemAt(plots, 0), categories: ['love' as const], occasions: ['christmas' as const], scenes: [] }
    const free = { ...bound, scenes: [scene as unknown as Plot['scenes'][number]] }
    const [first, second] = scorePlots([bound, free], answered([], { category: 'love' }), 'en')
    expect(second?.score).toBeGreaterThan(first?.score ?? 0)
  })

  it('gets nothing heavy, and nothing that no reader understands', () => {
    const brief = answered([answer('saying', 'Grandad died in May'), answer('thing', 'qwrtz zzzx of the of')])
    expect(givenAnswers(brief, 'en').filter(({ fact }) => fact.startsWith('dynamic'))).toEqual([])
  })
})

describe('A fact', () => {
  it('is proved by the forms that a sentence gives its answer, and may be left out unless it must be told', () => {
    const asked = answered([answer('thing', 'rote Gummistiefel')], { language: 'de' })
    const brief = { ...asked, facts: factsOf(asked) }
    const facts = ownFacts(brief)
    expect(facts.find(({ id }) => id === 'dynamic.0')).toMatchObject({ mayBeLeftOut: true })
    expect(facts.find(({ id }) => id === 'dynamic.0')?.aliases).toContain('die roten Gummistiefel')
    expect(facts.filter(({ required, mayBeLeftOut }) => required && mayBeLeftOut)).toEqual([])
  })
})
