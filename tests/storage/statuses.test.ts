import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Notifications } from '../../src/api/db/notifications.ts'
import { openStatuses, type Statuses } from '../../src/api/stories/statuses.ts'
import type { StoryStatus } from '../../src/contract/story.ts'
import { DAY_MS } from '../../src/lib/day.ts'
import { openTestService, type TestService } from '../helpers/service.ts'
import { claimOf, readAs, startStory } from '../helpers/start-story.ts'

type Handlers = Parameters<Notifications['subscribe']>[1]

/** Notifications that are told by hand. */
function notifiedManually() {
  const state = { isConnected: true }
  let handlers: Handlers | undefined
  return {
    get isConnected() {
      return state.isConnected
    },
    subscribe(_channel: string, given: Handlers) {
      handlers = given
      return () => undefined
    },
    connect: () => {
      state.isConnected = true
      handlers?.onReset()
    },
    lose: () => {
      state.isConnected = false
    },
    say: (id: string) => handlers?.onMessage(id),
  }
}

let test: TestService
let id: string
let claim: string
beforeAll(async () => {
  test = await openTestService()
  const response = await startStory(test.server)
  claim = claimOf(response)
  id = response.json().id
  await test.work()
  await test.ended(id)
})
afterAll(() => test.close())

const titleOf = async (statuses: Statuses) => (await statuses.read(id))?.status.story.title
const rename = (title: string) => test.database.db.updateTable('story').set({ title }).where('id', '=', id).execute()

describe('What a process keeps of statuses', () => {
  let notified: ReturnType<typeof notifiedManually>
  let now: number
  const open = (cacheMax?: number) =>
    openStatuses({
      db: test.database.db,
      secret: 'a secret of this test, long enough',
      clock: () => now,
      notifications: notified,
      ...(cacheMax !== undefined && { cacheMaxBytes: cacheMax }),
    })
  beforeEach(async () => {
    notified = notifiedManually()
    now = Date.now()
    await rename('One')
  })

  it('is not read again until the database says that it changed', async () => {
    const statuses = open()
    await statuses.read(id)
    notified.connect()
    expect(await titleOf(statuses)).toBe('One')
    await rename('Two')
    expect(await titleOf(statuses)).toBe('One')
    notified.say(id)
    expect(await titleOf(statuses)).toBe('Two')
  })

  it('is not used before it is known that the database says so, nor while it cannot', async () => {
    const statuses = open()
    expect(await titleOf(statuses)).toBe('One')
    await rename('Two')
    expect(await titleOf(statuses)).toBe('Two')
    notified.connect()
    await titleOf(statuses)
    notified.lose()
    await rename('Three')
    expect(await titleOf(statuses)).toBe('Three')
    notified.connect()
    expect(await titleOf(statuses)).toBe('Three')
  })

  it('does not keep what changed while it was read', async () => {
    const statuses = open()
    await statuses.read(id)
    notified.connect()
    const reading = titleOf(statuses)
    notified.say(id)
    await reading
    await rename('Two')
    expect(await titleOf(statuses)).toBe('Two')
  })

  it('is signed anew every day', async () => {
    const statuses = open()
    await statuses.read(id)
    notified.connect()
    const tag = (await statuses.read(id))?.tag
    now += DAY_MS
    expect((await statuses.read(id))?.tag).not.toBe(tag)
  })

  it('is not more than it may be', async () => {
    const statuses = open(1)
    await statuses.read(id)
    notified.connect()
    await titleOf(statuses)
    await rename('Two')
    expect(await titleOf(statuses)).toBe('Two')
  })

  it('is nothing of a story that never was', async () => {
    const statuses = open()
    expect(await statuses.read('0198c0de-1111-4222-8333-000000000000')).toBeUndefined()
  })
})

describe('A status that is asked for again', () => {
  const ask = (query = '', tag?: string) =>
    test.server.inject({
      method: 'GET',
      url: `/api/v1/stories/${id}/generator-status${query}`,
      cookies: { claim },
      headers: tag === undefined ? {} : { 'if-none-match': tag },
    })

  it('is 304 while nothing changed, however much time passed, and whole again after any change', async () => {
    const first = await ask()
    const tag = String(first.headers.etag)
    expect([(await ask('', tag)).statusCode, (await ask('', tag)).body]).toEqual([304, ''])
    for (const change of [
      () => rename(`Title ${Math.random()}`),
      () =>
        test.database.db
          .updateTable('chapter')
          .set({ title: String(Math.random()) })
          .where('story_id', '=', id)
          .execute(),
      () =>
        test.database.db
          .updateTable('media')
          .set({
            bytes: Math.ceil(Math.random() * 1e6),
            scene: '{"chapter":1,"durationMs":1}',
            type: 'chapteraudio',
            file: `audio-1-${Math.random()}.mp3`,
          })
          .where('story_id', '=', id)
          .where('file', '=', 'chapter-1.webp')
          .execute(),
      () => test.database.db.deleteFrom('story_step').where('story_id', '=', id).where('step', '=', 'plan').execute(),
    ]) {
      const before = String((await ask()).headers.etag)
      await change()
      await vi.waitFor(async () => expect((await ask('', before)).statusCode).toBe(200), {
        timeout: 8000,
        interval: 20,
      })
    }
  })

  it('leaves out the texts that the browser holds, and only these', async () => {
    const { story }: StoryStatus = (await ask()).json()
    const [first] = story.chapters
    const known = `?known=${first?.number}.${first?.revision},2.wrong-00`
    const again: StoryStatus = (await ask(known)).json()
    expect(again.story.chapters.map(({ text }) => text === '')).toEqual(
      story.chapters.map(({ number }) => number === 1),
    )
    expect(again.story.chapters[0]).toEqual({ ...first, text: '' })
    const wrong: StoryStatus = (await ask('?known=1.wrong-00')).json()
    expect(wrong.story).toEqual(story)
    expect((await ask('?known=1')).statusCode).toBe(400)
  })

  it('is not there for a stranger, whatever tag they show', async () => {
    const tag = String((await ask()).headers.etag)
    const other = await test.server.inject({
      method: 'GET',
      url: `/api/v1/stories/${id}/generator-status`,
      cookies: { claim: 'A'.repeat(43) },
      headers: { 'if-none-match': tag },
    })
    expect(other.statusCode).toBe(404)
    expect((await readAs(test.server, undefined, `/stories/${id}/generator-status`)).statusCode).toBe(404)
  })
})
