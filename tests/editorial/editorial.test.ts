import { describe, expect, it } from 'vitest'
import { openEditorial } from '../../src/editorial/editorial.ts'
import type { EntryProblem } from '../../src/editorial/parse-entry.ts'
import { asset, fakeReader, landingEntry } from './fake-reader.ts'

function open(entries: Parameters<typeof fakeReader>[0]) {
  const problems: EntryProblem[] = []
  const reader = fakeReader(entries)
  return { reader, problems, editorial: openEditorial({ reader, report: problem => problems.push(problem) }) }
}

const home = (id: string, lang: string, title: unknown = `Home ${lang}`) => ({
  id,
  type: 'home',
  fields: { title, lang },
})

describe('The home page', () => {
  it('is the one of the language', async () => {
    const { editorial } = open([home('1', 'en'), home('2', 'de')])
    expect(await editorial.home('de')).toMatchObject({ id: '2', lang: 'de', title: 'Home de', images: [] })
  })

  it('is the English one where the language has none, or a bad one', async () => {
    const { editorial, problems } = open([home('1', 'en'), home('2', 'tr', 7)])
    expect(await editorial.home('fr')).toMatchObject({ id: '1', lang: 'en' })
    expect(await editorial.home('tr')).toMatchObject({ id: '1', lang: 'en' })
    expect(problems).toEqual([{ id: '2', field: 'title', problem: 'type' }])
  })

  it('is nothing where there is no English one either', async () => {
    const { editorial, reader } = open([])
    expect(await editorial.home('de')).toBeUndefined()
    expect(await editorial.home('en')).toBeUndefined()
    expect(reader.asked.map(query => [query['fields.lang'], query.limit])).toEqual([
      ['de', 1],
      ['en', 1],
      ['en', 1],
    ])
  })
})

describe('A category', () => {
  const definition = (contentIds: object, category = 'love') => ({
    id: `category-${category}`,
    type: 'category',
    fields: { title: 'Love', category, ages: ['21-99'], badge: 'Most loved', contentIds },
  })
  const words = (id: string, lang: string) => ({
    id,
    type: 'categoryText',
    fields: { title: id, lang, coverImage: asset() },
  })

  it('has its text in the language, or in English', async () => {
    const { editorial } = open([definition({ en: 'a', de: 'b', fr: 'gone' }), words('a', 'en'), words('b', 'de')])
    const german = await editorial.category('love', 'de')
    expect(german?.definition).toMatchObject({ badge: 'most-loved', ages: ['21-99'] })
    expect(german?.text).toMatchObject({ id: 'b', coverImage: { alt: 'A dragon', size: { width: 800, height: 600 } } })
    expect((await editorial.category('love', 'fr'))?.text?.id).toBe('a')
    expect((await editorial.category('love', 'th'))?.text?.id).toBe('a')
  })

  it('is nothing where nobody defined it, and has no text where none is written', async () => {
    const { editorial } = open([definition({})])
    expect(await editorial.category('horror', 'de')).toBeUndefined()
    expect((await editorial.category('love', 'de'))?.text).toBeUndefined()
  })
})

