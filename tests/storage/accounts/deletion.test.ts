import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteAccount } from '../../../src/api/accounts/delete-account.ts'
import { exportAccount } from '../../../src/api/accounts/export-account.ts'
import { removeOwedFiles } from '../../../src/api/accounts/remove-files.ts'
import { sessionOf } from '../../../src/api/accounts/signed-in.ts'
import { sweepAccounts } from '../../../src/api/accounts/sweep.ts'
import type { Files } from '../../../src/api/outside/files/files.ts'
import { openFolder } from '../../../src/api/outside/files/folder.ts'
import { AccountExport } from '../../../src/contract/account-export.ts'
import { countRowsContaining } from '../../helpers/count-rows-containing.ts'
import {
  ask,
  type Browser,
  lastLink,
  madeStory,
  newBrowser,
  openTestAccounts,
  ownerOf,
  signIn,
  type TestAccounts,
  whoIs,
} from './test-accounts.ts'

const HOUR_MS = 60 * 60_000
/** A link was followed a moment ago: nothing else is asked for. */
const SHOWN = { oldPassword: undefined, networkHash: 'network', knownHash: undefined }
const DAY_MS = 24 * HOUR_MS
const MARKER = 'Zyxomira'
const EMAIL = 'zyxomira@example.com'

const folder = mkdtempSync(path.join(os.tmpdir(), 'lumitale-accounts-'))
const logged: string[] = []
const write = (fields: object, message: string) => void logged.push(JSON.stringify({ ...fields, message }))
let files: Files
let testAccounts: TestAccounts
beforeAll(async () => {
  testAccounts = await openTestAccounts()
  files = openFolder(folder)
})
afterAll(async () => {
  await testAccounts.database.close()
  rmSync(folder, { recursive: true, force: true })
})

const forgotten: string[] = []
const position = () => ({
  ...testAccounts.deps,
  files,
  log: { info: write, warn: write, error: write },
  forgetMails: async (_queries: unknown, email: string) => void forgotten.push(email),
})
const viewer = async (browser: Browser, jwt: string) => ({
  claimHash: browser.claimHash,
  signedIn: await whoIs(testAccounts, jwt, browser),
  now: testAccounts.now(),
})
const picture = (story: string) => `stories/${story}/cover-1.webp`

async function pictured(browser: Browser, more: { account?: string } = {}): Promise<string> {
  const story = await madeStory(testAccounts, browser, { ...more, name: MARKER })
  await files.put(picture(story), Buffer.from(`a picture of ${MARKER}`), 'image/webp')
  const media = {
    id: story,
    story_id: story,
    type: 'coverimage',
    file: 'cover-1.webp',
    bytes: 20,
    scene: '{}',
  } as const
  await testAccounts.database.db.insertInto('media').values(media).execute()
  return story
}

const rowsWith = (text: string) => countRowsContaining(testAccounts.database.db, text)

describe('An account', () => {
  it('is exported with everything in it and nothing of anybody else', async () => {
    const [browser, other] = [newBrowser(), newBrowser()]
    const { jwt, user_id } = await signIn(testAccounts, browser, 'export@example.com')
    const story = await pictured(browser, { account: user_id })
    await pictured(other)
    const whole = await exportAccount(testAccounts.deps, await viewer(browser, jwt))
    // The call adds what was ordered.
    const sent = { ...whole, orders: [] }
    expect(AccountExport.parse(sent)).toEqual(sent)
    expect(whole).toMatchObject({
      account: { id: user_id, email: 'export@example.com', isProven: true },
      sessions: [{ isCurrent: true }],
      stories: [{ id: story, parameter: { character: { demographics: { name: MARKER } } }, chapters: [{ number: 1 }] }],
      files: [{ story, name: 'cover-1.webp', bytes: 20 }],
    })
    expect([whole.stories.length, whole.files.length]).toEqual([1, 1])
  })

  it('is deleted with everything in it: its name is found nowhere afterwards', async () => {
    await testAccounts.database.db.deleteFrom('story').execute()
    const browser = newBrowser()
    const { jwt, user_id } = await signIn(testAccounts, browser, EMAIL)
    const stories = [await pictured(browser, { account: user_id }), await pictured(browser)]
    const request = {
      id: user_id,
      story_id: stories[0] ?? '',
      created_at: new Date(),
      text: MARKER,
      state: 'done',
    } as const
    await testAccounts.database.db.insertInto('revision_request').values(request).execute()
    await ask(testAccounts, browser, EMAIL)
    expect(await rowsWith(MARKER)).toBeGreaterThan(4)
    expect(await deleteAccount(position(), await viewer(browser, jwt), SHOWN)).toEqual({ deleted: true })
    expect(await rowsWith(MARKER)).toBe(0)
    expect([await rowsWith(EMAIL), await rowsWith(user_id)]).toEqual([0, 0])
    for (const story of stories) expect(await files.has(picture(story))).toBe(false)
    expect(forgotten).toEqual([EMAIL])
    expect(await sessionOf(testAccounts.deps, jwt, browser.claimHash)).toBeUndefined()
    expect(logged.join('\n').toLowerCase()).not.toContain(MARKER.toLowerCase())
    expect((await ask(testAccounts, newBrowser(), EMAIL)).message).toBe('Account created')
  })

  it('leaves the day as used up as it was', async () => {
    const browser = newBrowser()
    const { jwt, user_id } = await signIn(testAccounts, browser, 'again@example.com')
    const story = await madeStory(testAccounts, browser, { account: user_id })
    const { db } = testAccounts.database
    const used = { story_id: story, step: 'draft', model: 'm', input_tokens: 70, output_tokens: 7 }
    await db.insertInto('provider_usage').values(used).execute()
    await deleteAccount(position(), await viewer(browser, jwt), SHOWN)
    const tokens = await db.selectFrom('provider_usage').select(['story_id', 'input_tokens']).execute()
    expect(tokens).toEqual([{ story_id: null, input_tokens: 70 }])
    const counted = await db
      .selectFrom('sign_in_attempt')
      .select(['kind', 'at'])
      .where('key', '=', browser.claimHash)
      .execute()
    expect(counted).toEqual([{ kind: 'story-browser', at: new Date(testAccounts.now()) }])
    testAccounts.pass(DAY_MS)
    await sweepAccounts(position())
    expect(
      await db.selectFrom('sign_in_attempt').select('kind').where('key', '=', browser.claimHash).execute(),
    ).toEqual([])
  })
})

