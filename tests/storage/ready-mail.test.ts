import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SignInMail } from '../../src/api/accounts/account-deps.ts'
import { composeMail } from '../../src/api/mails/compose-mail.ts'
import type { NewMail } from '../../src/api/mails/new-mail.ts'
import { claimReadyMail } from '../../src/api/stories/ready-mail.ts'
import { exampleParameter } from '../helpers/example-parameter.ts'
import { openTestService, type TestService } from '../helpers/service.ts'
import { serviceBrowser } from '../helpers/service-browser.ts'

const signInMails: SignInMail[] = []
const sent: NewMail[] = []
const newBrowser = () => serviceBrowser(test.server, signInMails)
const origin = 'https://tales.example'

let test: TestService
beforeAll(async () => {
  test = await openTestService({
    sendMail: async (_queries, mail) => void signInMails.push(mail),
    notifyReady: async (transaction, story) => {
      const mail = await claimReadyMail(transaction, { story, origin })
      if (mail) sent.push(mail)
    },
  })
})
afterAll(() => test.close())

async function begin(browser: ReturnType<typeof newBrowser>): Promise<string> {
  return (await browser.ask('POST', '/stories/start-generator', { parameter: exampleParameter() })).body.id
}
const sentTo = (email: string) => sent.filter(({ to }) => to === email)

describe('The mail that a story is ready', () => {
  it('goes once to whoever left an address while it was being written, and to nobody else', async () => {
    const [proven, unproven, watching, nobody] = [newBrowser(), newBrowser(), newBrowser(), newBrowser()]
    await watching.prove('watching@example.com')
    await newBrowser().prove('proven@example.com')
    const begun = { proven: await begin(proven), unproven: await begin(unproven) }
    const others = [await begin(watching), await begin(nobody)]
    await unproven.login('unproven@example.com', { action: { kind: 'assign-story', story: begun.unproven } })
    await proven.prove('proven@example.com', { action: { kind: 'assign-story', story: begun.proven } })
    await test.work()
    for (const id of [begun.proven, begun.unproven, ...others]) expect(await test.ended(id)).toBe('complete')
    expect(sent.map(({ to }) => to).toSorted()).toEqual(['proven@example.com', 'unproven@example.com'])
    const { title } = await test.database.db
      .selectFrom('story')
      .select('title')
      .where('id', '=', begun.proven)
      .executeTakeFirstOrThrow()
    const link = (id: string) => `${origin}/de/login?to=${encodeURIComponent(`/de/library/ebook/${id}`)}`
    expect(sentTo('proven@example.com')).toEqual([
      {
        kind: 'story-ready',
        to: 'proven@example.com',
        language: 'de',
        data: { link: link(begun.proven), title, story: begun.proven },
      },
    ])
    // Words of a stranger are mailed to nobody who has not shown that the mailbox is theirs.
    expect(sentTo('unproven@example.com').map(({ data }) => data)).toEqual([{ link: link(begun.unproven) }])
    for (const mail of sent) expect(composeMail(mail).text).toContain(mail.data.link)

    const late = begun.unproven
    const again = await unproven.ask('POST', `/stories/${late}/assign/${(await unproven.ask('GET', '/user')).body.id}`)
    expect(again.status).toBe(200)
    expect(await claimReadyMail(test.database.db, { story: late, origin })).toBeUndefined()
    expect(await claimReadyMail(test.database.db, { story: begun.proven, origin })).toBeUndefined()
  })
})
