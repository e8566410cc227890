import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AuthorError } from '../../../src/api/author/author.ts'
import type { ModelLandingAuthor } from '../../../src/api/author/landing/model/model-landing-author.ts'
import { sweepPictures } from '../../../src/api/landings/sweep-pictures.ts'
import { recordTokens } from '../../../src/api/limits/token-budget.ts'
import { DAY_MS } from '../../../src/lib/day.ts'
import { landingDraft, openTestLandings, proposal, type TestLandings } from './test-landings.ts'

/** What one call of the stand-in for a model takes. */
const CALL_TOKENS = 3000
let requested = 0
let fails = false
let perDay = Number.MAX_SAFE_INTEGER

const author: ModelLandingAuthor = {
  async write({ idea }, { spent }) {
    requested += 1
    await spent({ model: 'm', inputTokens: CALL_TOKENS / 2, outputTokens: CALL_TOKENS / 2 })
    if (fails) throw new AuthorError('no', { passing: true })
    return proposal(`By a model: ${idea.slice(0, 20)}`)
  },
  async translate({ words }, { spent }) {
    requested += 1
    await spent({ model: 'm', inputTokens: 1, outputTokens: 1 })
    return words
  },
}

let landings: TestLandings
beforeAll(async () => {
  landings = await openTestLandings({
    model: test => ({
      author,
      meter: {
        get db() {
          return test().database.db
        },
        clock: Date.now,
        get tokensPerDay() {
          return perDay
        },
      },
      spent: async usage => void (await recordTokens(test().database.db, { storyId: null, step: 'landing', ...usage })),
    }),
  })
})
afterAll(() => landings.close())

const write = (inputText: string, more: object = {}) =>
  landings.ask('POST', '/landing/generate-text', { inputText, language: 'de', ...more })
const used = async () => {
  const rows = await landings.test.database.db
    .selectFrom('provider_usage')
    .select(['input_tokens', 'output_tokens'])
    .execute()
  return rows.reduce((sum, row) => sum + row.input_tokens + row.output_tokens, 0)
}
const reservations = () => landings.test.database.db.selectFrom('call_token_reservation').selectAll().execute()

describe('The texts of a page', () => {
  it('come from the model, and without it where that fails', async () => {
    expect((await write('Opa und der Dino')).json).toMatchObject({
      writtenBy: 'model',
      title: 'By a model: Opa und der Dino',
    })
    fails = true
    expect((await write('Opa und der Dino')).json).toMatchObject({ writtenBy: 'offline', category: 'adventure' })
    fails = false
    const { json } = await write('Opa')
    const { writtenBy: _by, category, group: _group, ages: _ages, ...words } = json
    const translation = { inputText: 'Opa', words, from: 'de', into: 'th', category }
    const translated = await landings.ask('POST', '/landing/translate-text', translation)
    expect([translated.status, translated.json]).toMatchObject([200, { ...words, writtenBy: 'model' }])
    expect(await reservations()).toEqual([])
  })

  it('are refused for an idea that is none, with the field named', async () => {
    for (const idea of ['', '   ', 'x'.repeat(100_000), 'half a pair \ud800', 'bell \u0007']) {
      const { status, json } = await write(idea)
      expect([status, json.issues[0].path]).toEqual([400, 'inputText'])
    }
    expect((await write('Opa', { language: 'pl' })).json.issues[0].path).toBe('language')
  })

  it('never cost more than the day has, however many ask at once', async () => {
    const before = { used: await used(), requested }
    const budget = 200_000
    perDay = before.used + budget
    const { signal } = new AbortController()
    const ideas = Array.from({ length: 1000 }, (_, number) => ({ idea: `Idee ${number}`, language: 'de' as const }))
    const pages = await Promise.all(ideas.map(idea => landings.author.write(idea, signal)))
    const byModel = pages.filter(({ writtenBy }) => writtenBy === 'model').length
    expect(byModel).toBe(requested - before.requested)
    expect(byModel).toBeGreaterThan(0)
    expect(await used()).toBeLessThanOrEqual(perDay)
    expect(await reservations()).toEqual([])
    perDay = Number.MAX_SAFE_INTEGER
  })
})

