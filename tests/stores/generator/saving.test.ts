import { describe, expect, it } from 'vitest'
import { createTestGenerator, WORDS, withPage } from './test-generator.ts'

const CONFLICT = { 'POST /landing/save': () => ({ status: 409, json: { error: 'version-conflict' } }) }

describe('a page on the desk', () => {
  it('is there again after a reload, and a broken one gives way to an empty desk', async () => {
    const { stored } = await withPage()
    expect(createTestGenerator({ stored }).page().text.title).toBe(WORDS.title)
    const [key = ''] = Object.keys(stored)
    expect(createTestGenerator({ stored: { [key]: '{"version":1,"pages":[]}' } }).page().text.title).toBe('')
  })

  it('is saved with its sisters in one call, and with its version the next time', async () => {
    const { saving, translating, editorDraft, requests } = await withPage()
    await translating.make(['fr', 'th'])
    await saving.save(true)
    expect(saving.$saving.get()).toMatchObject({ state: 'published', live: true })
    expect(editorDraft.$draft.get()).toMatchObject({ isUnsaved: false })
    await saving.save(false)
    const [first, second] = requests('/save').map(({ body }) => body as Record<string, unknown>)
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
    const { saving, editorDraft, page } = await withPage({ answers: { 'POST /landing/save': () => answer.promise } })
    const saved = saving.save(false)
    editorDraft.edit({ boxTitle: 'Neu' })
    const stored = { id: 'e', version: 4, state: 'draft', changed: false, path: '/de/pages/opa' }
    answer.resolve({ json: { status: 'ok', ...stored, live: false, siblings: [] } })
    await saved
    expect(page().stored).toEqual(stored)
    expect(editorDraft.$draft.get()).toMatchObject({ isUnsaved: true })
  })

  it('names what is wrong at its field before the service is asked', async () => {
    const { saving, editorDraft, requests } = await withPage()
    editorDraft.edit({ title: ' ', url: '../admin', questions: [{ question: 'Wo?', options: ['hier', '', 'da'] }] })
    await saving.save(true)
    expect(requests('/save')).toEqual([])
    const found = saving.$problems.get().map(({ field, part, issue }) => `${field} ${part} ${issue.code}`)
    expect(found.toSorted()).toEqual([
      'questions 0.options.1 string-min',
      'title  blank',
      expect.stringMatching(/^url /),
    ])
    saving.clearProblem('title')
    expect(saving.$problems.get()).toHaveLength(2)
  })

  it('shows the language in which the service found something wrong', async () => {
    const { saving, translating, editorDraft } = await withPage({
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
    expect(editorDraft.$draft.get().shown).toBe('it')
  })
})

describe('a page that somebody else saved meanwhile', () => {
  it('can be kept as a copy: a new page with an address of its own', async () => {
    const { saving, opening, page, editorDraft } = await withPage({ answers: CONFLICT })
    await saving.save(true)
    expect(saving.$saving.get()).toEqual({ state: 'conflict', publish: true })
    opening.saveAsCopy()
    expect(page()).toMatchObject({ text: { title: WORDS.title, url: '' } })
    expect(page().stored).toBeUndefined()
    expect(editorDraft.$draft.get().isUnsaved).toBe(true)
  })

  it('can be taken as the other wrote it, with its sisters', async () => {
    const { saving, opening, editorDraft, page } = await withPage({ answers: { ...CONFLICT, ...entries() } })
    await saving.save(true)
    await opening.open('theirs')
    expect(page()).toMatchObject({ text: { title: 'Ihre' }, stored: { id: 'theirs', version: 9 } })
    expect(editorDraft.$draft.get().pages.map(({ text }) => text.language)).toEqual(['de', 'fr'])
    expect(editorDraft.$draft.get()).toMatchObject({ isUnsaved: false, idea: 'Ihre Idee' })
  })
})

it('changes cover and place in all languages that had the same, and words in one', async () => {
  const { editorDraft, translating } = await withPage()
  await translating.make(['fr', 'es'])
  editorDraft.edit({ ranking: 90 }, 'es')
  expect(editorDraft.$draft.get().pages.map(({ text }) => text.ranking)).toEqual([90, 90, 90])
  editorDraft.edit({ coverImage: '/3', title: 'Nur hier' }, 'fr')
  expect(editorDraft.$draft.get().pages.map(({ text }) => text.coverImage)).toEqual(['/3', '/3', '/3'])
  expect(editorDraft.$draft.get().pages.filter(({ text }) => text.title === 'Nur hier')).toHaveLength(1)
})

it('translates only what is whole, and tells which language failed', async () => {
  const { editorDraft, translating, saving, requests } = await withPage({
    answers: {
      'POST /landing/translate-text': ({ into }: { into: string }) =>
        into === 'tr' ? 'network-failure' : { json: { ...WORDS, writtenBy: 'offline' } },
    },
  })
  const { boxTitle } = editorDraft.$page.get().text
  editorDraft.edit({ boxTitle: '' })
  await translating.make(['fr'])
  expect(requests('translate-text')).toEqual([])
  expect(saving.$problems.get()).toMatchObject([{ field: 'boxTitle' }])
  editorDraft.edit({ boxTitle })
  await translating.make(['fr', 'tr'])
  expect(translating.$translating.get()).toEqual({ busy: [], failed: { tr: 'not-serving' } })
  expect(editorDraft.$draft.get().pages.map(({ text }) => text.language)).toEqual(['de', 'fr'])
})

/** A page with a translation, as the service has them. */
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
