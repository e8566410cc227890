import { describe, expect, it } from 'vitest'
import type { Entry, EntryProblem } from '../../src/contract/content-source.ts'
import { openContentCache } from '../../src/editorial/content-cache.ts'
import { openLandingTexts } from '../../src/editorial/landing-texts.ts'
import { contentOf } from '../../src/editorial/site-content.ts'
import { asset, fakeReader, landingEntry, UPDATED_AT } from './fake-reader.ts'

async function open(entries: readonly Entry[]) {
  const problems: EntryProblem[] = []
  const report = (problem: EntryProblem) => void problems.push(problem)
  const reader = fakeReader(entries)
  const cache = openContentCache(reader, report)
  await cache.load()
  return { reader, problems, cache, content: contentOf(cache, openLandingTexts(reader, report)) }
}

const home = (id: string, lang: string, title: unknown = `Home ${lang}`): Entry => ({
  id,
  type: 'home',
  updatedAt: UPDATED_AT,
  fields: { title, lang },
})

describe('The home page', () => {
  it('is the one of the language', async () => {
    const { content } = await open([home('1', 'en'), home('2', 'de')])
    expect(content.home('de')).toMatchObject({ id: '2', lang: 'de', title: 'Home de', images: [] })
  })

  it('is the English one where the language has none, or a bad one', async () => {
    const { content, problems } = await open([home('1', 'en'), home('2', 'tr', 7)])
    expect(content.home('fr')).toMatchObject({ id: '1', lang: 'en' })
    expect(content.home('tr')).toMatchObject({ id: '1', lang: 'en' })
    expect(problems).toEqual([{ id: '2', field: 'title', problem: 'type' }])
  })

  it('is nothing where there is no English one either', async () => {
    const { content } = await open([])
    expect(content.home('de')).toBeUndefined()
    expect(content.home('en')).toBeUndefined()
  })
})

describe('A category', () => {
  const definition = (contentIds: object, category = 'love') => ({
    id: `category-${category}`,
    type: 'category',
    updatedAt: UPDATED_AT,
    fields: { title: 'Love', category, ages: ['21-99'], badge: 'Most loved', contentIds },
  })
  const words = (id: string, lang: string) => ({
    id,
    type: 'categoryText',
    updatedAt: UPDATED_AT,
    fields: { title: id, lang, coverImage: asset() },
  })

  it('has its text in the language, or in English', async () => {
    const { content } = await open([definition({ en: 'a', de: 'b', fr: 'gone' }), words('a', 'en'), words('b', 'de')])
    const german = content.category('love', 'de')
    expect(german.definition).toMatchObject({ badge: 'most-loved', ages: ['21-99'] })
    expect(german.text).toMatchObject({ id: 'b', coverImage: { alt: 'A dragon', size: { width: 800, height: 600 } } })
    expect(content.category('love', 'fr').text?.id).toBe('a')
    expect(content.category('love', 'th').text?.id).toBe('a')
  })

  it('is nothing where nobody defined it, and has no text where none is written', async () => {
    const { content } = await open([definition({})])
    expect(content.category('horror', 'de')).toEqual({ definition: undefined, text: undefined })
    expect(content.category('love', 'de').text).toBeUndefined()
  })
})

describe('A landing page', () => {
  const questions = [
    { idx: 2, question: 'Wie heißt er?', options: ['Fafnir', 'Frau Holle', 'Kurt'] },
    { idx: 1, question: 'Welche Farbe?', options: ['rot', 'grün', 'blau', 'gold', 'keine'] },
  ]

  it('is found by address and language, with its defaults and its questions in order', async () => {
    const { content, problems } = await open([landingEntry('drache', { questions, seoDescription: 'Kurz' })])
    const page = await content.landing('drache', 'de')
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
    const { content } = await open([landingEntry('drache', { lang: 'en' })])
    expect(await content.landing('drache', 'de')).toBeUndefined()
  })

  it('takes addresses in every script', async () => {
    const { content } = await open([landingEntry('มังกร-ในสวน', { lang: 'th' })])
    expect((await content.landing('มังกร-ในสวน', 'th'))?.url).toBe('มังกร-ในสวน')
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
      const source = { ...fakeReader([]), entry: async () => landingEntry('bad', fields) }
      expect(await openLandingTexts(source, found => problems.push(found)).read('bad')).toBeUndefined()
      expect(problems).toEqual([{ id: 'bad', field, problem }])
    },
  )
})

describe('The hot list', () => {
  it('has every good landing page of the language by ranking, and goes on past a bad one', async () => {
    const many = Array.from({ length: 2500 }, (_, index) => landingEntry(`p${index}`, { ranking: index % 101 }))
    const { cache, problems, reader } = await open([
      ...many,
      landingEntry('bad', { ranking: 'high' }),
      landingEntry('other', { lang: 'fr' }),
    ])
    const cards = cache.catalogue.cards('de')
    expect(cards).toHaveLength(2500)
    expect(cards.map(card => card.ranking)).toEqual(cards.map(card => card.ranking).toSorted((a, b) => b - a))
    expect(problems).toEqual([{ id: 'bad', field: 'ranking', problem: 'type' }])
    const pages = reader.requested
      .filter(query => query['fields.lang'] === 'de')
      .map(({ skip, order }) => [skip, order])
    expect(pages).toEqual([0, 1000, 2000].map(skip => [skip, 'sys.id']))
  })

  it('asks for what a card shows, not for whole pages', async () => {
    const { content, reader } = await open([])
    expect(content.groups('de')).toEqual([])
    const [requested] = reader.requested.filter(query => query.content_type === 'landing')
    expect(requested?.select).toContain('fields.coverImage')
    expect(requested?.select).not.toContain('fields.content')
  })

  it('is grouped, and whatever has no group of ours is other', async () => {
    const { content } = await open([
      landingEntry('a', { hotlistCategory: 'love', ranking: 1 }),
      landingEntry('b', { category: 'Family', ranking: 9 }),
      landingEntry('c', { hotlistCategory: 'weird', ranking: 5 }),
      landingEntry('d', { ranking: 7 }),
      landingEntry('e', { hotlistCategory: 'family', ranking: 3 }),
    ])
    expect(content.groups('de').map(({ group, cards }) => [group, cards.map(card => card.id)])).toEqual([
      ['family', ['b', 'e']],
      ['love', ['a']],
      ['other', ['d', 'c']],
    ])
  })

  it('shows no more than two dozen of a group on the home page', async () => {
    const { content } = await open(
      Array.from({ length: 30 }, (_, index) => landingEntry(`p${index}`, { ranking: index })),
    )
    const [group] = content.groups('de')
    expect(group?.cards.map(card => card.ranking)).toEqual(Array.from({ length: 24 }, (_, index) => 29 - index))
  })
})
