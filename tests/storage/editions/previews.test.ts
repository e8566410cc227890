import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBindery } from '../../../src/api/bindery/bindery.ts'
import { openNarrator } from '../../../src/api/narrator/open-narrator.ts'
import type { StoryPreview } from '../../../src/contract/preview.ts'
import { toneSpeech } from '../../api/narrator/tone-speech.ts'
import type { OwnStory } from '../../helpers/improve.ts'
import type { TestService } from '../../helpers/service.ts'
import { lengthen, openEditionService, shortStory, strayFiles } from './edition-service.ts'

const SOON = { timeout: 50_000, interval: 100 }
const HOUR_MS = 3_600_000
/** What a voice reads in about half a minute; the voice of the tests hums, and its length says nothing. */
const SAMPLE_CHARACTERS = { from: 180, to: 400 }

let test: TestService
let story: OwnStory
const calls = { pages: 0, sample: 0 }
let isBroken = false
/** Ahead of the clock of the machine. */
let aheadMs = 0

beforeAll(async () => {
  const bindery = openBindery()
  // What a provider is paid for, with a voice that costs nothing.
  const narrator = openNarrator({
    engine: toneSpeech('engine'),
    model: toneSpeech('model'),
    log: { warn: () => undefined },
  })
  test = await openEditionService({
    clock: () => Date.now() + aheadMs,
    bindery: {
      ...bindery,
      async preview(...given) {
        calls.pages += 1
        if (isBroken) throw new Error('a test broke it')
        return bindery.preview(...given)
      },
    },
    narrator: {
      ...narrator,
      async speak(...given) {
        calls.sample += 1
        return narrator.speak(...given)
      },
    },
  })
  await test.work()
  story = await shortStory(test)
  await lengthen(test, story)
})
afterAll(() => test.close())

async function preview(
  method: 'GET' | 'POST',
  claim = story.claim,
): Promise<{ status: number; preview: StoryPreview }> {
  const url = `/api/v1/stories/${story.id}/preview`
  const response = await test.server.inject({ method, url, cookies: { claim } })
  return { status: response.statusCode, preview: response.json() }
}

async function settled(): Promise<StoryPreview> {
  await expect
    .poll(async () => {
      const { pages, sample } = (await preview('GET')).preview
      return [pages.state, sample.state]
    }, SOON)
    .not.toContain('pending')
  return (await preview('GET')).preview
}

const get = (url: string) => test.server.inject({ method: 'GET', url })
const filesOf = async (type: 'previewpage' | 'sample') =>
  (
    await test.database.db
      .selectFrom('media')
      .select('file')
      .where('story_id', '=', story.id)
      .where('type', '=', type)
      .execute()
  ).map(({ file }) => file)

describe('A preview', () => {
  it('is made for the owner when it is asked for, once for a text, of pages and of the beginning read aloud', async () => {
    expect((await preview('GET')).status).toBe(404)
    const stranger = await preview('POST', 'A'.repeat(43))
    expect([stranger.status, (await preview('GET')).status]).toEqual([404, 404])
    const begun = (await preview('POST')).preview
    expect([begun.pages, begun.sample.state]).toEqual([{ state: 'pending', pageCount: null, list: [] }, 'pending'])
    const { pages, sample } = await settled()
    expect([pages.state, sample.state]).toEqual(['ready', 'ready'])
    expect(pages.pageCount).toBeGreaterThanOrEqual(24)
    expect(pages.list.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['cover', 'title', 'contents', 'chapter']),
    )
    for (const { url } of pages.list) {
      const file = await get(url)
      expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp'])
    }
    expect((await get(pages.list[1]?.url.replace(/signature=..../, 'signature=aaaa') ?? '')).statusCode).toBe(404)
    for (let again = 0; again < 3; again += 1) expect((await preview('POST')).preview).toEqual(await settled())
    expect(calls).toEqual({ pages: 1, sample: 1 })
  })

  it('reads the first sentences of the story with the voice of the audiobook, and the cost is counted once', async () => {
    const { sample } = await settled()
    const { chapters } = (
      await test.server.inject({ method: 'GET', url: `/api/v1/stories/${story.id}`, cookies: { claim: story.claim } })
    ).json()
    expect(sample.sentences.length).toBeGreaterThan(1)
    let from = 0
    for (const { text, fromMs, toMs } of sample.sentences) {
      expect(chapters[0].text.indexOf(text, from)).toBeGreaterThanOrEqual(from)
      from = chapters[0].text.indexOf(text, from) + text.length
      expect(toMs).toBeGreaterThan(fromMs)
    }
    const characters = sample.sentences.reduce((sum, { text }) => sum + text.length, 0)
    expect(characters).toBeGreaterThan(SAMPLE_CHARACTERS.from)
    expect(characters).toBeLessThan(SAMPLE_CHARACTERS.to)
    expect(sample.durationMs).toBeGreaterThanOrEqual(sample.sentences.at(-1)?.toMs ?? Number.POSITIVE_INFINITY)
    expect(sample.spokenBy?.kind).toBe('model')
    const file = await get(sample.url ?? '')
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'audio/mpeg'])
    const used = await test.database.db
      .selectFrom('provider_usage')
      .select('characters')
      .where('story_id', '=', story.id)
      .where('step', '=', 'sample')
      .execute()
    expect(used).toHaveLength(1)
    expect(used[0]?.characters).toBeLessThan(1000)
  })

  it('of another title has new pages in place of the old ones, and the same sample', async () => {
    const before = { pages: await filesOf('previewpage'), sample: await filesOf('sample') }
    await test.database.db.updateTable('story').set({ title: 'Ein zweiter' }).where('id', '=', story.id).execute()
    await preview('POST')
    await settled()
    const after = await filesOf('previewpage')
    expect(after).toHaveLength(before.pages.length)
    expect(after.filter(file => before.pages.includes(file))).toEqual([])
    expect(await filesOf('sample')).toEqual(before.sample)
    expect(calls).toEqual({ pages: 2, sample: 1 })
    expect(await strayFiles(test, story)).toEqual({ orphaned: [], torn: [] })
  })

  it('that cannot be made says so, and is tried again after an hour, not before', async () => {
    isBroken = true
    await test.database.db.updateTable('story').set({ title: 'Ein dritter' }).where('id', '=', story.id).execute()
    await preview('POST')
    expect((await settled()).pages).toEqual({ state: 'failed', pageCount: null, list: [] })
    isBroken = false
    const tries = calls.pages
    expect((await preview('POST')).preview.pages.state).toBe('failed')
    aheadMs += HOUR_MS + 1
    await preview('POST')
    expect((await settled()).pages.state).toBe('ready')
    expect(calls.pages).toBe(tries + 1)
  })
})
