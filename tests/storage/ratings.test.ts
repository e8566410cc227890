import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SignInMail } from '../../src/api/accounts/account-deps.ts'
import { countRatings } from '../../src/api/stories/list-ratings.ts'
import { exampleParameter } from '../helpers/example-parameter.ts'
import { openTestService, type TestService } from '../helpers/service.ts'
import { serviceBrowser } from '../helpers/service-browser.ts'

const START = Date.UTC(2026, 10, 21, 12)
const STAFF = 'staff@tales.example'

let test: TestService
let now = START
let story: string
const links: SignInMail[] = []
const newBrowser = () => serviceBrowser(test.server, links)
let owner: ReturnType<typeof newBrowser>
let recipient: ReturnType<typeof newBrowser>
let staff: ReturnType<typeof newBrowser>

beforeAll(async () => {
  test = await openTestService({
    clock: () => now,
    staffEmails: [STAFF],
    sendMail: async (_queries, mail) => void links.push(mail),
  })
  ;[owner, recipient, staff] = [newBrowser(), newBrowser(), newBrowser()]
  await owner.prove('owner@reader.example')
  story = (await owner.ask('POST', '/stories/start-generator', { parameter: exampleParameter() })).body.id
  expect((await rate(owner, 'lovely')).body.error).toBe('not-ready')
  await test.work()
  await test.ended(story)
  await recipient.prove('recipient@reader.example')
  const { id } = (await owner.ask('GET', `/stories/${story}/share`)).body
  expect((await recipient.ask('POST', `/stories/add/${id}`)).status).toBe(200)
  await staff.prove(STAFF)
})
afterAll(() => test.close())

const rate = (browser: ReturnType<typeof newBrowser>, rating: string) =>
  browser.ask('PUT', `/stories/${story}/rating`, { rating })
const listed = async () => (await staff.ask('GET', '/ratings')).body

describe('A rating', () => {
  it('is kept once for each reader, of whom the last word counts, and stands in the story', async () => {
    for (const rating of ['poor', 'lovely']) expect((await rate(owner, rating)).body).toEqual({ rating })
    now += 1000
    expect((await rate(recipient, 'fair')).status).toBe(200)
    expect((await owner.ask('GET', `/stories/${story}`)).body.rating).toBe('lovely')
    expect((await recipient.ask('GET', `/stories/${story}`)).body.rating).toBe('fair')
    expect((await rate(newBrowser(), 'fair')).status).toBe(404)
    const refused = await rate(owner, 'superb')
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([400, expect.stringContaining('rating')])
  })

  it('is shown to staff without text, title or name, the newest first', async () => {
    const about = { category: 'bedtime', language: 'de', writtenBy: 'offline', length: expect.any(Number) }
    expect(await listed()).toEqual([
      { ratedAt: new Date(now).toISOString(), rating: 'fair', by: 'recipient', ...about },
      { ratedAt: new Date(START).toISOString(), rating: 'lovely', by: 'owner', ...about },
    ])
    expect((await staff.ask('GET', `/ratings?before=${new Date(now).toISOString()}`)).body).toHaveLength(1)
    expect((await owner.ask('GET', '/ratings')).status).toBe(401)
    expect((await owner.ask('GET', '/ratings/counts')).status).toBe(401)
    const counts = (await staff.ask('GET', '/ratings/counts')).body
    expect(counts).toEqual(await countRatings(test.database.db))
    expect(counts).toEqual([
      { writtenBy: 'offline', language: 'de', category: 'bedtime', rating: 'fair', count: 1 },
      { writtenBy: 'offline', language: 'de', category: 'bedtime', rating: 'lovely', count: 1 },
    ])
  })

  it('is in the export of whoever gave it, and goes with their account and with the story', async () => {
    const { ratings } = (await recipient.ask('GET', '/user/export')).body
    expect(ratings).toEqual([{ story, rating: 'fair', ratedAt: new Date(now).toISOString() }])
    const { db } = test.database
    await db.deleteFrom('account').where('email', '=', 'recipient@reader.example').execute()
    expect(await listed()).toHaveLength(1)
    await db.deleteFrom('story').where('id', '=', story).execute()
    expect(await listed()).toEqual([])
  })

  it('of a browser without an account is its own', async () => {
    const guest = newBrowser()
    story = (await guest.ask('POST', '/stories/start-generator', { parameter: exampleParameter() })).body.id
    await test.ended(story)
    for (const rating of ['fair', 'lovely']) expect((await rate(guest, rating)).status).toBe(200)
    expect((await guest.ask('GET', `/stories/${story}`)).body.rating).toBe('lovely')
    expect(await listed()).toHaveLength(1)
  })
})