describe('Files of deleted stories', () => {
  it('are tried again when they could not be removed', async () => {
    const browser = newBrowser()
    const { jwt, user_id } = await signIn(testAccounts, browser, 'files@example.com')
    const story = await pictured(browser, { account: user_id })
    const broken = { ...files, remove: () => Promise.reject(new Error(`no way to ${MARKER}`)) }
    await deleteAccount({ ...position(), files: broken }, await viewer(browser, jwt), SHOWN)
    expect(await files.has(picture(story))).toBe(true)
    expect(logged.at(-1)).toContain(story)
    expect(logged.at(-1)).not.toContain(MARKER)
    testAccounts.pass(60_000)
    await removeOwedFiles(position())
    expect(await files.has(picture(story))).toBe(false)
  })

  it('that a late worker adds are removed two hours later, and then nothing is owed', async () => {
    const browser = newBrowser()
    const { jwt, user_id } = await signIn(testAccounts, browser, 'worker@example.com')
    const story = await pictured(browser, { account: user_id })
    await deleteAccount(position(), await viewer(browser, jwt), SHOWN)
    await files.put(picture(story), Buffer.from('late'), 'image/webp')
    testAccounts.pass(2 * HOUR_MS)
    await removeOwedFiles(position())
    expect(await files.has(picture(story))).toBe(false)
    const owed = testAccounts.database.db.selectFrom('file_removal').select('story_id').where('story_id', '=', story)
    expect(await owed.execute()).toEqual([])
  })
})

describe('The sweep', () => {
  it('deletes stories that nobody claimed within thirty days, with their files, and no others', async () => {
    const browser = newBrowser()
    const { user_id } = await signIn(testAccounts, browser, 'keeper@example.com')
    const [unclaimed, claimed] = [await pictured(browser), await pictured(browser, { account: user_id })]
    testAccounts.pass(30 * DAY_MS - 1000)
    const young = await pictured(browser)
    await sweepAccounts(position())
    expect(await ownerOf(testAccounts, unclaimed)).toBeNull()
    testAccounts.pass(1000)
    await sweepAccounts(position())
    await removeOwedFiles(position())
    expect([
      await ownerOf(testAccounts, unclaimed),
      await ownerOf(testAccounts, claimed),
      await ownerOf(testAccounts, young),
    ]).toEqual([undefined, user_id, null])
    expect([await files.has(picture(unclaimed)), await files.has(picture(claimed))]).toEqual([false, true])
  })

  it('forgets links, counts and sessions that are over', async () => {
    const browser = newBrowser()
    const { jwt, user_id } = await signIn(testAccounts, browser, 'over@example.com')
    await ask(testAccounts, browser, 'over@example.com')
    expect(lastLink(testAccounts).token).not.toBe('')
    const { db } = testAccounts.database
    const left = async () => [
      (await db.selectFrom('sign_in_link').select('id').where('account_id', '=', user_id).execute()).length,
      (await db.selectFrom('session').select('id').where('account_id', '=', user_id).execute()).length,
      (await db.selectFrom('sign_in_attempt').select('id').where('kind', '=', 'mail-known').execute()).length,
    ]
    expect(await left()).toEqual([2, 2, 1])
    testAccounts.pass(DAY_MS)
    await sweepAccounts(position())
    expect(await left()).toEqual([0, 1, 0])
    expect(await sessionOf(testAccounts.deps, jwt, browser.claimHash)).toBeDefined()
    testAccounts.pass(60 * DAY_MS)
    await sweepAccounts(position())
    expect(await left()).toEqual([0, 0, 0])
  })
})
