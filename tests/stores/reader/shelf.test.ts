import { describe, expect, it } from 'vitest'
import { SHELF_BYTES_MAX, SHELF_STORIES_MAX } from '../../../src/contract/shelf.ts'
import type { Story } from '../../../src/contract/story.ts'
import { createShelf, NOBODY, type ShelfParts } from '../../../src/stores/reader/shelf.ts'
import { STORY_ID, sampleStory } from '../sample-story.ts'
import { fakeShelfStorage } from './fake-shelf-storage.ts'

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

function shelfAtHand(changes: Partial<ShelfParts> = {}) {
  const { kept, storage } = fakeShelfStorage()
  const state = { owner: NOBODY, now: 0, fetched: [] as string[], told: [] as boolean[] }
  const shelf = createShelf({
    storage,
    owner: () => state.owner,
    bytesAt: async address => {
      state.fetched.push(address)
      return new Blob(['picture'])
    },
    addressOf: bytes => `blob:${bytes.size}`,
    clock: { now: () => ++state.now },
    tell: isFromShelf => state.told.push(isFromShelf),
    ...changes,
  })
  return { shelf, kept, state }
}

describe('the shelf', () => {
  it('gives a story back as it was opened, with its pictures at hand', async () => {
    const { shelf } = shelfAtHand()
    await shelf.keep(illustrated())
    const story = await shelf.read(STORY_ID)
    expect(story?.chapters[0]).toMatchObject({ mediaItems: [{ downloadUrl: 'blob:7', alt: 'Der Wald' }] })
    expect(story).toMatchObject({ title: 'Mila und das Licht', cover: 'blob:7', coverFormats: { card: 'blob:7' } })
  })

  it('leaves out what it did not fetch: it would lead nowhere without a network', async () => {
    const { shelf, state } = shelfAtHand()
    await shelf.keep(illustrated())
    expect(state.fetched).not.toContain(media('full.jpg'))
    expect((await shelf.read(STORY_ID))?.coverFormats.full).toBeNull()
  })

  it('keeps nothing of a story that is still being written', async () => {
    const { shelf, kept } = shelfAtHand()
    await shelf.keep(sampleStory('working'))
    expect(kept.size).toBe(0)
  })

  it('fetches a picture again only when its address is another', async () => {
    const { shelf, state } = shelfAtHand()
    await shelf.keep(illustrated(1))
    await shelf.keep(illustrated(1))
    expect(state.fetched).toHaveLength(3)
    await shelf.keep(illustrated(2))
    expect(state.fetched).toHaveLength(6)
  })

  it('keeps the picture it has when the new one is not to be had', async () => {
    let isServing = true
    const { shelf } = shelfAtHand({ bytesAt: async () => (isServing ? new Blob(['picture']) : undefined) })
    await shelf.keep(illustrated(1))
    isServing = false
    await shelf.keep(illustrated(2))
    expect((await shelf.read(STORY_ID))?.cover).toBe('blob:7')
  })

  it('lists the story that was begun last first', async () => {
    const { shelf } = shelfAtHand()
    await shelf.keep({ ...sampleStory('complete', idOf(1)), createdAt: '2026-11-20T10:00:00.000Z' })
    await shelf.keep({ ...sampleStory('complete', idOf(2)), createdAt: '2026-11-21T10:00:00.000Z' })
    expect((await shelf.list()).map(({ id }) => id)).toEqual([idOf(2), idOf(1)])
  })

  it('gives away the story opened longest ago when there are too many', async () => {
    const { shelf, kept } = shelfAtHand()
    const numbers = Array.from({ length: SHELF_STORIES_MAX }, (_, number) => number)
    for (const number of numbers) await shelf.keep(sampleStory('complete', idOf(number)))
    await shelf.keep(sampleStory('complete', idOf(0)))
    await shelf.keep(sampleStory('complete', idOf(99)))
    expect(kept.size).toBe(SHELF_STORIES_MAX)
    expect(kept.has(idOf(0))).toBe(true)
    expect(kept.has(idOf(1))).toBe(false)
  })

  it('gives away the story opened longest ago when they are too heavy', async () => {
    const { shelf, kept } = shelfAtHand()
    await shelf.keep(sampleStory('complete', idOf(1)))
    await shelf.keep(sampleStory('complete', idOf(2)))
    const heavy = kept.get(idOf(2))!
    kept.set(idOf(2), { ...heavy, bytes: SHELF_BYTES_MAX - 1500 })
    await shelf.keep(sampleStory('complete', idOf(3)))
    expect([...kept.keys()]).toEqual([idOf(2), idOf(3)])
  })

  it('removes what the service no longer lists, and what is gone', async () => {
    const { shelf, kept } = shelfAtHand()
    for (const number of [1, 2, 3]) await shelf.keep(sampleStory('complete', idOf(number)))
    await shelf.retain([idOf(1), idOf(2)], async () => [])
    await shelf.drop(idOf(1))
    expect([...kept.keys()]).toEqual([idOf(2)])
  })

  it('asks for those that stand further down before it removes them, and removes none where nobody can tell', async () => {
    const { shelf, kept } = shelfAtHand()
    for (const number of [1, 2, 3]) await shelf.keep(sampleStory('complete', idOf(number)))
    const asked: (readonly string[])[] = []
    await shelf.retain([idOf(1)], async ids => {
      asked.push(ids)
      return undefined
    })
    expect([asked, kept.size]).toEqual([[[idOf(2), idOf(3)]], 3])
    await shelf.retain([idOf(1)], async () => [idOf(3)])
    expect([...kept.keys()].sort()).toEqual([idOf(1), idOf(3)].sort())
  })

  it('says whether what is shown comes from it', async () => {
    const { shelf, state } = shelfAtHand()
    await shelf.read(STORY_ID)
    await shelf.keep(sampleStory('complete'))
    await shelf.read(STORY_ID)
    await shelf.list()
    expect(state.told).toEqual([false, true, true])
  })
})

