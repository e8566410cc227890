import { describe, expect, it } from 'vitest'
import { EDITION_WATCH_MS, LIBRARY_POLL_MS } from '../../../src/contract/limits.ts'
import type { Story } from '../../../src/contract/story.ts'
import { createLibrary } from '../../../src/stores/library/library.ts'
import type { Purchase } from '../../../src/stores/library/purchase.ts'
import type { Session } from '../../../src/stores/session.ts'
import { fakeClock, settle } from '../fake-clock.ts'
import { fakeService } from '../fake-service.ts'
import { fakeVisibility } from '../fake-visibility.ts'
import { STORY_ID, sampleStory, sampleSummary } from '../sample-story.ts'

const OLDER = '0198c0de-1111-4222-8333-000000000000'
const ACCOUNT = { id: OLDER, email: 'mila@example.org', language: 'de', createdAt: '2026-11-21T10:00:00.000Z' }
const PROVEN = { ...ACCOUNT, isProven: true, hasPassword: false, recentProofUntil: null, isStaff: false }
const SIGNED_IN: Session = { state: 'signed-in', email: ACCOUNT.email, id: ACCOUNT.id }
const SOUND = { type: 'audio', id: 'sound', downloadUrl: '/media/1.mp3' } as const

type Reply = Parameters<typeof fakeService>[0]
interface Visit {
  session?: Session
  purchase?: Purchase
  /** What the service says of the account. */
  account?: ReturnType<Reply>
}

async function offlineStories(stories: Reply, { session = { state: 'signed-out' }, purchase, account }: Visit = {}) {
  const time = fakeClock()
  const page = fakeVisibility()
  const left: string[] = []
  let lists = 0
  const service = fakeService((request, count) => {
    if (request.path.endsWith('/user')) return account ?? { json: PROVEN }
    lists += 1
    return stories(request, lists || count)
  })
  const library = createLibrary({
    ...{ ask: service.ask, clock: time.clock, visibility: page.visibility, purchase },
    offlineStories: { list: async () => [], retain: async () => {} },
    session: { look: () => session },
    leave: () => left.push('login'),
  })
  library.open()
  await settle()
  return { ...time, ...page, library, left, lists: () => lists, state: () => library.$library.get() }
}

const spoken = (story: Story): Story => ({
  ...story,
  chapters: story.chapters.map(chapter => ({ ...chapter, mediaItems: [SOUND] })),
})

describe('the shelf', () => {
  it('stands from new to old', async () => {
    const { state } = await offlineStories(() => ({ json: [sampleStory('complete'), sampleStory('complete', OLDER)] }))
    const stories = [sampleSummary('complete'), sampleSummary('complete', OLDER)]
    expect(state()).toEqual({ state: 'ready', stories, isLate: false, more: 'none' })
  })

  it('is shown to a guest whose browser made a story', async () => {
    const { library, left } = await offlineStories(() => ({ json: [sampleStory('complete')] }))
    expect(library.$membership.get()).toEqual({ state: 'guest' })
    expect(left).toEqual([])
  })

  it('sends a guest without a story to sign in', async () => {
    const { state, left, lists, advance } = await offlineStories(() => ({ json: [] }))
    expect([state(), left]).toEqual([{ state: 'leaving' }, ['login']])
    await advance(10 * LIBRARY_POLL_MS)
    expect(lists()).toBe(1)
  })

  it('sends somebody to sign in whose session the service has ended', async () => {
    const account = { status: 401, json: { error: 'unauthorised' } }
    const { left } = await offlineStories(() => ({ json: [] }), { session: SIGNED_IN, account })
    expect(left).toEqual(['login'])
  })

  it('is empty for somebody who is signed in and has no story', async () => {
    const { state, left } = await offlineStories(() => ({ json: [] }), { session: SIGNED_IN })
    expect([state(), left]).toEqual([{ state: 'empty' }, []])
  })

  it('keeps somebody in whose account could not be asked about', async () => {
    const { state, library } = await offlineStories(() => ({ json: [] }), {
      session: SIGNED_IN,
      account: 'network-failure',
    })
    expect(state()).toEqual({ state: 'empty' })
    expect(library.$membership.get()).toEqual({ state: 'member', id: ACCOUNT.id })
  })

  it('knows who has not opened the mailed link yet', async () => {
    const account = { json: { ...PROVEN, isProven: false } }
    const { library } = await offlineStories(() => ({ json: [] }), { session: SIGNED_IN, account })
    expect(library.$membership.get()).toEqual({ state: 'unproven', email: ACCOUNT.email })
  })

  it('says when it could not be read, and is read again when asked to', async () => {
    const { state, library } = await offlineStories((_, count) =>
      count === 1 ? 'network-failure' : { json: [sampleStory('complete')] },
    )
    expect(state()).toEqual({ state: 'unreachable' })
    library.open()
    await settle()
    expect(state()).toMatchObject({ state: 'ready' })
  })
})

