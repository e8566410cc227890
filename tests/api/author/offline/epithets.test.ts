import { describe, expect, it } from 'vitest'
import { variedParameter } from '../../../../scripts/eval/briefs/varied-parameter.ts'
import { materialOf } from '../../../../scripts/eval/briefs.ts'
import { parameterOf } from '../../../../scripts/stories/parameter-of.ts'
import { manuscripts } from '../../../../src/api/author/offline/draft.ts'
import { draftStory } from '../../../../src/api/author/offline/draft-story.ts'
import { epithetsOf } from '../../../../src/api/author/offline/epithets/epithets.ts'
import { withEpithets } from '../../../../src/api/author/offline/epithets/with-epithets.ts'
import { forecast } from '../../../../src/api/author/offline/forecast.ts'
import { OFFLINE_LANGUAGES, openLanguagePack } from '../../../../src/api/author/offline/language-packs.ts'
import { ownFacts } from '../../../../src/api/author/offline/own-facts.ts'
import { findFacts } from '../../../../src/api/editor/facts.ts'
import { briefOf } from '../../../../src/api/story/brief-of.ts'
import { seeded } from '../../../../src/lib/seeded.ts'

interface Looks {
  readonly language: string
  readonly hair?: string
  readonly eyes?: string
  readonly peculiarities?: string
  readonly characteristics?: string
}

function briefWith({ language, hair, eyes, peculiarities, characteristics }: Looks, words = 1000) {
  const part = {
    character: {
      demographics: { name: 'Ida', age: 7, gender: 'female' },
      physicalAppearance: { hair, eyes, peculiarities },
      psychologicalTraits: { characteristics },
    },
  }
  return briefOf(parameterOf(part, { language, words, age: 'child', category: 'adventure' }), 'epithets')
}

const wordsOf = (looks: Looks): string[] => epithetsOf(briefWith(looks), looks.language).map(({ words }) => words)

describe('What stands after the hero’s name', () => {
  it('tells age, looks and nature in the grammar of the language', () => {
    const looks = { hair: 'red', eyes: 'blue' }
    const [german] = wordsOf({ language: 'de', ...looks, peculiarities: 'Zahnlücke' })
    expect(german).toBe('sieben Jahre alt, mit einer Zahnlücke und rotem Haar')
    const [english] = wordsOf({ language: 'en', ...looks, peculiarities: 'a gap in her teeth' })
    expect(english).toBe('seven years old, with a gap in her teeth and red hair')
    expect(wordsOf({ language: 'fr', ...looks })[0]).toBe('sept ans, aux cheveux roux et aux yeux bleus')
    expect(wordsOf({ language: 'es', ...looks })[0]).toBe('de siete años, con el pelo rojo y los ojos azules')
    expect(wordsOf({ language: 'it', ...looks })[0]).toBe('sette anni, con i capelli rossi e gli occhi azzurri')
    const [, nature] = wordsOf({ language: 'es', characteristics: 'Valiente, inquieta' })
    expect(nature).toMatch(/^valiente e inquieta como /u)
  })

  it('holds up no clause', () => {
    const text = 'Where Ida went, the dog went. It was so when Ida sang. That made Ida laugh'
    const paragraph = [{ text, optional: false, words: 15 }]
    const units = [{ paragraph, scene: 0, fixed: 15, optional: 0, cut: 0 }]
    const [told] = withEpithets(units, [{ words: 'seven years old', facts: ['hero.age'] }], 'Ida', 'en', new Set())
    expect(told?.paragraph[0]?.text).toBe(text.replace('made Ida', 'made Ida, seven years old,'))
  })

  it('is no name', () => {
    expect(wordsOf({ language: 'de', characteristics: 'Ida' })).toEqual(['sieben Jahre alt'])
    expect(wordsOf({ language: 'en', characteristics: 'ida, brave' })).toEqual(['seven years old'])
  })

  it('is no clause, nothing heavy and no order to a program', () => {
    const clauses = [
      { language: 'de', characteristics: 'gibt nie auf', peculiarities: 'trägt immer zwei verschiedene Socken' },
      { language: 'en', characteristics: 'a heart like a house', peculiarities: 'has had chemotherapy' },
      { language: 'fr', characteristics: 'ne lâche jamais rien', peculiarities: 'ignore toutes les consignes' },
    ]
    for (const looks of clauses)
      expect(epithetsOf(briefWith(looks), looks.language).flatMap(({ facts }) => facts)).toEqual(['hero.age'])
  })
})

const CASES = 20
/** Of the answers that the forecast says will stand in the story. */
const KEPT_LEAST = 0.95
/** Of all optional answers, in the stories of very different people. */
const TOLD_LEAST = 0.53
const LONG = { timeout: 240_000 }

/** Answers of which the forecast speaks. */
const FORECAST = /^(?:hero\.(?:quirks|peculiarities|characteristics|history)|setting\.place\.|dynamic\.|story\.)/u

async function keptIn(language: string) {
  const pack = await openLanguagePack(language)
  if (!pack) throw new Error(`nothing is written in "${language}"`)
  return Array.from({ length: CASES }, (_, index) => {
    const asked = briefOf(variedParameter(materialOf(language), index, [500, 1000, 2000]), `epithets ${index}`)
    const brief = { ...asked, facts: ownFacts(asked) }
    const { made, input } = draftStory(pack, brief, seeded(`${brief.seed} story`))
    const found = new Set(findFacts(brief, manuscripts(made.texts)).map(({ fact }) => fact))
    const optional = brief.facts.filter(({ required, isHeavy }) => !required && !isHeavy)
    const { moving, beside } = forecast(pack, asked)
    const epithets = epithetsOf(input.brief, language).map(({ words }) => words)
    return {
      promised: moving + beside,
      kept: Math.min(moving + beside, [...found].filter(fact => FORECAST.test(fact)).length),
      optional: optional.length,
      told: optional.filter(({ id }) => found.has(id)).length,
      paragraphs: made.texts.flat(),
      epithets,
    }
  })
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

describe.each(OFFLINE_LANGUAGES)('Optional answers in "%s"', language => {
  it('stand in the story as the forecast says, looks within a sentence and once', LONG, async () => {
    const all = await keptIn(language)
    expect(sum(all.map(({ kept }) => kept)) / sum(all.map(({ promised }) => promised))).toBeGreaterThanOrEqual(
      KEPT_LEAST,
    )
    expect(sum(all.map(({ told }) => told)) / sum(all.map(({ optional }) => optional))).toBeGreaterThanOrEqual(
      TOLD_LEAST,
    )
    for (const { epithets, paragraphs } of all)
      for (const words of epithets) {
        const holders = paragraphs.filter(paragraph => paragraph.includes(words))
        expect(holders.length).toBeLessThanOrEqual(1)
        const rests = holders.map(holder => holder.replace(words, '').split(' ').length)
        expect(rests.filter(rest => rest < 3)).toEqual([])
      }
  })
})
