import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dropEdition } from '../../../src/api/editions/drop-edition.ts'
import { removePendingFiles } from '../../../src/api/editions/pending-files.ts'
import { sweepOwedEditions } from '../../../src/api/pipeline/sweeps/owed-editions.ts'
import { TRIES_MAX } from '../../../src/api/pipeline/sweeps/pause.ts'
import { ChapterTimings } from '../../../src/contract/story.ts'
import { paragraphs } from '../../../src/lib/paragraphs.ts'
import { improve, type OwnStory, settledRequest } from '../../helpers/improve.ts'
import type { TestService } from '../../helpers/service.ts'
import { readAs } from '../../helpers/start-story.ts'
import {
  endingOf,
  itemsOf,
  lengthen,
  made,
  openEditionService,
  order,
  shorten,
  shortStory,
  storyOf,
  strayFiles,
} from './edition-service.ts'

const DAY_MS = 86_400_000

let test: TestService
let story: OwnStory
let now = 0
const notified: string[] = []
beforeAll(async () => {
  test = await openEditionService({
    clock: () => Date.now() + now,
    notifyEdition: async (_transaction, { kind }) => void notified.push(kind),
  })
  await test.work()
  story = await shortStory(test)
  await shorten(test, story)
})
afterAll(() => test.close())

const get = (url: string, headers: Record<string, string> = {}) => test.server.inject({ method: 'GET', url, headers })
const count = async (what: string) =>
  (
    await test.database.db
      .selectFrom('media')
      .select('id')
      .where('type', '=', what as 'ebook')
      .execute()
  ).length

