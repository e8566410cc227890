import { describe, expect, it } from 'vitest'
import { OFFLINE_BYTES_MAX, OFFLINE_STORIES_MAX } from '../../../src/contract/offline-stories.ts'
import type { Story } from '../../../src/contract/story.ts'
import { createOfflineStories, NO_OWNER, type OfflineStoriesDeps } from '../../../src/stores/reader/offline-stories.ts'
import { STORY_ID, sampleStory } from '../sample-story.ts'
import { fakeOfflineStorage } from './fake-offline-storage.ts'

const idOf = (number: number) => `0198c0de-1111-4222-8333-${String(number).padStart(12, '0')}`
const media = (file: string, day = 1) => `/api/v1/media/${STORY_ID}/${file}?expires=2041${day}&signature=s${day}`

function illustrated(day = 1): Story {
  const story = sampleStory('complete')
  const [first, ...others] = story.chapters
  const mediaItems = [
    { type: 'chapterimage' as const, id: 'picture-1', downloadUrl: media('chapter-1.webp', day), alt: 'Der Wald' },
  ]
  return {
    ...story,
    cover: media('cover-0.webp', day),
    coverFormats: { ...story.coverFormats, card: media('card.webp', day), full: media('full.jpg', day) },
    chapters: [{ ...first!, mediaItems }, ...others],
  }
}

function createTestOfflineStories(changes: Partial<OfflineStoriesDeps> = {}) {
  const { stored, storage } = fakeOfflineStorage()
  const state = { owner: NO_OWNER, now: 0, fetched: [] as string[], told: [] as boolean[] }
  const offlineStories = createOfflineStories({
    storage,
    owner: () => state.owner,
    bytesAt: async address => {
      state.fetched.push(address)
      return new Blob(['picture'])
    },
    addressOf: bytes => `blob:${bytes.size}`,
    clock: { now: () => ++state.now },
    notify: isOffline => state.told.push(isOffline),
    ...changes,
  })
  return { offlineStories, stored, state }
}

describe('the shelf', () => {
  it('gives a story back as it was opened, with its pictures at hand', async () => {
    const { offlineStories } = createTestOfflineStories()
    await offlineStories.save(illustrated())
    const story = await offlineStories.read(STORY_ID)
    expect(story?.chapters[0]).toMatchObject({ mediaItems: [{ downloadUrl: 'blob:7', alt: 'Der Wald' }] })
    expect(story).toMatchObject({ title: 'Mila und das Licht', cover: 'blob:7', coverFormats: { card: 'blob:7' } })
  })

  it('leaves out what it did not fetch: it would lead nowhere without a network', async () => {
    const { offlineStories, state } = createTestOfflineStories()
    await offlineStories.save(illustrated())
    expect(state.fetched).not.toContain(media('full.jpg'))
    expect((await offlineStories.read(STORY_ID))?.coverFormats.full).toBeNull()
  })

  it('keeps nothing of a story that is still being written', async () => {
    const { offlineStories, stored } = createTestOfflineStories()
    await offlineStories.save(sampleStory('working'))
    expect(stored.size).toBe(0)
  })

  it('fetches a picture again only when its address is another', async () => {
    const { offlineStories, state } = createTestOfflineStories()
    await offlineStories.save(illustrated(1))
    await offlineStories.save(illustrated(1))
    expect(state.fetched).toHaveLength(3)
    await offlineStories.save(illustrated(2))
    expect(state.fetched).toHaveLength(6)
  })

  it('keeps the picture it has when the new one is not to be had', async () => {
    let isServing = true
    const { offlineStories } = createTestOfflineStories({
      bytesAt: async () => (isServing ? new Blob(['picture']) : undefined),
    })
    await offlineStories.save(illustrated(1))
    isServing = false
    await offlineStories.save(illustrated(2))
    expect((await offlineStories.read(STORY_ID))?.cover).toBe('blob:7')
  })

  it('lists the story that was begun last first', async () => {
    const { offlineStories } = createTestOfflineStories()
    await offlineStories.save({ ...sampleStory('complete', idOf(1)), createdAt: '2026-11-20T10:00:00.000Z' })
    await offlineStories.save({ ...sampleStory('complete', idOf(2)), createdAt: '2026-11-21T10:00:00.000Z' })
    expect((await offlineStories.list()).map(({ id }) => id)).toEqual([idOf(2), idOf(1)])
  })

  it('gives away the story opened longest ago when there are too many', async () => {
    const { offlineStories, stored } = createTestOfflineStories()
    const numbers = Array.from({ length: OFFLINE_STORIES_MAX }, (_, number) => number)
    for (const number of numbers) await offlineStories.save(sampleStory('complete', idOf(number)))
    await offlineStories.save(sampleStory('complete', idOf(0)))
    await offlineStories.save(sampleStory('complete', idOf(99)))
    expect(stored.size).toBe(OFFLINE_STORIES_MAX)
    expect(stored.has(idOf(0))).toBe(true)
    expect(stored.has(idOf(1))).toBe(false)
  })

  it('gives away the story opened longest ago when they are too heavy', async () => {
    const { offlineStories, stored } = createTestOfflineStories()
    await offlineStories.save(sampleStory('complete', idOf(1)))
    await offlineStories.save(sampleStory('complete', idOf(2)))
    const heavy = stored.get(idOf(2))!
    stored.set(idOf(2), { ...heavy, bytes: OFFLINE_BYTES_MAX - 1500 })
    await offlineStories.save(sampleStory('complete', idOf(3)))
    expect([...stored.keys()]).toEqual([idOf(2), idOf(3)])
  })

  it('removes what the service no longer lists, and what is gone', async () => {
    const { offlineStories, stored } = createTestOfflineStories()
    for (const number of [1, 2, 3]) await offlineStories.save(sampleStory('complete', idOf(number)))
    await offlineStories.retain([idOf(1), idOf(2)], async () => [])
    await offlineStories.drop(idOf(1))
    expect([...stored.keys()]).toEqual([idOf(2)])
  })

  it('asks for those that stand further down before it removes them, and removes none where nobody can tell', async () => {
    const { offlineStories, stored } = createTestOfflineStories()
    for (const number of [1, 2, 3]) await offlineStories.save(sampleStory('complete', idOf(number)))
    const requests: (readonly string[])[] = []
    await offlineStories.retain([idOf(1)], async ids => {
      requests.push(ids)
      return undefined
    })
    expect([requests, stored.size]).toEqual([[[idOf(2), idOf(3)]], 3])
    await offlineStories.retain([idOf(1)], async () => [idOf(3)])
    expect([...stored.keys()].sort()).toEqual([idOf(1), idOf(3)].sort())
  })

  it('says whether what is shown comes from it', async () => {
    const { offlineStories, state } = createTestOfflineStories()
    await offlineStories.read(STORY_ID)
    await offlineStories.save(sampleStory('complete'))
    await offlineStories.read(STORY_ID)
    await offlineStories.list()
    expect(state.told).toEqual([false, true, true])
  })
})