describe('A landing page', () => {
  const questions = [
    { idx: 2, question: 'Wie heißt er?', options: ['Fafnir', 'Frau Holle', 'Kurt'] },
    { idx: 1, question: 'Welche Farbe?', options: ['rot', 'grün', 'blau', 'gold', 'keine'] },
  ]

  it('is found by address and language, with its defaults and its questions in order', async () => {
    const { editorial, problems } = open([landingEntry('drache', { questions, seoDescription: 'Kurz' })])
    const page = await editorial.landing('drache', 'de')
    expect(problems).toEqual([])
    expect(page).toMatchObject({
      metaTitle: 'Der Drache im Garten',
      description: 'Kurz',
      ranking: 50,
      group: 'other',
      targetLanguages: ['de', 'en', 'fr', 'es', 'it', 'th', 'tr'],
    })
    expect(page?.questions.map(({ idx }) => idx)).toEqual([1, 2])
  })

  it('has no English in its place', async () => {
    const { editorial } = open([landingEntry('drache', { lang: 'en' })])
    expect(await editorial.landing('drache', 'de')).toBeUndefined()
  })

  it('takes addresses in every script', async () => {
    const { editorial } = open([landingEntry('มังกร-ในสวน', { lang: 'th' })])
    expect((await editorial.landing('มังกร-ในสวน', 'th'))?.url).toBe('มังกร-ในสวน')
  })

  const bad: readonly [string, string, Record<string, unknown>][] = [
    ['title', 'required', { title: undefined }],
    ['title', 'string-max', { title: 'x'.repeat(257) }],
    ['lang', 'option', { lang: 'xx', url: 'drache' }],
    ['url', 'format', { url: '../drache' }],
    ['ranking', 'number-max', { ranking: 101 }],
    ['badge', 'option', { badge: 'cheap' }],
    ['ages.0', 'format', { ages: ['young'] }],
    ['questions.0.options', 'array-min', { questions: [{ idx: 1, question: 'a', options: ['b', 'c'] }] }],
    ['questions.0.options', 'array-max', { questions: [{ idx: 1, question: 'a', options: [...'bcdefg'] }] }],
    ['hreflang.fr', 'format', { hreflang: { fr: 'a b' } }],
    ['coverImage', 'invalid', { coverImage: { sys: { type: 'Link', linkType: 'Asset', id: 'gone' } } }],
    ['coverImage', 'invalid', { coverImage: asset('image/svg+xml') }],
    ['coverImage', 'format', { coverImage: 'javascript:boom()' }],
    ['content', 'characters', { content: 'a\u0000b' }],
    ['parameter.context.category', 'option', { parameter: { context: { productDefinition: 'x', category: 'cars' } } }],
    ['targetLanguages.0', 'option', { targetLanguages: ['xx'] }],
  ]
  it.each(bad)(
    'that is bad in %s is reported as %s, with no word of it, and left out',
    async (field, problem, fields) => {
      const problems: EntryProblem[] = []
      const entry = landingEntry('bad', fields)
      const reader = { entries: async () => ({ total: 1, items: [entry] }), entry: async () => undefined }
      const editorial = openEditorial({ reader, report: found => problems.push(found) })
      expect(await editorial.landing('bad', 'de')).toBeUndefined()
      expect(problems).toEqual([{ id: 'bad', field, problem }])
    },
  )
})

describe('The hot list', () => {
  it('has every good landing page of the language by ranking, and goes on past a bad one', async () => {
    const many = Array.from({ length: 2500 }, (_, place) => landingEntry(`p${place}`, { ranking: place % 101 }))
    const { editorial, problems, reader } = open([
      ...many,
      landingEntry('bad', { ranking: 'high' }),
      landingEntry('other', { lang: 'fr' }),
    ])
    const { cards } = await editorial.landings('de')
    expect(cards).toHaveLength(2500)
    expect(cards.map(card => card.ranking)).toEqual(cards.map(card => card.ranking).toSorted((a, b) => b - a))
    expect(problems).toEqual([{ id: 'bad', field: 'ranking', problem: 'type' }])
    expect(reader.asked.map(({ skip, order }) => [skip, order])).toEqual(
      [0, 1000, 2000].map(skip => [skip, '-fields.ranking,sys.id']),
    )
  })

  it('asks for what a card shows, not for whole pages', async () => {
    const { editorial, reader } = open([])
    expect(await editorial.landings('de')).toEqual({ cards: [], groups: [] })
    expect(reader.asked[0]?.select).toContain('fields.coverImage')
    expect(reader.asked[0]?.select).not.toContain('fields.content')
  })

  it('is grouped, and whatever has no group of ours is other', async () => {
    const { editorial } = open([
      landingEntry('a', { hotlistCategory: 'love', ranking: 1 }),
      landingEntry('b', { category: 'Family', ranking: 9 }),
      landingEntry('c', { hotlistCategory: 'weird', ranking: 5 }),
      landingEntry('d', { ranking: 7 }),
      landingEntry('e', { hotlistCategory: 'family', ranking: 3 }),
    ])
    const { groups } = await editorial.landings('de')
    expect(groups.map(({ group, cards }) => [group, cards.map(card => card.id)])).toEqual([
      ['family', ['b', 'e']],
      ['love', ['a']],
      ['other', ['d', 'c']],
    ])
  })
})
