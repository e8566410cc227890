import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Content } from '../../../src/api/outside/content/content.ts'
import { ContentError } from '../../../src/api/outside/content/content-error.ts'
import type { LandingRow } from '../../../src/contract/landing.ts'
import type { Issue } from '../../../src/contract/refusals.ts'
import { landingDraft, openTestLandings, type TestLandings, type TestResponse } from './test-landings.ts'

/** What the content service does not do next: a method, and how many calls of it still work. */
let broken: { method: 'publishEntry' | 'saveEntry'; after: number } | undefined

function breakable(content: Content): Content {
  const guard = (method: 'publishEntry' | 'saveEntry') => async (entry: never) => {
    if (broken?.method === method && broken.after-- <= 0) {
      broken = undefined
      throw new ContentError('unavailable', 503)
    }
    return content.write[method](entry)
  }
  return {
    ...content,
    write: { ...content.write, publishEntry: guard('publishEntry'), saveEntry: guard('saveEntry') } as Content['write'],
  }
}

let landings: TestLandings
beforeAll(async () => {
  landings = await openTestLandings({ contentBy: breakable })
})
afterAll(() => landings.close())

const save = (body: object) => landings.ask('POST', '/landing/save', { publish: false, ...body })
const served = async (path: string) => (await landings.site.get(encodeURI(path))).statusCode
const issues = ({ json }: TestResponse) => json.issues?.map(({ path, code }: Issue) => `${path}: ${code}`)
const deeds = (entry: string) =>
  landings.test.database.db
    .selectFrom('landing_audit')
    .select(['account_id', 'action', 'version'])
    .where('entry', '=', entry)
    .orderBy('id')
    .execute()

describe('A landing page of staff', () => {
  it('is nowhere as a draft, live at once when published, as before while it is rewritten, and gone when withdrawn', async () => {
    const draft = landingDraft()
    const first = await save(draft)
    expect([first.status, first.json]).toMatchObject([
      200,
      { status: 'ok', version: 1, state: 'draft', changed: false, live: false },
    ])
    const { id, path } = first.json
    expect(path).toBe(`/de/pages/${draft.url}`)
    expect(await served(path)).toBe(404)

    const published = await save({ ...draft, id, version: 1, publish: true })
    expect(published.json).toMatchObject({ state: 'published', changed: false, live: true })
    expect((await landings.site.get(path)).body).toContain(draft.title)
    expect((await landings.site.get('/de')).body).toContain(draft.title)

    const rewritten = await save({ ...draft, title: 'Anders', id, version: published.json.version })
    expect(rewritten.json).toMatchObject({ state: 'published', changed: true, live: false })
    expect((await landings.site.get(path)).body).toContain(draft.title)
    expect((await landings.ask('GET', `/landing/${id}`)).json).toMatchObject({
      changed: true,
      draft: { title: 'Anders' },
    })

    const stale = await landings.ask('POST', `/landing/${id}/withdraw`, { version: 1 })
    expect([stale.status, stale.json.error]).toEqual([409, 'version-conflict'])
    const { version } = rewritten.json
    const withdrawn = await landings.ask('POST', `/landing/${id}/withdraw`, { version })
    expect(withdrawn.json).toMatchObject({ state: 'withdrawn', live: true })
    expect(await served(path)).toBe(410)
    expect((await landings.site.get('/de')).body).not.toContain(draft.title)
    const who = landings.staff.id
    expect(await deeds(id)).toEqual([
      { account_id: who, action: 'save', version: 1 },
      { account_id: who, action: 'publish', version: published.json.version },
      { account_id: who, action: 'save', version },
      { account_id: who, action: 'withdraw', version: withdrawn.json.version },
    ])
  })

  it('gets what was left empty, and keeps what the generator knows nothing of', async () => {
    const { id, version } = (await save(landingDraft({ url: '', title: 'Ein Wal! In der Straße?' }))).json
    const entry = await landings.content.write.entry(id)
    expect(entry?.fields).toMatchObject({
      url: 'ein-wal-in-der-straße',
      metaTitle: 'Ein Wal! In der Straße?',
      metaDescription: 'Drei Fragen, eine Geschichte.',
      hotlistCategory: 'other',
      ranking: 50,
      questions: [{ idx: 1, question: 'Wer trägt sie?' }],
      parameter: { context: { category: 'bedtime', landingPage: 'ein-wal-in-der-straße' } },
    })
    await landings.content.write.saveEntry({ ...entry!, fields: { ...entry!.fields, seoDescription: 'Von Hand' } })
    const again = await save(landingDraft({ id, version: version + 1, url: 'ein-wal' }))
    expect(again.status).toBe(200)
    expect((await landings.content.write.entry(id))?.fields).toMatchObject({
      seoDescription: 'Von Hand',
      url: 'ein-wal',
    })
    expect((await save(landingDraft({ url: 'ein-wal-in-der-straße' }))).status).toBe(200)
  })

  it('never loses what somebody else has written meanwhile', async () => {
    const { id } = (await save(landingDraft())).json
    const responses = await Promise.all([1, 2, 3, 4].map(() => save(landingDraft({ id, version: 1 }))))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(responses.find(({ status }) => status === 409)?.json).toEqual({ error: 'version-conflict' })
    expect(issues(await save(landingDraft({ id })))).toEqual(['version: required'])
    expect((await save(landingDraft({ id: 'never-was', version: 1 }))).status).toBe(404)
  })

  it('has its address alone in its language, published or not', async () => {
    const at = { url: 'nur-einmal' }
    const responses = await Promise.all([1, 2, 3].map(() => save(landingDraft({ ...at, publish: true }))))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    expect(issues(responses.find(({ status }) => status === 400)!)).toEqual(['url: taken'])
    expect((await save(landingDraft({ ...at, language: 'en' }))).status).toBe(200)
    const seed = (await landings.ask('GET', '/landing?language=fr&state=published')).json.items[0]
    expect(issues(await save(landingDraft({ language: 'fr', url: seed.path.split('/').at(-1) })))).toEqual([
      'url: taken',
    ])
    for (const url of ['index', 'pages', 'library', 'api']) {
      expect(issues(await save(landingDraft({ url })))).toEqual(['url: reserved'])
    }
    for (const url of ['../x', 'a/b', 'Ü-', 'a b', '\ud800', '-', '%2e%2e']) {
      expect((await save(landingDraft({ url }))).json.issues?.[0]?.path).toBe('url')
    }
  })
})