describe('looking again', () => {
  it('goes on every two seconds while a story is being written, through failures, and not after', async () => {
    const { lists, advance, state } = await offlineStories((_, count) => {
      if (count === 2) return 'network-failure'
      return { json: [sampleStory(count < 4 ? 'working' : 'complete')] }
    })
    await advance(LIBRARY_POLL_MS)
    expect(state()).toMatchObject({ state: 'ready', stories: [{ state: 'working' }] })
    await advance(10 * LIBRARY_POLL_MS)
    expect(state()).toMatchObject({ state: 'ready', stories: [{ state: 'complete' }] })
    expect(lists()).toBe(4)
  })

  it('rests while nobody can see the page', async () => {
    const { lists, advance, hide, show } = await offlineStories(() => ({ json: [sampleStory('working')] }))
    hide()
    await advance(10 * LIBRARY_POLL_MS)
    expect(lists()).toBe(1)
    show()
    await settle()
    expect(lists()).toBe(2)
  })

  it('is not needed for a failed story', async () => {
    const { lists, advance } = await offlineStories(() => ({ json: [sampleStory('failed')] }))
    await advance(10 * LIBRARY_POLL_MS)
    expect(lists()).toBe(1)
  })

  it('waits for what was just bought, and ends with it', async () => {
    const purchase = { edition: 'audiobook', storyId: STORY_ID } as const
    const story = sampleStory('complete')
    const { lists, advance } = await offlineStories((_, count) => ({ json: [count < 3 ? story : spoken(story)] }), {
      purchase,
    })
    await advance(10 * LIBRARY_POLL_MS)
    expect(lists()).toBe(3)
  })

  it('waits for an audiobook that is being read aloud, though the address names none', async () => {
    const ordered = { ...sampleStory('complete'), mediaItems: [{ ...SOUND, type: 'audiobook' as const }] }
    const { lists, advance } = await offlineStories((_, count) => ({ json: [count < 3 ? ordered : spoken(ordered)] }))
    await advance(10 * LIBRARY_POLL_MS)
    expect(lists()).toBe(3)
  })

  it('does not wait for ever: after five minutes it is late', async () => {
    const purchase = { edition: 'ebook', storyId: STORY_ID } as const
    const { lists, state, advance } = await offlineStories(() => ({ json: [sampleStory('complete')] }), { purchase })
    expect(state()).toMatchObject({ isLate: false })
    await advance(2 * EDITION_WATCH_MS)
    expect(state()).toMatchObject({ isLate: true })
    const requests = lists()
    expect(requests).toBe(EDITION_WATCH_MS / LIBRARY_POLL_MS + 1)
    await advance(EDITION_WATCH_MS)
    expect(lists()).toBe(requests)
  })

  it('is not needed for a purchase of a story that is not here', async () => {
    const purchase = { edition: 'ebook', storyId: OLDER } as const
    const { lists, advance } = await offlineStories(() => ({ json: [sampleStory('complete')] }), { purchase })
    await advance(10 * LIBRARY_POLL_MS)
    expect(lists()).toBe(1)
  })
})
