import { expect, it } from 'vitest'
import { createTestGenerator, WORDS, withPage } from './test-generator.ts'

const row = (id: string) => ({
  ...{ id, version: 1, state: 'draft', changed: false, path: `/de/pages/${id}`, updatedAt: '2026-11-20T10:00:00Z' },
  ...{ language: 'de', title: id, category: 'family', ranking: 50, picture: null },
})

it('is closed to everybody whom the service does not know as staff', async () => {
  const { listing } = createTestGenerator()
  await listing.load()
  expect(listing.$listing.get()).toEqual({ state: 'closed' })
})

it('asks for what the filter lets through, once the typing rests, and shows no answer that a newer overtook', async () => {
  const slow = Promise.withResolvers<{ json: unknown }>()
  const { listing, advance, requests } = createTestGenerator({
    answers: {
      'GET /landing': (_body, { path }) =>
        path.endsWith('/landing') ? slow.promise : { json: { items: [row('dino')], total: 1, next: null } },
    },
  })
  const first = listing.load()
  listing.filter({ search: 'd' })
  listing.filter({ search: 'dino' })
  await advance(300)
  slow.resolve({ json: { items: [row('old')], total: 1, next: null } })
  await first
  expect(requests('search=dino')).toHaveLength(1)
  expect(listing.$listing.get()).toMatchObject({ state: 'ready', rows: [{ id: 'dino' }] })
})

it('goes on where the list ended, and shows nothing twice', async () => {
  const { listing } = createTestGenerator({
    answers: {
      'GET /landing': (_body, { path }) =>
        path.includes('after=2')
          ? { json: { items: [row('b'), row('c')], total: 3, next: null } }
          : { json: { items: [row('a'), row('b')], total: 3, next: '2' } },
    },
  })
  await listing.load()
  await listing.more()
  expect(listing.$listing.get()).toMatchObject({ rows: [{ id: 'a' }, { id: 'b' }, { id: 'c' }], next: null })
})

it('warns of pages that say the same when the words have rested, and of no others', async () => {
  const similar = [
    { id: 'x', title: 'Fast gleich', path: '/de/pages/x', likeness: 0.4 },
    { id: 'y', title: 'Etwas anderes', path: '/de/pages/y', likeness: 0.1 },
  ]
  const { looks, editorDraft, advance, requests } = await withPage({
    answers: { 'POST /landing/similar': () => ({ json: similar }) },
  })
  const stop = looks.watch()
  await advance(1000)
  editorDraft.edit({ title: 'Anders' })
  await advance(1000)
  expect(requests('/similar')).toEqual([])
  await advance(2000)
  expect(requests('/similar').map(({ body }) => body)).toEqual([
    { language: 'de', title: 'Anders', content: WORDS.content },
  ])
  expect(looks.$similar.get().map(({ id }) => id)).toEqual(['x'])
  stop()
})

it('takes no picture that is too large, and makes another the cover', async () => {
  const { picture, page, requests } = createTestGenerator({
    answers: { 'POST /landing/pictures': () => ({ json: { url: '/own.webp' } }) },
  })
  await picture.put(new Blob([new Uint8Array(8 * 1024 * 1024 + 1)]))
  expect(picture.$upload.get()).toMatchObject({ state: 'failed', issue: { code: 'picture-large' } })
  await picture.put(new Blob(['paper']))
  expect(requests('/pictures').map(({ body }) => body)).toEqual([{ data: btoa('paper') }])
  expect(page().text.coverImage).toBe('/own.webp')
})
