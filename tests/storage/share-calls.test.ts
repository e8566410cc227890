import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SignInMail } from '../../src/api/accounts/account-deps.ts'
import { HANDLERS } from '../../src/api/boot/handlers.ts'
import type { Call } from '../../src/contract/call.ts'
import { exampleParameter } from '../helpers/example-parameter.ts'
import { openTestService, type TestService } from '../helpers/service.ts'
import { serviceBrowser } from '../helpers/service-browser.ts'

const mails: SignInMail[] = []
const newBrowser = () => serviceBrowser(test.server, mails)
type Browser = ReturnType<typeof newBrowser>

let test: TestService
let owner: Browser
let reader: Browser
let story: string
let share: string
beforeAll(async () => {
  test = await openTestService({ sendMail: async (_queries, mail) => void mails.push(mail) })
  await test.work()
  ;[owner, reader] = [newBrowser(), newBrowser()]
  await owner.prove('owner@example.com')
  const { body } = await owner.ask('POST', '/stories/start-generator', { parameter: exampleParameter() })
  story = body.id
  expect((await owner.ask('GET', `/stories/${story}/share`)).body).toEqual({ error: 'not-ready' })
  expect(await test.ended(story)).toBe('complete')
  share = (await owner.ask('GET', `/stories/${story}/share`)).body.id
  await reader.prove('reader@example.com')
})
afterAll(() => test.close())

/** What somebody may ask of a story that was shared with them. */
const FOR_READERS = ['rate-story', 'read-story', 'read-reading-place', 'save-reading-place', 'remove-added']
const BODIES: Record<string, object> = {
  'improve-story': { changes: ['Mehr Licht'] },
  'change-share': { sender: 'Jemand', note: '', opens: 'whole' },
  'schedule-present': {
    from: 'Jemand',
    to: 'Mila',
    dedication: '',
    delivery: 'card',
    day: '2027-01-01',
    hour: '09:00',
    timeZone: 'Europe/Berlin',
    language: 'de',
    editions: [],
  },
  'save-media': { type: 'coverimage', format: 'png', metadata: { url: '/x' } },
}
const ofStory = HANDLERS.map(answer => answer.call).filter(({ path }) => path.startsWith('/stories/{id}'))

const requestedOf = (call: Call) =>
  call.path.replace('{id}', story).replace('{number}', '1').replace('{user_id}', '0b6f0e4e-6d5e-4f4e-9c0a-2f7c8e6a1b11')

describe('A recipient', () => {
  it('sees in the address what the story is, and after adding it has it in the library', async () => {
    const seen = (await reader.ask('GET', `/shares/${share}`)).body
    expect(seen).toMatchObject({ role: 'visitor', story: null, language: 'de' })
    expect(seen.cover).toMatch(/^\/api\/v1\/media\//)
    expect(JSON.stringify(seen)).not.toContain('owner@')
    expect((await reader.ask('POST', `/stories/add/${share}`)).body).toEqual({ id: story, role: 'recipient' })
    const { body } = await reader.ask('GET', '/stories')
    expect(body).toMatchObject([{ id: story, role: 'recipient', state: 'complete' }])
    expect((await reader.ask('GET', `/stories/${story}`)).body).toMatchObject({ role: 'recipient', receipt: null })
    expect((await owner.ask('GET', `/stories/${story}`)).body).toMatchObject({ role: 'owner' })
    expect((await owner.ask('GET', `/stories/${story}`)).body.receipt.length).toBeGreaterThan(0)
  })

  it('sees who sends it and why, and a refusal names the field that is too long', async () => {
    const words = { sender: 'Oma Inge', note: 'Lies das mit Mila.', opens: 'first-chapter' }
    const put = (body: object) => owner.ask('PUT', `/stories/${story}/share`, body)
    expect((await put(words)).body).toEqual({ words })
    const seen = (await newBrowser().ask('GET', `/shares/${share}`)).body
    expect(seen).toMatchObject({ ...words, firstChapter: { number: 1 } })
    expect((await newBrowser().ask('GET', `/shares/${share}/chapters`)).status).toBe(404)
    await put({ ...words, opens: 'whole' })
    const { chapters } = (await newBrowser().ask('GET', `/shares/${share}/chapters`)).body
    expect(chapters).toHaveLength(seen.chapters)
    for (const [field, value] of [
      ['sender', 'x'.repeat(61)],
      ['note', 'x'.repeat(201)],
      ['note', 'a\u0000b'],
      ['opens', 'everything'],
    ]) {
      const { status, body } = await put({ ...words, [field as string]: value })
      expect([status, body.error, JSON.stringify(body)]).toEqual([
        400,
        'invalid-input',
        expect.stringContaining(`${field}`),
      ])
    }
  })

  it('is told of nothing else of it, by any call', async () => {
    await reader.ask('POST', `/stories/add/${share}`)
    const closed = ofStory.filter(({ name }) => !FOR_READERS.includes(name))
    expect(closed.length).toBeGreaterThan(9)
    for (const call of closed) {
      const response = await reader.ask(call.method, requestedOf(call), BODIES[call.name])
      expect([call.name, response]).toEqual([call.name, { status: 404, body: { error: 'not-found' } }])
    }
  })

  it('leaves the story where it is when they delete their account', async () => {
    const other = newBrowser()
    await other.prove('short@example.com')
    await other.ask('POST', `/stories/add/${share}`)
    expect((await other.ask('POST', '/user/delete')).body).toEqual({ deleted: true })
    expect((await owner.ask('GET', `/stories/${story}`)).status).toBe(200)
  })

  it('takes it out again, and may add it as long as it is shared', async () => {
    await reader.ask('POST', `/stories/add/${share}`)
    expect((await reader.ask('DELETE', `/stories/${story}/added`)).body).toEqual({ removed: true })
    expect((await reader.ask('GET', `/stories/${story}`)).status).toBe(404)
    await reader.ask('POST', `/stories/add/${share}`)
    expect((await owner.ask('DELETE', `/stories/${story}/share`)).body).toEqual({ revoked: true })
    expect((await reader.ask('GET', `/stories/${story}`)).status).toBe(404)
    expect((await reader.ask('GET', '/stories')).body).toEqual([])
    expect((await newBrowser().ask('GET', `/shares/${share}`)).body).toEqual({ error: 'not-found' })
  })
})

describe('An address of a share', () => {
  it('of another form names nothing', async () => {
    for (const id of ['short', 'x'.repeat(37), '..%2f..%2fuser', "'%20or%201=1--%20abcdefghijkl"]) {
      expect((await newBrowser().ask('GET', `/shares/${id}`)).status, id).toBe(404)
    }
  })

  it('is opened by nobody but the owner, and leaves no trace in the log', async () => {
    const { body } = await owner.ask('GET', `/stories/${story}/share`)
    expect((await newBrowser().ask('GET', `/stories/${story}/share`)).status).toBe(401)
    expect((await reader.ask('GET', `/stories/${story}/share`)).status).toBe(404)
    await newBrowser().ask('GET', `/shares/${body.id}`)
    expect(test.logged.join('\n')).not.toContain(body.id)
  })
})
