import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Story, StoryStatus } from '../../src/contract/story.ts'
import type { StorySummary } from '../../src/contract/story-summary.ts'
import { openTestService, type TestService } from '../helpers/service.ts'
import { claimOf, readAs, startStory } from '../helpers/start-story.ts'

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

/** A task waits for a worker to look at its queue. */
const WAIT = { timeout: 8000, interval: 100 }
const strangerClaim = 'A'.repeat(43)

describe('A story', () => {
  it('is read by the browser that made it', async () => {
    const story: Story = (await readAs(test.server, claim, `/stories/${id}`)).json()
    expect(story.title).not.toBe('')
    expect(story.chapters.length).toBeGreaterThan(0)
    expect(story.statusDetails.isComplete).toBe(true)
  })

  it.each([
    ['nobody', undefined],
    ['a stranger', strangerClaim],
    ['a made-up claim', '../../etc'],
  ])('does not exist for %s', async (_who, other) => {
    for (const path of [`/stories/${id}`, `/stories/${id}/generator-status`]) {
      const response = await readAs(test.server, other, path)
      expect([response.statusCode, response.json()]).toEqual([404, { error: 'not-found' }])
    }
    expect((await readAs(test.server, other, '/stories')).json()).toEqual([])
  })

  it('stands in the list of its browser', async () => {
    const stories: Story[] = (await readAs(test.server, claim, '/stories')).json()
    expect(stories.map(story => story.id)).toEqual([id])
    expect((await readAs(test.server, claim, '/stories?type=webbook')).json()).toHaveLength(1)
    expect((await readAs(test.server, claim, '/stories?type=audiobook')).json()).toHaveLength(0)
    expect((await readAs(test.server, claim, '/stories?type=film')).statusCode).toBe(400)
  })
})

describe('A chapter', () => {
  it('has one picture, told of in the language of the page, and served whole to whoever holds its address', async () => {
    const story: Story = (await readAs(test.server, claim, `/stories/${id}`)).json()
    for (const { number, mediaItems } of story.chapters) {
      const [picture, ...more] = mediaItems
      expect(more).toEqual([])
      expect(picture).toMatchObject({ type: 'chapterimage', alt: expect.stringContaining('Dorf') })
      const served = await test.server.inject({ method: 'GET', url: picture?.downloadUrl ?? '' })
      expect(served.statusCode).toBe(200)
      expect(served.body).toContain(`chapter ${number}`)
    }
  })

  it('has no picture without the signature of its address', async () => {
    const story: Story = (await readAs(test.server, claim, `/stories/${id}`)).json()
    const address = story.chapters[0]?.mediaItems[0]?.downloadUrl ?? ''
    const changed = await test.server.inject({ method: 'GET', url: address.replace('chapter-1', 'chapter-2') })
    expect(changed.statusCode).toBe(404)
  })
})

