import { describe, expect, test } from 'vitest'
import { briefOf } from '../../../src/api/story/brief-of.ts'
import { excerpt, plain } from '../../../src/api/story/plain-words.ts'
import type { Parameter } from '../../../src/contract/parameter.ts'

const parameter: Parameter = {
  story: { language: 'deutsch', length: '1000', audience: 'normal', targetAge: 'child', tone: 'funny, unheard-of' },
  character: {
    demographics: { name: ' Mila ', age: 7, gender: 'female' },
    physicalAppearance: { hair: 'red', physique: 'tall,slim' },
    psychologicalTraits: { quirksFlawsFaults: 'zählt Stufen, summt' },
    relationships: [{ name: 'Heinz', gender: 'dont-care', connection: 'mein Opa' }],
  },
  setting: { location: 'Hamburg', isReal: true },
  dynamic: [{ question: 'Was fehlt?', answer: 'Der Mond.' }],
  context: { category: 'bedtime', productDefinition: 'story' },
}

describe('a brief of the wizard’s answers', () => {
  const brief = briefOf(parameter, 'seed')
  const fact = (id: string) => brief.facts.find(one => one.id === id)

  test('names its language by code and takes only tones we know', () => {
    expect(brief).toMatchObject({ language: 'de', words: 1000, chapterCount: 3, tones: ['funny'] })
    expect(briefOf({ ...parameter, story: { ...parameter.story, language: 'Suomi' } }, 'seed').language).toBe('Suomi')
  })

  test('requires the name, the place and the people', () => {
    expect(brief.facts.filter(({ required }) => required).map(({ id }) => id)).toEqual([
      'hero.name',
      'relation.0.name',
      'setting.location',
    ])
  })

  test('leaves unanswered questions out', () => {
    expect(brief.facts.map(({ id }) => id)).not.toContain('hero.eyes')
  })

  test('finds an option in the words of the story’s language', () => {
    expect(fact('hero.hair')?.aliases).toContain('rotes Haar')
    expect(
      briefOf({ ...parameter, story: { ...parameter.story, language: 'en' } }, 's').facts.find(
        ({ id }) => id === 'hero.hair',
      )?.aliases,
    ).toContain('red hair')
  })

  test('finds an age in digits and in words, and a connection without its possessive', () => {
    expect(fact('hero.age')?.aliases).toEqual(expect.arrayContaining(['7 Jahre', 'sieben Jahre']))
    expect(fact('relation.0.connection')?.aliases).toContain('Opa')
  })

  test('leaves a gender that nobody gave unsaid', () => {
    expect(brief.relations[0]?.gender).toBe('unsaid')
  })

  test('gives a chapter at least eighty words, however many chapters are asked', () => {
    expect(
      briefOf({ ...parameter, story: { ...parameter.story, length: '500', chapterCount: 24 } }, 'seed').chapterCount,
    ).toBe(6)
  })
})

describe('a visitor’s words in a story', () => {
  test('lose line breaks, quotation marks, markup and the last full stop', () => {
    expect(plain(' Ein „Drache“\n {soll}  kommen. ')).toBe('Ein Drache soll kommen')
  })

  test('are cut at a clause when they are long', () => {
    expect(excerpt('Er wohnt im Turm, seit er denken kann, und zählt jede Nacht die Sterne über dem Hafen', 12)).toBe(
      'Er wohnt im Turm, seit er denken kann',
    )
  })
})