describe('The pictures of a page', () => {
  const show = async (address: string) => {
    const url = new URL(address, 'http://localhost')
    return landings.test.server.inject({ url: url.pathname + url.search })
  }

  it('are drawn once for a sheet, shown to whoever has their address, and kept by a page that is saved with one', async () => {
    const ask = { inputText: 'Ein Leuchtturm', category: 'love' }
    const first = (await landings.ask('POST', '/landing/generate-images', ask)).json
    expect(first.upscaled_urls).toHaveLength(4)
    expect((await landings.ask('POST', '/landing/generate-images', ask)).json).toEqual(first)
    expect(landings.drawn()).toBe(1)
    const more = (await landings.ask('POST', '/landing/generate-images', { ...ask, sheet: 1 })).json
    expect(new Set([...first.upscaled_urls, ...more.upscaled_urls, first.url, more.url]).size).toBe(10)
    const shown = await show(first.upscaled_urls[2])
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await show(first.upscaled_urls[2].replace('3.webp', '2.webp'))).statusCode).toBe(404)

    const save = (changes: object) => landings.ask('POST', '/landing/save', { publish: true, ...landingDraft(changes) })
    const saved = (await save({ coverImage: first.upscaled_urls[2] })).json
    const { draft } = (await landings.ask('GET', `/landing/${saved.id}`)).json
    expect(draft.coverImage).toMatch(/^\/content\/images\/cover-/)
    const asset = (await landings.content.read.entry(saved.id))?.fields.coverImage as {
      fields: { description: string }
    }
    expect(asset.fields.description).toMatch(/Burg|Schloss/)
    const again = await landings.ask('POST', '/landing/save', {
      ...draft,
      ...landingDraft({ title: 'B' }),
      coverImage: draft.coverImage,
      publish: true,
    })
    expect(again.status).toBe(200)
    for (const coverImage of [
      'https://elsewhere.example/x.png',
      '/x.png',
      `${first.upscaled_urls[0]}x`,
      'javascript:alert(1)',
      '/content/images/a/../b',
    ]) {
      expect((await save({ coverImage })).json.issues).toEqual([{ path: 'coverImage', code: 'invalid', params: {} }])
    }
  })

  it('are drawn for whoever waits for them at the other end of a connection', async () => {
    const origin = await landings.test.server.listen({ host: '127.0.0.1', port: 0 })
    const drawn = await fetch(`${origin}/api/v1/landing/generate-images`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: landings.staff.cookies() },
      body: JSON.stringify({ inputText: 'Ein Zug', category: 'generic' }),
    })
    expect([drawn.status, await drawn.json()]).toMatchObject([200, { drawnBy: 'paper-cut' }])
  })

  it('go after a week when nobody has chosen them', async () => {
    const { files } = landings.test.service
    const lists = async () => (await files.list('landing-pictures/')).toSorted()
    const stored = await lists()
    const old = `landing-pictures/${Math.floor(Date.now() / DAY_MS) - 8}-${'0'.repeat(32)}/1.webp`
    await files.put(old, Buffer.from('old'), 'image/webp')
    expect(await sweepPictures({ files, clock: Date.now })).toBe(1)
    expect(await lists()).toEqual(stored)
    expect(stored.length).toBeGreaterThan(0)
  })

  it('may be put up, and are encoded anew without what was written into them', async () => {
    const upload = async (bytes: Uint8Array) =>
      landings.ask('POST', '/landing/pictures', { data: Buffer.from(bytes).toString('base64') })
    const problem = async (bytes: Uint8Array) => (await upload(bytes)).json.issues?.[0]
    const plain = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#335' } })
    const photo = await plain(1200, 900)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Nobody Real' } })
      .toBuffer()
    const { url } = (await upload(photo)).json
    const stored = (await show(url)).rawPayload
    const { exif, ...encoded } = await sharp(stored).metadata()
    expect([exif, encoded]).toMatchObject([undefined, { format: 'webp', width: 1200, height: 900 }])
    expect(await problem(await plain(799, 700).png().toBuffer())).toMatchObject({ path: 'data', code: 'picture-small' })
    expect(await problem(await plain(8000, 5100).png().toBuffer())).toMatchObject({
      path: 'data',
      code: 'picture-large',
    })
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>',
    )
    expect(await problem(svg)).toMatchObject({ path: 'data', code: 'picture' })
    expect(await problem(photo.subarray(0, 300))).toMatchObject({ code: 'picture' })
    expect((await landings.ask('POST', '/landing/pictures', { data: '<svg>' })).json.issues[0].path).toBe('data')
  })
})

describe('A page that is being written', () => {
  it('is compared with those there are, published since or never', async () => {
    const words = Array.from({ length: 120 }, (_, at) => `Wort${at}`).join(' ')
    const similar = (content: string, id?: string) =>
      landings.ask('POST', '/landing/similar', { language: 'de', title: 'Gleich', content, ...(id && { id }) })
    expect((await similar(words)).json).toEqual([])
    const saved = (await landings.ask('POST', '/landing/save', { ...landingDraft({ content: words }), publish: false }))
      .json
    const half = words.split(' ').slice(0, 60).join(' ')
    const [found] = (await similar(`${words} und noch etwas`)).json
    expect(found).toMatchObject({ id: saved.id, path: saved.path })
    expect(found.likeness).toBeGreaterThan(0.85)
    const [less] = (await similar(half)).json
    expect(less.likeness).toBeGreaterThan(0.3)
    expect(less.likeness).toBeLessThan(0.7)
    expect((await similar(words, saved.id)).json).toEqual([])
    const now = landingDraft({ content: words, id: saved.id, version: 1, publish: true })
    expect((await landings.ask('POST', '/landing/save', now)).json).toMatchObject({ live: true })
    expect((await similar(words)).json).toMatchObject([{ id: saved.id, path: `/de/pages/${now.url}` }])
    const seed = (await landings.ask('GET', '/landing?language=de&state=published&search=Opa')).json.items[0]
    const { draft } = (await landings.ask('GET', `/landing/${seed.id}`)).json
    expect((await similar(draft.content)).json[0]).toMatchObject({ id: seed.id })
  })

  it('is shown as it would be published, to be found by nobody', async () => {
    const draft = landingDraft({ title: 'Nur <b>Probe</b>' })
    const { json } = await landings.ask('POST', '/landing/preview', { draft })
    expect(json.html).toContain('Nur <b>Probe</b>')
    expect((await landings.site.get(`/de/pages/${draft.url}`)).statusCode).toBe(404)
  })
})
