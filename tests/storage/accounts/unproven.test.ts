import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeOwedFiles } from '../../../src/api/accounts/remove-files.ts'
import { sweepAccounts } from '../../../src/api/accounts/sweep.ts'
import { openFolder } from '../../../src/api/outside/files/folder.ts'
import { ask, madeStory, newBrowser, openTestAccounts, ownerOf, signIn, type TestAccounts } from './test-accounts.ts'

const DAY_MS = 24 * 60 * 60_000

const folder = mkdtempSync(path.join(os.tmpdir(), 'lumitale-unproven-'))
const files = openFolder(folder)
let testAccounts: TestAccounts
beforeAll(async () => {
  testAccounts = await openTestAccounts()
})
afterAll(async () => {
  await testAccounts.database.close()
  rmSync(folder, { recursive: true, force: true })
})

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
/** Both run once a minute; the files go by the second. */
async function sweep(): Promise<void> {
  await sweepAccounts({ ...testAccounts.deps, files, log })
  await removeOwedFiles({ ...testAccounts.deps, files, log })
}
const picture = (story: string) => `stories/${story}/cover-1.webp`

/** An account with a story and a picture, left by a browser that never followed the link. */
async function unproven(email: string) {
  const browser = newBrowser()
  const story = await madeStory(testAccounts, browser)
  await files.put(picture(story), Buffer.from('picture'), 'image/webp')
  const { user_id } = await ask(testAccounts, browser, email, { action: { kind: 'assign-story', story } })
  return { browser, story, account: user_id ?? '' }
}
const isThere = async (account: string) =>
  (await testAccounts.database.db.selectFrom('account').select('id').where('id', '=', account).execute()).length === 1

/** An order of the account; `paid` in cents. */
async function order(account: string, story: string, paid: number): Promise<void> {
  const { db } = testAccounts.database
  const id = crypto.randomUUID()
  await sql`
    insert into product (id, name, position, price_in_cent, description, metadata)
    values (${id}, ${`product ${id}`}, 1, 500, '', '{}')`.execute(db)
  const what = { edition: 'ebook' as const, claim_hash: 'claim', language: 'de' as const, price_id: 'price' }
  const when = { created_at: new Date(testAccounts.now()), paid_at: new Date(testAccounts.now()) }
  const whose = { product_id: id, story_id: story, account_id: account, email: 'buyer@example.com' }
  const row = { id: crypto.randomUUID(), ...what, ...when, ...whose, accepted: JSON.stringify([]) }
  await db
    .insertInto('shop_order')
    .values({ ...row, price_in_cent: paid, paid_in_cent: paid, state: 'fulfilled' })
    .execute()
}

describe('An account whose mailbox nobody proved', () => {
  it('goes after 30 days with its stories, their files and its sessions', async () => {
    const { story, account } = await unproven('never@example.com')
    testAccounts.pass(30 * DAY_MS - 1)
    await sweep()
    expect([await isThere(account), await files.has(picture(story))]).toEqual([true, true])
    testAccounts.pass(1)
    await sweep()
    expect([await isThere(account), await ownerOf(testAccounts, story)]).toEqual([false, undefined])
    expect(await files.has(picture(story))).toBe(false)
    const sessions = await testAccounts.database.db
      .selectFrom('session')
      .select('id')
      .where('account_id', '=', account)
      .execute()
    expect(sessions).toEqual([])
  })

  it('stays when something was paid for, and when the mailbox is proven; what cost nothing keeps no address', async () => {
    const [bought, free, proven] = [
      await unproven('bought@example.com'),
      await unproven('free@example.com'),
      await unproven('proven@example.com'),
    ]
    await order(bought.account, bought.story, 500)
    await order(free.account, free.story, 0)
    await signIn(testAccounts, proven.browser, 'proven@example.com')
    testAccounts.pass(400 * DAY_MS)
    await sweep()
    await sweep()
    expect([await isThere(bought.account), await isThere(free.account), await isThere(proven.account)]).toEqual([
      true,
      false,
      true,
    ])
    expect([await ownerOf(testAccounts, bought.story), await ownerOf(testAccounts, proven.story)]).toEqual([
      bought.account,
      proven.account,
    ])
    const orders = await testAccounts.database.db.selectFrom('shop_order').select(['email', 'paid_in_cent']).execute()
    expect(orders.toSorted((one, other) => (one.paid_in_cent ?? 0) - (other.paid_in_cent ?? 0))).toEqual([
      { email: null, paid_in_cent: 0 },
      { email: 'buyer@example.com', paid_in_cent: 500 },
    ])
  })

  it('goes in batches, of which two processes take different ones', async () => {
    await Promise.all(
      Array.from({ length: 60 }, (_, number) => ask(testAccounts, newBrowser(), `many${number}@example.com`)),
    )
    testAccounts.pass(30 * DAY_MS)
    await Promise.all([sweep(), sweep()])
    const left = await testAccounts.database.db
      .selectFrom('account')
      .select('id')
      .where('email', 'like', 'many%')
      .execute()
    expect(left).toEqual([])
  })
})