describe('the shelf of another', () => {
  it('is never shown, and removed when somebody looks', async () => {
    const { shelf, kept, state } = shelfAtHand()
    state.owner = 'anna'
    await shelf.keep(sampleStory('complete'))
    state.owner = 'ben'
    expect(await shelf.list()).toEqual([])
    expect(kept.size).toBe(0)
  })

  it('is not left to whoever comes after a session has ended', async () => {
    const { shelf, kept, state } = shelfAtHand()
    state.owner = 'anna'
    await shelf.keep(sampleStory('complete'))
    state.owner = NOBODY
    expect(await shelf.read(STORY_ID)).toBeUndefined()
    expect(kept.size).toBe(0)
  })

  it('becomes that of whoever signs in when nobody was', async () => {
    const { shelf, state } = shelfAtHand()
    await shelf.keep(sampleStory('complete'))
    state.owner = 'anna'
    expect(await shelf.list()).toHaveLength(1)
    state.owner = NOBODY
    expect(await shelf.list()).toEqual([])
  })

  it('gets nothing that was being fetched when they signed out', async () => {
    const { shelf, kept, state } = shelfAtHand({
      bytesAt: async () => {
        state.owner = NOBODY
        return new Blob(['picture'])
      },
    })
    state.owner = 'anna'
    await shelf.keep(illustrated())
    expect(kept.size).toBe(0)
  })
})

describe('a browser that keeps nothing', () => {
  const refusing = () => Promise.reject(new Error('no room'))

  it('has an empty shelf, and nobody hears of it', async () => {
    const storage = { all: refusing, put: refusing, remove: refusing, clear: refusing }
    const { shelf } = shelfAtHand({ storage })
    await shelf.keep(sampleStory('complete'))
    await shelf.clear()
    expect(await shelf.list()).toEqual([])
    expect(await shelf.read(STORY_ID)).toBeUndefined()
  })

  it('skips a story that an older page kept in another form', async () => {
    const { shelf, kept } = shelfAtHand()
    await shelf.keep(sampleStory('complete'))
    const { title: _, ...untitled } = sampleStory('complete')
    kept.set(STORY_ID, { ...kept.get(STORY_ID)!, story: untitled as Story })
    expect(await shelf.list()).toEqual([])
  })
})
