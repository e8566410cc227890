import { describe, expect, it } from 'vitest'
import { generatorAtHand, WORDS, withPage } from './generator-at-hand.ts'

const CONFLICT = { 'POST /landing/save': () => ({ status: 409, json: { error: 'version-conflict' } }) }

describe('a page on the desk', () => {
  it('is there again after a reload, and a broken one gives way to an empty desk', async () => {
    const { kept } = await withPage()
    expect(generatorAtHand({ kept }).page().text.title).toBe(WORDS.title)
    const [key = ''] = Object.keys(kept)
    expect(generatorAtHand({ kept: { [key]: '{"version":1,"pages":[]}' } }).page().text.title).toBe('')
  })

  it('is saved with its sisters in one call, and with its version the next time', async () => {
    const { saving, translating, desk, asked } = await withPage()
    await translating.make(['fr', 'th'])
    await saving.save(true)
    expect(saving.$saving.get()).toMatchObject({ state: 'published', live: true })
    expect(desk.$desk.get()).toMatchObject({ isUnsaved: false })
    await saving.save(false)
    const [first, second] = asked('/save').map(({ body }) => body as Record<string, unknown>)
    expect(first).toMatchObject({
      language: 'de',
      publish: true,
      userInput: 'Oma schenkt ein Dino-Ei',
      category: 'family',
      siblings: [{ language: 'fr' }, { language: 'th', title: `${WORDS.title} (th)` }],
    })
    expect(first).not.toHaveProperty('id')
    expect(second).toMatchObject({ id: 'entry-de', version: 1, publish: false, siblings: [{ id: 'entry-fr' }, {}] })
  })

  it('stays unsaved when something was written while it was being saved', async () => {
    const answer = Promise.withResolvers<{ json: unknown }>()
    const { saving, desk, page } = await withPage({ answers: { 'POST /landing/save': () => answer.promise } })
    const saved = saving.save(false)
    desk.edit({ boxTitle: 'Neu' })
    const stored = { id: 'e', version: 4, state: 'draft', changed: false, path: '/de/pages/opa' }
    answer.resolve({ json: { status: 'ok', ...stored, live: false, siblings: [] } })
    await saved
    expect(page().stored).toEqual(stored)
    expect(desk.$desk.get()).toMatchObject({ isUnsaved: true })
  })

  it('names what is wrong at its field before the service is asked', async () => {
    const { saving, desk, asked } = await withPage()
    desk.edit({ title: ' ', url: '../admin', questions: [{ question: 'Wo?', options: ['hier', '', 'da'] }] })
    await saving.save(true)
    expect(asked('/save')).toEqual([])
    const found = saving.$problems.get().map(({ field, part, issue }) => `${field} ${part} ${issue.code}`)
    expect(found.toSorted()).toEqual([
      'questions 0.options.1 string-min',
      'title  blank',
      expect.stringMatching(/^url /),
    ])
    saving.forgive('title')
    expect(saving.$problems.get()).toHaveLength(2)
  })

  it('shows the language in which the service found something wrong', async () => {
    const { saving, translating, desk } = await withPage({
      answers: {
        'POST /landing/save': () => ({
          status: 400,
          json: { error: 'invalid-input', issues: [{ path: 'siblings.0.url', code: 'taken', params: {} }] },
        }),
      },
    })
    await translating.make(['it'])
    await saving.save(true)
    expect(saving.$problems.get()).toMatchObject([{ language: 'it', field: 'url', issue: { code: 'taken' } }])
    expect(desk.$desk.get().shown).toBe('it')
  })
})

describe('a page that somebody else saved meanwhile', () => {
  it('can be kept as a copy: a new page with an address of its own', async () => {
    const { saving, opening, page, desk } = await withPage({ answers: CONFLICT })
    await saving.save(true)
    expect(saving.$saving.get()).toEqual({ state: 'conflict', publish: true })
    opening.keepAsCopy()
    expect(page()).toMatchObject({ text: { title: WORDS.title, url: '' } })
    expect(page().stored).toBeUndefined()
    expect(desk.$desk.get().isUnsaved).toBe(true)
  })

  it('can be taken as the other wrote it, with its sisters', async () => {
    const { saving, opening, desk, page } = await withPage({ answers: { ...CONFLICT, ...entries() } })
    await saving.save(true)
    await opening.open('theirs')
    expect(page()).toMatchObject({ text: { title: 'Ihre' }, stored: { id: 'theirs', version: 9 } })
    expect(desk.$desk.get().pages.map(({ text }) => text.language)).toEqual(['de', 'fr'])
    expect(desk.$desk.get()).toMatchObject({ isUnsaved: false, idea: 'Ihre Idee' })
  })
})

it('changes cover and place in all languages that had the same, and words in one', async () => {
  const { desk, translating } = await withPage()
  await translating.make(['fr', 'es'])
  desk.edit({ ranking: 90 }, 'es')
  expect(desk.$desk.get().pages.map(({ text }) => text.ranking)).toEqual([90, 90, 90])
  desk.edit({ coverImage: '/3', title: 'Nur hier' }, 'fr')
  expect(desk.$desk.get().pages.map(({ text }) => text.coverImage)).toEqual(['/3', '/3', '/3'])
  expect(desk.$desk.get().pages.filter(({ text }) => text.title === 'Nur hier')).toHaveLength(1)
})

it('translates only what is whole, and tells which language failed', async () => {
  const { desk, translating, saving, asked } = await withPage({
    answers: {
      'POST /landing/translate-text': ({ into }: { into: string }) =>
        into === 'tr' ? 'network-failure' : { json: { ...WORDS, writtenBy: 'offline' } },
    },
  })
  const { boxTitle } = desk.$page.get().text
  desk.edit({ boxTitle: '' })
  await translating.make(['fr'])
  expect(asked('translate-text')).toEqual([])
  expect(saving.$problems.get()).toMatchObject([{ field: 'boxTitle' }])
  desk.edit({ boxTitle })
  await translating.make(['fr', 'tr'])
  expect(translating.$translating.get()).toEqual({ busy: [], failed: { tr: 'not-serving' } })
  expect(desk.$desk.get().pages.map(({ text }) => text.language)).toEqual(['de', 'fr'])
})

/** A page with a sister, as the service has them. */
function entries() {
  const draft = (language: string, title: string) => ({
    language,
    title,
    ...{ content: '', coverImage: '', boxTitle: '', boxText: '', metaTitle: '', metaDescription: '', url: 'ihre' },
    parameter: { context: { category: 'love', productDefinition: 'Eine Geschichte' } },
    questions: [],
    userInput: 'Ihre Idee',
  })
  const stored = { version: 9, state: 'published', changed: false, path: '/de/pages/ihre' }
  const updatedAt = '2026-11-20T10:00:00Z'
  const row = {
    ...stored,
    id: 'sister',
    updatedAt,
    language: 'fr',
    title: 'La leur',
    category: 'love',
    ranking: 50,
    picture: null,
  }
  return {
    'GET /landing/theirs': () => ({
      json: { ...stored, id: 'theirs', updatedAt, draft: draft('de', 'Ihre'), siblings: [row] },
    }),
    'GET /landing/sister': () => ({
      json: { ...stored, id: 'sister', updatedAt, draft: draft('fr', 'La leur'), siblings: [] },
    }),
  }
}
