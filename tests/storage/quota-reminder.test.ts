import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SignInMail } from '../../src/api/accounts/account-deps.ts'
import type { NewMail } from '../../src/api/mails/new-mail.ts'
import { sendReminders } from '../../src/api/stories/quota-reminder.ts'
import { exampleParameter } from '../helpers/example-parameter.ts'
import { openTestService, type TestService } from '../helpers/service.ts'
import { serviceBrowser } from '../helpers/service-browser.ts'

const HOUR = 3_600_000
const START = Date.UTC(2026, 10, 21, 12)
const TO = '/de/geschichten/gute-nacht'
const REMINDER = { language: 'de', to: TO }

let test: TestService
let now: number
let links: SignInMail[]
let sent: NewMail[]
beforeEach(async () => {
  now = START
  links = []
  sent = []
  test = await openTestService({
    clock: () => now,
    quotaAnonymous: 1,
    quotaAccount: 2,
    sendMail: async (_queries, mail) => void links.push(mail),
  })
})
afterEach(() => test.close())

type Browser = ReturnType<typeof serviceBrowser>
const newBrowser = () => serviceBrowser(test.server, links)
const begin = (browser: Browser) => browser.ask('POST', '/stories/start-generator', { parameter: exampleParameter() })
const quotaOf = async (browser: Browser) => (await browser.ask('GET', '/story-quota')).body
const at = (time: number) => new Date(time).toISOString()

const send = () =>
  sendReminders({
    db: test.database.db,
    clock: () => now,
    quotaAccount: 2,
    publicOrigin: 'https://tales.example',
    queue: {
      async queueMail(_queries, mail) {
        sent.push(mail)
        return ''
      },
    },
  })

/** Signed in with a proven mailbox; both stories of the day begun, an hour apart. */
async function spentAccount(): Promise<Browser> {
  const browser = newBrowser()
  await browser.prove('mila@tales.example')
  await begin(browser)
  now += HOUR
  await begin(browser)
  expect((await begin(browser)).body).toEqual({ error: 'story-quota' })
  return browser
}

describe('The quota of stories, as told', () => {
  it('is open for who began nothing', async () => {
    const quota = { isSpent: false, freeAt: null, perDay: 1, perDayWithAccount: 2, reminder: 'sign-in-needed' }
    expect(await quotaOf(newBrowser())).toEqual(quota)
  })

  it('tells without an account when the next story may begin, and that an account has more of them', async () => {
    const browser = newBrowser()
    await begin(browser)
    now += 5 * HOUR
    expect((await begin(browser)).status).toBe(429)
    const quota = { isSpent: true, freeAt: at(START + 24 * HOUR), perDay: 1, perDayWithAccount: 2 }
    expect(await quotaOf(browser)).toEqual({ ...quota, reminder: 'sign-in-needed' })
    expect((await browser.ask('PUT', '/story-quota/reminder', REMINDER)).body.error).toBe('unauthorised')
    now = START + 24 * HOUR
    expect(await quotaOf(browser)).toMatchObject({ isSpent: false, freeAt: null })
    expect((await begin(browser)).status).toBe(200)
  })

  it('has no hour where no stories are given', async () => {
    const closed = await openTestService({ quotaAnonymous: 0 })
    const browser = serviceBrowser(closed.server, links)
    expect((await begin(browser)).status).toBe(429)
    expect(await quotaOf(browser)).toMatchObject({ isSpent: true, freeAt: null })
    await closed.close()
  })
})

describe('A reminder', () => {
  it('is one mail to the proven mailbox, from the moment on at which the next story may begin', async () => {
    const browser = await spentAccount()
    const free = START + 24 * HOUR
    expect(await quotaOf(browser)).toMatchObject({ isSpent: true, freeAt: at(free), reminder: 'offered' })
    for (let press = 0; press < 2; press += 1) {
      const { body } = await browser.ask('PUT', '/story-quota/reminder', REMINDER)
      expect(body).toMatchObject({ freeAt: at(free), reminder: 'asked' })
    }
    now = free - 1
    await send()
    expect(sent).toEqual([])
    now = free
    await Promise.all([send(), send(), send()])
    await send()
    const link = `https://tales.example${TO}`
    expect(sent).toEqual([{ kind: 'quota-free', to: 'mila@tales.example', language: 'de', data: { link } }])
    expect((await begin(browser)).status).toBe(200)
    expect(await quotaOf(browser)).toMatchObject({ reminder: 'offered' })
  })

  it('waits on where the mailbox has begun another story meanwhile', async () => {
    const browser = await spentAccount()
    await browser.ask('PUT', '/story-quota/reminder', REMINDER)
    now = START + 24 * HOUR
    expect((await begin(browser)).status).toBe(200)
    await send()
    expect(sent).toEqual([])
    now = START + 25 * HOUR
    await send()
    expect(sent).toHaveLength(1)
  })

  it('is taken back, and asked for in vain while a story may begin', async () => {
    const browser = await spentAccount()
    await browser.ask('PUT', '/story-quota/reminder', REMINDER)
    expect((await browser.ask('GET', '/user/export')).body.reminder).toEqual({ dueAt: at(START + 24 * HOUR) })
    for (let press = 0; press < 2; press += 1) {
      expect((await browser.ask('DELETE', '/story-quota/reminder')).body.reminder).toBe('offered')
    }
    expect((await browser.ask('GET', '/user/export')).body.reminder).toBeNull()
    now = START + 24 * HOUR
    expect((await browser.ask('PUT', '/story-quota/reminder', REMINDER)).body).toMatchObject({ reminder: 'offered' })
    await send()
    expect(sent).toEqual([])
  })

  it('leads to no page but ours, and goes with its account', async () => {
    const browser = await spentAccount()
    await browser.ask('PUT', '/story-quota/reminder', { language: 'de', to: 'https://elsewhere.example/' })
    const rows = () => test.database.db.selectFrom('quota_reminder').select('path').execute()
    expect(await rows()).toEqual([{ path: null }])
    // Deleting an account needs a link of the last minutes.
    await browser.prove('mila@tales.example')
    expect((await browser.ask('POST', '/user/delete')).body).toEqual({ deleted: true })
    expect(await rows()).toEqual([])
  })

  it('is not for a mailbox that nobody has proven', async () => {
    const browser = newBrowser()
    await browser.login('passing@tales.example')
    await begin(browser)
    expect(await quotaOf(browser)).toMatchObject({ isSpent: true, reminder: 'sign-in-needed' })
    expect((await browser.ask('PUT', '/story-quota/reminder', REMINDER)).body.error).toBe('proof-needed')
  })
})