describe('An ebook', () => {
  it('stands in the story without an address until it is bound, then once for each format', async () => {
    await order(test, story, 'ebook')
    expect(itemsOf(await storyOf(test, story), 'ebook').map(item => [item.downloadUrl, item.state])).toEqual([
      ['', 'pending'],
    ])
    expect(await made(test, story, 'ebook')).toBe('ready')
    const items = itemsOf(await storyOf(test, story), 'ebook')
    expect(items.map(item => [endingOf(item.downloadUrl), item.state])).toEqual([
      ['epub', 'ready'],
      ['pdf', 'ready'],
      ['docx', 'ready'],
    ])
    expect((await readAs(test.server, story.claim, '/stories?type=ebook')).json()).toHaveLength(1)
  })

  it('is saved under the title of its story', async () => {
    const { title, mediaItems } = await storyOf(test, story)
    const [epub, pdf] = itemsOf({ mediaItems }, 'ebook')
    const saved = await get(epub?.downloadUrl ?? '')
    expect(saved.headers['content-type']).toBe('application/epub+zip')
    expect(decodeURIComponent(String(saved.headers['content-disposition']))).toContain(`filename*=UTF-8''${title}.epub`)
    expect(Object.keys(unzipSync(saved.rawPayload))).toContain('EPUB/package.opf')
    expect((await get(pdf?.downloadUrl ?? '')).rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('is not made again when it is ordered again', async () => {
    const before = await count('ebook')
    await order(test, story, 'ebook')
    expect(await made(test, story, 'ebook')).toBe('ready')
    expect(await count('ebook')).toBe(before)
    expect(notified).toEqual(['ebook'])
  })
})

describe('An audiobook', () => {
  it('is heard chapter by chapter, then as one file, and the ebook learns to read itself aloud', async () => {
    await order(test, story, 'audiobook')
    expect(await made(test, story, 'audiobook')).toBe('ready')
    const { mediaItems, chapters } = await storyOf(test, story)
    const files = itemsOf({ mediaItems }, 'audiobook')
    expect(files.map(item => [endingOf(item.downloadUrl), item.state, item.progress, item.spokenBy])).toEqual([
      ['mp3', 'ready', { done: 3, total: 3 }, 'engine'],
      ['m4b', 'ready', { done: 3, total: 3 }, 'engine'],
    ])
    const sounds = chapters.map(chapter => itemsOf(chapter, 'audio')[0])
    const length = sounds.reduce((sum, sound) => sum + (sound?.durationMs ?? 0), 0)
    expect(Math.abs((files[0]?.durationMs ?? 0) - length)).toBeLessThan(chapters.length)
    expect((await readAs(test.server, story.claim, '/stories?type=audiobook')).json()).toHaveLength(1)
    await expect
      .poll(async () => (await epubFiles()).filter(file => file.endsWith('.smil')).length, { timeout: 30_000 })
      .toBe(3)
    expect(notified).toEqual(['ebook', 'audiobook'])
  })

  async function epubFiles(): Promise<string[]> {
    const [epub] = itemsOf(await storyOf(test, story), 'ebook')
    return Object.keys(unzipSync((await get(epub?.downloadUrl ?? '')).rawPayload))
  }

  it('tells when each sentence of a chapter is heard', async () => {
    const { chapters } = await storyOf(test, story)
    for (const chapter of chapters) {
      const sound = itemsOf(chapter, 'audio')[0]
      const timings = ChapterTimings.parse((await get(sound?.timingsUrl ?? '')).json())
      const texts = paragraphs(chapter.text)
      expect(timings.map(({ paragraph }) => paragraph).at(-1)).toBe(texts.length - 1)
      for (const { paragraph, start, end, toMs } of timings) {
        expect(texts[paragraph]?.slice(start, end).trim()).not.toBe('')
        expect(toMs).toBeLessThanOrEqual((sound?.durationMs ?? 0) + 1)
      }
    }
  })

  it('is served in parts, as players ask for them', async () => {
    const address =
      itemsOf((await storyOf(test, story)).chapters[0] ?? { mediaItems: [] }, 'audio')[0]?.downloadUrl ?? ''
    const whole = await get(address)
    const size = whole.rawPayload.length
    expect([whole.statusCode, whole.headers['accept-ranges'], whole.headers['content-type']]).toEqual([
      200,
      'bytes',
      'audio/mpeg',
    ])
    const part = await get(address, { range: 'bytes=100-199' })
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-199/${size}`])
    expect(part.rawPayload.equals(whole.rawPayload.subarray(100, 200))).toBe(true)
    const last = await get(address, { range: 'bytes=-10', 'if-range': String(whole.headers.etag) })
    expect(last.rawPayload.equals(whole.rawPayload.subarray(size - 10))).toBe(true)
    expect((await get(address, { range: 'bytes=0-9', 'if-range': '"another"' })).statusCode).toBe(200)
    const beyond = await get(address, { range: `bytes=${size}-` })
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${size}`])
    expect((await get(address, { 'if-none-match': String(whole.headers.etag) })).statusCode).toBe(304)
    expect((await get(address.replace('audio-1', 'audio-2'), { range: 'bytes=0-9' })).statusCode).toBe(404)
    const head = await test.server.inject({ method: 'HEAD', url: address })
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([200, String(size), 0])
  })
})

describe('A book on paper', () => {
  it('is kept as the pages and the cover that a print house gets, without an address in the story', async () => {
    const long = await shortStory(test)
    await lengthen(test, long)
    await order(test, long, 'paperback')
    expect(await made(test, long, 'paperback')).toBe('ready')
    const rows = await test.database.db.selectFrom('media').select('file').where('type', '=', 'print').execute()
    expect(rows.map(({ file }) => file.replace(/-[0-9a-f]{16}/, '')).toSorted()).toEqual([
      'print-cover.pdf',
      'print-interior.pdf',
    ])
    expect(itemsOf(await storyOf(test, long), 'paperback').map(item => [item.downloadUrl, item.state])).toEqual([
      ['', 'ready'],
    ])
  })
})

describe('A story that has changed', () => {
  it('has its editions made anew, what was replaced is removed later, and nobody is told twice', async () => {
    const before = await storyOf(test, story)
    await improve(test, story, 'Łucja soll Mia heißen')
    expect(await settledRequest(test, story)).toBe('done')
    const between = await storyOf(test, story)
    expect(itemsOf(between, 'ebook').map(item => item.downloadUrl)).toEqual(
      itemsOf(before, 'ebook').map(item => item.downloadUrl),
    )
    // The sentences of before are not those of the text.
    const renamed = between.chapters.findIndex((chapter, index) => chapter.text !== before.chapters[index]?.text)
    expect(itemsOf(between.chapters[renamed] ?? { mediaItems: [] }, 'audio')[0]?.timingsUrl).toBeUndefined()
    await hurry()
    const isNew = async () => {
      const { mediaItems } = await storyOf(test, story)
      const items = [...itemsOf({ mediaItems }, 'ebook'), ...itemsOf({ mediaItems }, 'audiobook')]
      const old = new Set(before.mediaItems.map(item => item.id))
      return items.every(item => item.state === 'ready' && !old.has(item.id)) && items.length
    }
    await expect.poll(isNew, { timeout: 40_000, interval: 200 }).toBe(5)
    // The joined audiobook has the ebook bound once more.
    await expect.poll(underWay, { timeout: 40_000, interval: 200 }).toBe(0)
    expect(notified).toEqual(['ebook', 'audiobook', 'paperback'])
    expect(await strayFiles(test, story)).toEqual({ orphaned: [], torn: [] })
    const old = itemsOf(before, 'ebook')[0]?.downloadUrl ?? ''
    expect((await get(old)).statusCode).toBe(200)
    now += 4 * DAY_MS
    await removePendingFiles(test.workerDeps)
    expect(await test.database.db.selectFrom('pending_file').select('file').execute()).toEqual([])
    expect(await strayFiles(test, story)).toEqual({ orphaned: [], torn: [] })
    now = 0
    expect((await get(old)).statusCode).toBe(404)
  })

  /** What waits for the last of several revisions does not wait for a test. */
  async function hurry(): Promise<void> {
    const { rowCount } = await rawJobs(
      "update pgboss.job set start_after = now() where data->>'task' = 'remake-editions'",
    )
    expect(rowCount).toBeGreaterThan(0)
  }
  async function underWay(): Promise<number | null> {
    const { rowCount } = await rawJobs(
      "select id from pgboss.job where name = 'story-edition' and state in ('created', 'retry', 'active')",
    )
    return rowCount
  }
  const rawJobs = async (query: string) => {
    const { default: pg } = await import('pg')
    const client = new pg.Client({ connectionString: test.database.url })
    await client.connect()
    try {
      return await client.query(query)
    } finally {
      await client.end()
    }
  }
})

describe('An edition that cannot be made', () => {
  it('is said to have failed once it was tried for long enough, and its owner may retry it', async () => {
    const own = await shortStory(test)
    const { db } = test.database
    const lost = { id: crypto.randomUUID(), story_id: own.id, kind: 'ebook', state: 'pending' } as const
    await db
      .insertInto('edition')
      .values({ ...lost, ordered_at: new Date(), tries: TRIES_MAX, next_at: new Date(0) })
      .execute()
    expect(await sweepOwedEditions(test.workerDeps)).toBe(1)
    expect(await sweepOwedEditions(test.workerDeps)).toBe(0)
    expect(itemsOf(await storyOf(test, own), 'ebook').map(item => item.state)).toEqual(['failed'])
    const retry = (claim: string, kind: string) =>
      test.server.inject({
        method: 'POST',
        url: `/api/v1/stories/${own.id}/editions/${kind}/retry`,
        cookies: { claim },
      })
    expect((await retry('A'.repeat(43), 'ebook')).statusCode).toBe(404)
    expect((await retry(own.claim, 'audiobook')).statusCode).toBe(404)
    expect((await retry(own.claim, 'ebook')).json()).toEqual({ state: 'pending' })
    expect(await made(test, own, 'ebook')).toBe('ready')
    expect((await retry(own.claim, 'ebook')).json()).toEqual({ error: 'not-failed' })
  })
})

describe('An edition that nobody has a right to any more', () => {
  it('is gone from the story at once, and its files once their addresses are dead', async () => {
    const own = await shortStory(test)
    await order(test, own, 'ebook')
    expect(await made(test, own, 'ebook')).toBe('ready')
    const pictures = (await storyOf(test, own)).chapters.length
    const accepted = { story: own.id, kind: 'ebook', now: Date.now() } as const
    await test.database.db.transaction().execute(transaction => dropEdition(transaction, accepted))
    const left = await storyOf(test, own)
    expect(itemsOf(left, 'ebook')).toEqual([])
    expect(left.chapters.flatMap(chapter => chapter.mediaItems)).toHaveLength(pictures)
    expect(await strayFiles(test, own)).toEqual({ orphaned: [], torn: [] })
  })
})

describe('The text of a story', () => {
  it('is had by its reader, and by nobody else', async () => {
    const { title, chapters } = await storyOf(test, story)
    const had = await readAs(test.server, story.claim, `/media/${story.id}/download`)
    expect(had.json()).toEqual({ title, chapters: chapters.map(({ title, text }) => ({ title, text })) })
    expect((await readAs(test.server, 'A'.repeat(43), `/media/${story.id}/download`)).statusCode).toBe(404)
  })
})
