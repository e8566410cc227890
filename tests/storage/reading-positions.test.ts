import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SignInMail } from '../../src/api/accounts/account-deps.ts'
import { exampleParameter } from '../helpers/example-parameter.ts'
import { openTestService, type TestService } from '../helpers/service.ts'
import { serviceBrowser } from '../helpers/service-browser.ts'

const mails: SignInMail[] = []
const newBrowser = () => serviceBrowser(test.server, mails)
const LONG_AGO = '2026-01-02T03:04:05.000Z'
const LATER = '2026-01-02T03:04:06.000Z'

let test: TestService
let deps: ReturnType<typeof newBrowser>
let story: string
let path: string
beforeAll(async () => {
  test = await openTestService({ sendMail: async (_queries, mail) => void mails.push(mail) })
  await test.work()
  deps = newBrowser()
  await deps.prove('reader@example.com')
  const { body } = await deps.ask('POST', '/stories/start-generator', { parameter: exampleParameter() })
  story = body.id
  path = `/stories/${story}/place`
  expect(await test.ended(story)).toBe('complete')
})
afterAll(() => test.close())

const position = (paragraph: number, at: string) => ({ chapter: 1, paragraph, offset: 17, at })
const rows = () => test.database.db.selectFrom('reading_position').selectAll().where('story_id', '=', story).execute()

describe('Where somebody reads', () => {
  it('is nowhere before they have begun', async () => {
    expect((await deps.ask('GET', path)).body).toEqual({ place: null })
  })

  it('is found by a second browser that signs in', async () => {
    expect((await deps.ask('PUT', path, position(3, LONG_AGO))).body).toEqual(position(3, LONG_AGO))
    const phone = newBrowser()
    await phone.prove('reader@example.com')
    expect((await phone.ask('GET', path)).body).toEqual({ place: position(3, LONG_AGO) })
    expect((await phone.ask('PUT', path, position(5, LATER))).body).toEqual(position(5, LATER))
    expect((await deps.ask('GET', path)).body).toEqual({ place: position(5, LATER) })
  })

  it('is the later place, in whichever order the two arrive', async () => {
    expect((await deps.ask('PUT', path, position(1, LONG_AGO))).body).toEqual(position(5, LATER))
    expect((await deps.ask('GET', path)).body).toEqual({ place: position(5, LATER) })
  })

  it('is not held for ever by a clock that runs ahead', async () => {
    const { body } = await deps.ask('PUT', path, position(2, '2999-01-01T00:00:00.000Z'))
    expect(Date.parse(body.at)).toBeLessThanOrEqual(Date.now())
    const now = new Date(Date.now() + 60_000).toISOString()
    expect((await deps.ask('PUT', path, position(7, now))).body.paragraph).toBe(7)
  })

  it('is kept for a recipient of their own', async () => {
    const recipient = newBrowser()
    await recipient.prove('friend@example.com')
    expect((await recipient.ask('PUT', path, position(9, LATER))).body).toEqual({ error: 'not-found' })
    const share = (await deps.ask('GET', `/stories/${story}/share`)).body.id
    await recipient.ask('POST', `/stories/add/${share}`)
    expect((await recipient.ask('PUT', path, position(9, LATER))).body).toEqual(position(9, LATER))
    expect((await recipient.ask('GET', path)).body).toEqual({ place: position(9, LATER) })
    expect((await deps.ask('GET', path)).body.place.paragraph).toBe(7)
  })

  it('is nobody else’s', async () => {
    const stranger = newBrowser()
    expect(await stranger.ask('GET', path)).toMatchObject({ status: 401 })
    await stranger.prove('stranger@example.com')
    expect(await stranger.ask('GET', path)).toMatchObject({ status: 404, body: { error: 'not-found' } })
    expect(await stranger.ask('PUT', path, position(1, LATER))).toMatchObject({ status: 404 })
  })

  it.each([{ chapter: 0 }, { chapter: 99 }, { paragraph: -1 }, { offset: 1.5 }, { offset: 1e9 }, { at: 'noon' }])(
    'is refused when it is %o',
    async wrong => {
      const { status, body } = await deps.ask('PUT', path, { ...position(1, LATER), ...wrong })
      expect([status, body.error, body.issues[0].path]).toEqual([400, 'invalid-input', Object.keys(wrong)[0]])
    },
  )

  it('is part of what its reader takes home, and goes with the account and with the story', async () => {
    const { body } = await deps.ask('GET', '/user/export')
    expect(body.places).toMatchObject([{ story, chapter: 1, paragraph: 7, offset: 17 }])
    const friend = newBrowser()
    await friend.prove('friend@example.com')
    expect(await rows()).toHaveLength(2)
    expect((await friend.ask('POST', '/user/delete')).status).toBe(200)
    expect(await rows()).toHaveLength(1)
    await test.database.db.deleteFrom('story').where('id', '=', story).execute()
    expect(await rows()).toEqual([])
  })
})