describe('A cover', () => {
  const covers = async () => {
    const status: StoryStatus = (await readAs(test.server, claim, `/stories/${id}/generator-status`)).json()
    if (!status.coverImages) throw new Error('there are no covers')
    return status.coverImages
  }
  const get = (url: string) => test.server.inject({ method: 'GET', url })
  const choose = (url: string, as = claim) =>
    test.server.inject({
      method: 'POST',
      url: `/api/v1/stories/${id}/media`,
      cookies: { claim: as },
      payload: { type: 'coverimage', format: 'png', metadata: { url } },
    })

  it('is served at its signed address, for the browser to keep', async () => {
    const { upscaled_urls } = await covers()
    const response = await get(upscaled_urls[1] ?? '')
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('image/webp')
    expect(response.headers['cache-control']).toContain('private')
  })

  it('is not served without the signature, with another, or for another file', async () => {
    const { upscaled_urls } = await covers()
    const [url = ''] = upscaled_urls
    const tampered = [
      url.split('?')[0] ?? '',
      url.replace(/signature=.{4}/, 'signature=AAAA'),
      url.replace('cover-1', 'cover-2'),
      url.replace(/expires=\d+/, 'expires=99999'),
    ]
    for (const address of tampered) expect([400, 404]).toContain((await get(address)).statusCode)
  })

  it('is one picture with its title wherever the story is shown', async () => {
    const { cards, chosen } = await covers()
    const story: Story = (await readAs(test.server, claim, `/stories/${id}`)).json()
    const list: StorySummary[] = (await readAs(test.server, claim, '/stories')).json()
    const listed = list.find(one => one.id === id)
    const shown = [cards[chosen ?? 0], story.cover, story.coverFormats.card, listed?.cover, listed?.coverFormats.card]
    expect(new Set(shown.map(address => address?.split('?')[0])).size).toBe(1)
    expect((await get(story.cover ?? '')).body).toBe(`card of cover ${chosen ?? 0}: ${story.title}, für Łucja`)
  })

  it('is none under a title that it does not show', async () => {
    const { db } = test.database
    const before: Story = (await readAs(test.server, claim, `/stories/${id}`)).json()
    await db.updateTable('story').set({ title: 'Ein neuer Titel' }).where('id', '=', id).execute()
    const story: Story = (await readAs(test.server, claim, `/stories/${id}`)).json()
    expect([story.cover, story.coverFormats.card, ...(await covers()).cards]).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ])
    expect(story.mediaItems.filter(({ type }) => type === 'coverimage')).toEqual([])
    await db.updateTable('story').set({ title: before.title }).where('id', '=', id).execute()
  })

  it('is chosen by its address, and anything else is refused', async () => {
    const { upscaled_urls } = await covers()
    expect((await choose(upscaled_urls[2] ?? '')).statusCode).toBe(200)
    expect((await covers()).chosen).toBe(2)
    expect((await choose('https://example.org/evil.png')).statusCode).toBe(400)
    expect((await choose(upscaled_urls[0] ?? '', strangerClaim)).statusCode).toBe(404)
    expect((await covers()).chosen).toBe(2)
  })

  it('is drawn anew with its title for every use once it is chosen, and again for another choice', async () => {
    const { upscaled_urls } = await covers()
    const drawn = async (variant: number) => {
      const card = await vi.waitFor(async () => {
        const story: Story = (await readAs(test.server, claim, `/stories/${id}`)).json()
        expect(story.coverFormats.card).toContain(`cover-${variant + 1}-card-`)
        return { title: story.title, url: story.coverFormats.card ?? '' }
      }, WAIT)
      return { title: card.title, text: (await get(card.url)).body }
    }
    await choose(upscaled_urls[3] ?? '')
    const third = await drawn(3)
    expect(third.text).toBe(`card of cover 3: ${third.title}, für Łucja`)
    await choose(upscaled_urls[1] ?? '')
    expect((await drawn(1)).text).toContain('card of cover 1')
  })

  it('is drawn large only when its owner has settled on it', async () => {
    const shown = async () => ((await readAs(test.server, claim, `/stories/${id}`)).json() as Story).coverFormats
    expect((await shown()).full).toBeNull()
    const { db } = test.database
    const waiting = await vi.waitFor(async () => {
      const { rows } = await sql<{ wait: number; about: string }>`
        select extract(epoch from start_after - created_on)::float as wait, data->>'about' as about from pgboss.job
        where name = 'story-task' and data->>'task' = 'cover-formats' and state = 'created'`.execute(db)
      expect(rows.map(({ about }) => about)).toContain('1')
      return rows
    }, WAIT)
    for (const { wait } of waiting) expect(wait).toBeGreaterThan(60)
    await sql`update pgboss.job set start_after = now() where name = 'story-task'`.execute(db)
    await vi.waitFor(async () => expect((await shown()).full).toContain('cover-2-full-'), WAIT)
    const { square, wide, tall } = await shown()
    for (const url of [square, wide, tall]) expect((await get(url ?? '')).body).toContain('of cover 1')
  })
})
