import { describe, expect, it } from 'vitest'
import { parameterOf } from '../../../../scripts/stories/parameter-of.ts'
import type { AnswerLanguage } from '../../../../src/api/author/offline/answers/reading.ts'
import { isSpouse, personClassesOf } from '../../../../src/api/author/offline/choice/relation-class.ts'
import { scorePlots } from '../../../../src/api/author/offline/choice/score-plot.ts'
import { draftStory } from '../../../../src/api/author/offline/draft-story.ts'
import type { LanguagePack, Plot } from '../../../../src/api/author/offline/language-pack.ts'
import { openLanguagePack } from '../../../../src/api/author/offline/language-packs.ts'
import { ownFacts } from '../../../../src/api/author/offline/own-facts.ts'
import { verbositiesFor } from '../../../../src/api/author/offline/verbosity.ts'
import type { Brief } from '../../../../src/api/story/brief.ts'
import { briefOf } from '../../../../src/api/story/brief-of.ts'
import type { Category } from '../../../../src/contract/categories.ts'
import { itemAt } from '../../../../src/lib/item-at.ts'
import { seeded } from '../../../../src/lib/seeded.ts'

/** A couple, two who may be one or are not, and three who are nobody's odd helper. */
const CONNECTIONS = {
  de: { spouse: 'meine Frau', either: 'Freundin', kin: ['Oma', 'Tochter', 'Ehemann'], named: 'Oma Gerda' },
  en: { spouse: 'wife', either: 'best friend', kin: ['grandma', 'daughter', 'husband'], named: 'Grandma Gerda' },
  fr: { spouse: 'mari', either: 'copine', kin: ['mamie', 'fille', 'épouse'], named: 'Mamie Gerda' },
  es: { spouse: 'marido', either: 'amiga', kin: ['abuela', 'hija', 'esposa'], named: 'Abuela Gerda' },
  it: { spouse: 'moglie', either: 'amica', kin: ['nonna', 'figlia', 'marito'], named: 'Nonna Gerda' },
} as const satisfies Readonly<Record<AnswerLanguage, object>>
type Language = keyof typeof CONNECTIONS
const LANGUAGES = Object.keys(CONNECTIONS) as Language[]

interface Named {
  readonly name: string
  readonly connection: string
}

function briefWith(language: string, category: Category, age: string, people: readonly Named[], seed = 'seed'): Brief {
  const part = {
    character: {
      demographics: { name: 'Robin', age: 34, gender: 'female' },
      relationships: people.map(person => ({ ...person, gender: 'dont-care', age: 40 })),
    },
  }
  const brief = briefOf(parameterOf(part, { language, words: 1000, age, category }), seed)
  return { ...brief, facts: ownFacts(brief) }
}

async function packOf(language: string): Promise<LanguagePack> {
  const pack = await openLanguagePack(language)
  if (!pack) throw new Error(`nothing is written in "${language}"`)
  return pack
}

const isOfLove = ({ categories, sockets }: Plot): boolean => sockets !== undefined && categories.includes('love')

describe.each(LANGUAGES)('Plots of love in "%s"', language => {
  const { spouse, either } = CONNECTIONS[language]

  it('are for a couple or for two who are none yet, and a couple is told no plot of two who are none', async () => {
    const { plots } = await packOf(language)
    const brief = briefWith(language, 'love', '20+', [{ name: 'Kim', connection: spouse }])
    const scored = scorePlots(plots.filter(isOfLove), brief, language)
    expect(scored.length).toBeGreaterThan(0)
    for (const { plot, isContradicted } of scored)
      expect(isContradicted, plot.id).toBe(plot.cast.a.may?.includes('partner') === false)
  })

  it('are open to two who may be anything', async () => {
    const { plots } = await packOf(language)
    const brief = briefWith(language, 'love', '20+', [{ name: 'Kim', connection: either }])
    expect(scorePlots(plots.filter(isOfLove), brief, language).filter(one => one.isContradicted)).toEqual([])
  })

  it('cast the husband or wife as the one who is loved', async () => {
    const pack = await packOf(language)
    for (const seed of ['one', 'two', 'three', 'four']) {
      const brief = briefWith(language, 'love', '20+', [{ name: 'Kim', connection: spouse }], seed)
      const { input } = draftStory(pack, brief, seeded(`${seed} story`))
      expect(input.plot.cast.a.may ?? ['partner'], input.plot.id).toContain('partner')
      expect(input.resolve('a'), input.plot.id).toBe('Kim')
    }
  })
})

describe.each(LANGUAGES)('The odd helper of a plot in "%s"', language => {
  it('is none of the closest people, unless the plot says so', async () => {
    const pack = await packOf(language)
    const { kin, named } = CONNECTIONS[language]
    const people = [
      ...kin.map((connection, index) => ({ name: `Kim${index}`, connection })),
      { name: named, connection: '' },
    ]
    for (const plot of pack.plots)
      for (const person of people) {
        const brief = briefWith(language, 'generic', '20+', [{ name: 'Mara', connection: '' }, person])
        const allowed = plot.cast.b.may ?? []
        const classes = personClassesOf(person, language)
        if (classes.length === 0 || classes.some(one => allowed.includes(one))) continue
        const { resolve } = pack.phraseBrief(brief, plot, seeded(plot.id), itemAt(verbositiesFor(brief), 0))
        expect(resolve('b'), `${plot.id}: ${person.connection}`).not.toContain(person.name)
      }
  })
})

describe('A couple', () => {
  it('is not read from a word that says friends too', () => {
    expect(isSpouse(personClassesOf({ name: 'Kim', connection: 'Freundin' }, 'de'))).toBe(false)
    expect(isSpouse(personClassesOf({ name: 'Kim', connection: 'Ehefrau' }, 'de'))).toBe(true)
  })

  it('is not read from a name', () => {
    expect(personClassesOf({ name: 'Frau Kessler', connection: '' }, 'de')).toEqual([])
    expect(personClassesOf({ name: 'Oma Gerda', connection: '' }, 'de')).toEqual(['grandparent'])
  })
})