describe('Pages of several languages', () => {
  it('are saved together as sisters, and the problem of one stands at its place', async () => {
    const [de, en, th] = [
      landingDraft(),
      landingDraft({ language: 'en' }),
      landingDraft({ language: 'th', url: 'โคม' }),
    ]
    const saved = await save({ ...de, siblings: [en, th], publish: true })
    expect(saved.json).toMatchObject({ live: true, siblings: [{ state: 'published' }, { path: '/th/pages/โคม' }] })
    const read = (await landings.ask('GET', `/landing/${saved.json.siblings[1].id}`)).json
    expect(read.draft.hreflang).toEqual({ de: de.url, en: en.url })
    expect(read.siblings.map(({ language }: LandingRow) => language)).toEqual(['de', 'en'])
    expect(await served('/th/pages/โคม')).toBe(200)

    const twice = await save({
      ...landingDraft(),
      siblings: [landingDraft(), landingDraft({ language: 'en', title: '' })],
    })
    expect(issues(twice)).toEqual(['siblings.1.title: string-min'])
    expect(issues(await save({ ...landingDraft(), siblings: [landingDraft()] }))).toEqual([
      'siblings.0.language: invalid',
    ])
    expect(
      issues(await save({ ...landingDraft(), siblings: [landingDraft({ language: 'en', url: en.url })] })),
    ).toEqual(['siblings.0.url: taken'])
  })

  it.each(['saveEntry', 'publishEntry'] as const)('are as they were when %s fails half way', async method => {
    const [de, en] = [landingDraft(), landingDraft({ language: 'en' })]
    const first = (await save({ ...de, publish: true })).json
    const stored = (await save({ ...de, title: 'Noch nicht gezeigt', id: first.id, version: first.version })).json
    broken = { method, after: 1 }
    const failed = await save({
      ...de,
      title: 'Halb geschrieben',
      id: first.id,
      version: stored.version,
      siblings: [en],
      publish: true,
    })
    expect([failed.status, failed.json]).toMatchObject([503, { error: 'content-away' }])
    const now = (await landings.ask('GET', `/landing/${first.id}`)).json
    expect(now).toMatchObject({ state: 'published', changed: true, draft: { title: 'Noch nicht gezeigt' } })
    expect((await landings.content.read.entry(first.id))?.fields.title).toBe(de.title)
    const others = (await landings.ask('GET', `/landing?language=en&search=${en.url}`)).json
    expect(others.total).toBe(0)
    const again = await save({ ...en, publish: true })
    expect(again.json).toMatchObject({ state: 'published', live: true })
  })
})

describe('The list of landing pages', () => {
  it('finds them by language, state and words, in pages of fifty', async () => {
    const all = (await landings.ask('GET', '/landing')).json
    expect([all.items.length, all.next]).toEqual([50, '50'])
    const more = (await landings.ask('GET', '/landing?after=50')).json
    expect(more.items.some(({ id }: LandingRow) => all.items.some((other: LandingRow) => other.id === id))).toBe(false)
    const { id } = (await save(landingDraft({ title: 'Zitronenmond (a.*b)' }))).json
    expect((await landings.ask('GET', `/landing?search=${encodeURIComponent('mond (a.*b')}`)).json.items).toMatchObject(
      [{ id, state: 'draft', language: 'de', category: 'other', picture: null }],
    )
    const states = async (state: string) =>
      new Set(
        (await landings.ask('GET', `/landing?language=de&state=${state}`)).json.items.map(
          (row: LandingRow) => row.state,
        ),
      )
    expect(await states('published')).toEqual(new Set(['published']))
    expect(await states('draft')).toEqual(new Set(['draft']))
    expect(await states('withdrawn')).toEqual(new Set(['withdrawn']))
    const seed = (await landings.ask('GET', '/landing?language=tr&state=published')).json.items[0]
    expect(seed.picture).toMatch(/^\/content\/images\//)
    const read = (await landings.ask('GET', `/landing/${seed.id}`)).json
    const copy = await save({ ...read.draft, url: 'kopya', hreflang: {} })
    expect(copy.status).toBe(200)
    expect((await landings.ask('GET', `/landing/${copy.json.id}`)).json.draft.coverImage).toBe(read.draft.coverImage)
  })
})