describe('the shelf of another', () => {
  it('is never shown, and removed when somebody looks', async () => {
    const { offlineStories, stored, state } = createTestOfflineStories()
    state.owner = 'anna'
    await offlineStories.save(sampleStory('complete'))
    state.owner = 'ben'
    expect(await offlineStories.list()).toEqual([])
    expect(stored.size).toBe(0)
  })

  it('is not left to whoever comes after a session has ended', async () => {
    const { offlineStories, stored, state } = createTestOfflineStories()
    state.owner = 'anna'
    await offlineStories.save(sampleStory('complete'))
    state.owner = NO_OWNER
    expect(await offlineStories.read(STORY_ID)).toBeUndefined()
    expect(stored.size).toBe(0)
  })

  it('becomes that of whoever signs in when nobody was', async () => {
    const { offlineStories, state } = createTestOfflineStories()
    await offlineStories.save(sampleStory('complete'))
    state.owner = 'anna'
    expect(await offlineStories.list()).toHaveLength(1)
    state.owner = NO_OWNER
    expect(await offlineStories.list()).toEqual([])
  })

  it('gets nothing that was being fetched when they signed out', async () => {
    const { offlineStories, stored, state } = createTestOfflineStories({
      bytesAt: async () => {
        state.owner = NO_OWNER
        return new Blob(['picture'])
      },
    })
    state.owner = 'anna'
    await offlineStories.save(illustrated())
    expect(stored.size).toBe(0)
  })
})

describe('a browser that keeps nothing', () => {
  const refusing = () => Promise.reject(new Error('no room'))

  it('has an empty shelf, and nobody hears of it', async () => {
    const storage = { all: refusing, put: refusing, remove: refusing, clear: refusing }
    const { offlineStories } = createTestOfflineStories({ storage })
    await offlineStories.save(sampleStory('complete'))
    await offlineStories.clear()
    expect(await offlineStories.list()).toEqual([])
    expect(await offlineStories.read(STORY_ID)).toBeUndefined()
  })

  it('skips a story that an older page kept in another form', async () => {
    const { offlineStories, stored } = createTestOfflineStories()
    await offlineStories.save(sampleStory('complete'))
    const { title: _, ...untitled } = sampleStory('complete')
    stored.set(STORY_ID, { ...stored.get(STORY_ID)!, story: untitled as Story })
    expect(await offlineStories.list()).toEqual([])
  })
})
