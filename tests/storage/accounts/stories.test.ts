import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withinAccountQuota } from '../../../src/api/accounts/account-quota.ts'
import { assignStory } from '../../../src/api/accounts/assign-story.ts'
import { decideOffered, offeredStories } from '../../../src/api/accounts/offered-stories.ts'
import { sessionOf } from '../../../src/api/accounts/signed-in.ts'
import { visibleStories, visibleStory } from '../../../src/api/accounts/visible-stories.ts'
import { openFolder } from '../../../src/api/outside/files/folder.ts'
import { Refusal } from '../../../src/api/results/refusal.ts'
import {
  ask,
  type Browser,
  follow,
  lastLink,
  madeStory,
  newBrowser,
  openTestAccounts,
  ownerOf,
  signIn,
  type TestAccounts,
  whoIs,
} from './test-accounts.ts'

let testAccounts: TestAccounts
beforeAll(async () => {
  testAccounts = await openTestAccounts()
})
afterAll(async () => {
  await testAccounts.database.close()
  rmSync(folder, { recursive: true, force: true })
})

const folder = mkdtempSync(path.join(os.tmpdir(), 'lumitale-stories-'))
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const position = () => ({ ...testAccounts.deps, log, files: openFolder(folder) })

/** What a browser sees, with the token it shows. */
async function seen(browser: Pick<Browser, 'claimHash'> | undefined, jwt?: string | null): Promise<string[]> {
  const claimHash = browser?.claimHash
  const signedIn = jwt ? await sessionOf(testAccounts.deps, jwt, claimHash) : undefined
  const viewer = { claimHash, signedIn, now: testAccounts.now() }
  const rows = await visibleStories(testAccounts.deps.db, viewer).select('story.id').orderBy('created_at').execute()
  for (const { id } of rows) {
    expect(await visibleStory(testAccounts.deps.db, viewer, id).select('story.id').executeTakeFirst()).toEqual({ id })
  }
  return rows.map(({ id }) => id)
}

const assign = async (browser: Browser, jwt: string | null, story: string, userId?: string) => {
  const signedIn = await whoIs(testAccounts, jwt, browser)
  return assignStory(
    testAccounts.deps,
    { signedIn, claimHash: browser.claimHash },
    { story, userId: userId ?? signedIn.account.id },
  )
}

describe('A story', () => {
  it('that nobody took is seen by the browser that made it, signed in or not, and by nobody else', async () => {
    const browser = newBrowser()
    const story = await madeStory(testAccounts, browser)
    expect(await seen(browser)).toEqual([story])
    expect(await seen(newBrowser())).toEqual([])
    expect(await seen(undefined)).toEqual([])
    const { jwt } = await signIn(testAccounts, browser, 'unclaimed@example.com')
    expect(await seen(browser, jwt)).toEqual([story])
    expect(await seen(newBrowser(), jwt)).toEqual([])
  })

  it('of an account is seen wherever a proven session is shown, and by its claim no more', async () => {
    const browser = newBrowser()
    const { jwt } = await signIn(testAccounts, browser, 'owner@example.com')
    const story = await madeStory(testAccounts, browser)
    expect(await assign(browser, jwt, story)).toEqual({ id: story })
    expect(await seen(newBrowser(), jwt)).toEqual([story])
    expect(await seen(undefined, jwt)).toEqual([story])
    expect(await seen(browser)).toEqual([])
  })

  it('of an account that is not proven is seen by the browser that made both, until somebody proves the mailbox', async () => {
    const [early, owner] = [newBrowser(), newBrowser()]
    const story = await madeStory(testAccounts, early)
    const { jwt, user_id } = await ask(testAccounts, early, 'both@example.com', {
      action: { kind: 'assign-story', story },
    })
    expect(await ownerOf(testAccounts, story)).toBe(user_id)
    expect([await seen(early, jwt), await seen(early), await seen(owner)]).toEqual([[story], [story], []])
    const { jwt: proven } = await signIn(testAccounts, owner, 'both@example.com')
    expect([await seen(early, jwt), await seen(early), await seen(owner, proven)]).toEqual([[], [], []])
    const signedIn = await whoIs(testAccounts, proven, owner)
    expect((await offeredStories(testAccounts.deps, signedIn)).map(({ id }) => id)).toEqual([story])
    expect(await decideOffered(position(), signedIn, { keep: true, stories: [story] })).toEqual({ decided: 1 })
    expect([await seen(early, jwt), await seen(early), await seen(owner, proven)]).toEqual([[], [], [story]])
  })

  it('that came from another browser is deleted when its supposed owner says so, and theirs stay', async () => {
    const [planter, owner] = [newBrowser(), newBrowser()]
    await signIn(testAccounts, owner, 'planted@example.com')
    const [planted, other] = [await madeStory(testAccounts, planter), await madeStory(testAccounts, owner)]
    // The owner presses the button of a link that somebody else asked for.
    await ask(testAccounts, planter, 'planted@example.com', { action: { kind: 'assign-story', story: planted } })
    const response = await follow(testAccounts, owner, lastLink(testAccounts))
    if (response instanceof Refusal) throw new Error(response.code)
    expect(response.to).toBe('/de/library')
    const signedIn = await whoIs(testAccounts, response.jwt, owner)
    expect(await seen(owner, response.jwt)).toEqual([other])
    const stranger = await whoIs(
      testAccounts,
      (await signIn(testAccounts, newBrowser(), 'else@example.com')).jwt,
      newBrowser(),
    )
    expect(await decideOffered(position(), stranger, { keep: true, stories: [planted] })).toEqual({ decided: 0 })
    expect(await decideOffered(position(), signedIn, { keep: false, stories: [planted, other] })).toEqual({
      decided: 1,
    })
    expect([await ownerOf(testAccounts, planted), await ownerOf(testAccounts, other)]).toEqual([undefined, null])
  })

  it('is given to nobody but the caller, and only by the browser that made it', async () => {
    const [browser, stranger] = [newBrowser(), newBrowser()]
    const story = await madeStory(testAccounts, browser)
    const mine = await signIn(testAccounts, browser, 'giver@example.com')
    const theirs = await signIn(testAccounts, stranger, 'taker@example.com')
    expect(await assign(stranger, theirs.jwt, story)).toMatchObject({ code: 'not-found' })
    expect(await assign(browser, mine.jwt, story, theirs.user_id)).toMatchObject({ code: 'not-found' })
    expect(await assign(browser, mine.jwt, story)).toEqual({ id: story })
    expect(await assign(browser, mine.jwt, story)).toEqual({ id: story })
    expect(await ownerOf(testAccounts, story)).toBe(mine.user_id)
  })

  it('follows its maker from a mistyped address to the right one, but never out of a proven account', async () => {
    const browser = newBrowser()
    const story = await madeStory(testAccounts, browser)
    await ask(testAccounts, browser, 'mistpyed@example.com', { action: { kind: 'assign-story', story } })
    const right = await ask(testAccounts, browser, 'mistyped@example.com')
    expect(await assign(browser, right.jwt, story)).toEqual({ id: story })
    await follow(testAccounts, browser, lastLink(testAccounts))
    const third = await ask(testAccounts, browser, 'third@example.com')
    expect(await assign(browser, third.jwt, story)).toMatchObject({ code: 'not-found' })
    expect(await ownerOf(testAccounts, story)).toBe(right.user_id)
  })
})

describe('An action that waits for the proof', () => {
  it('gives a story to the account, in whichever browser the link is followed', async () => {
    const [asker, other] = [newBrowser(), newBrowser()]
    await ask(testAccounts, newBrowser(), 'waiting@example.com')
    const story = await madeStory(testAccounts, asker)
    await ask(testAccounts, asker, 'waiting@example.com', { action: { kind: 'assign-story', story } })
    expect(await ownerOf(testAccounts, story)).toBeNull()
    const response = await follow(testAccounts, other, lastLink(testAccounts))
    expect(response).toMatchObject({ done: ['assign-story'] })
    expect(await ownerOf(testAccounts, story)).toBe((response as { user_id: string }).user_id)
  })

  it("takes nobody's story away", async () => {
    const [maker, thief] = [newBrowser(), newBrowser()]
    await ask(testAccounts, thief, 'thief@example.com')
    const story = await madeStory(testAccounts, maker)
    await ask(testAccounts, thief, 'thief@example.com', { action: { kind: 'assign-story', story } })
    expect(await follow(testAccounts, thief, lastLink(testAccounts))).toMatchObject({ done: [] })
    expect(await ownerOf(testAccounts, story)).toBeNull()
  })

  it('adds what somebody shared, once the mailbox is proven and not before', async () => {
    const browser = newBrowser()
    const share = 'abcdefghijklmnopqrstuv'
    const { user_id } = await ask(testAccounts, browser, 'shared@example.com', { action: { kind: 'add-share', share } })
    expect(testAccounts.shares).toEqual([])
    expect(await follow(testAccounts, newBrowser(), lastLink(testAccounts))).toMatchObject({ done: ['add-share'] })
    expect(testAccounts.shares).toEqual([{ share, account: user_id }])
  })
})

describe('The quota of an account', () => {
  it('counts the stories of its day', async () => {
    const browser = newBrowser()
    const { user_id } = await signIn(testAccounts, browser, 'busy@example.com')
    const may = () =>
      testAccounts.deps.db.transaction().execute(transaction =>
        withinAccountQuota(transaction, {
          accountId: user_id,
          networkHash: 'network',
          limit: 2,
          now: testAccounts.now(),
        }),
      )
    await madeStory(testAccounts, browser, { account: user_id })
    expect(await may()).toBe(true)
    await madeStory(testAccounts, browser, { account: user_id })
    expect(await may()).toBe(false)
    testAccounts.pass(24 * 60 * 60_000)
    expect(await may()).toBe(true)
  })
  it('is one for all accounts of a mailbox, and has an end for those of a network', async () => {
    const may = (accountId: string, networkHash: string) =>
      testAccounts.deps.db
        .transaction()
        .execute(transaction =>
          withinAccountQuota(transaction, { accountId, networkHash, limit: 2, now: testAccounts.now() }),
        )
    const browser = newBrowser()
    const { user_id: one } = await signIn(testAccounts, browser, 'crowd@example.com')
    const { user_id: other } = await signIn(testAccounts, newBrowser(), 'crowd+two@example.com')
    const { user_id: stranger } = await signIn(testAccounts, newBrowser(), 'stranger@example.com')
    await madeStory(testAccounts, browser, { account: one })
    await madeStory(testAccounts, browser, { account: one })
    expect(await may(other, 'elsewhere')).toBe(false)
    expect(await may(stranger, 'elsewhere')).toBe(true)
    const { network_hash: network } = await testAccounts.deps.db
      .selectFrom('story')
      .select('network_hash')
      .where('account_id', '=', one)
      .limit(1)
      .executeTakeFirstOrThrow()
    // Ten accounts of a network may use up their day.
    for (let story = 2; story < 20; story++) await madeStory(testAccounts, browser, { account: one })
    expect(await may(stranger, network ?? '')).toBe(false)
    expect(await may(stranger, 'elsewhere')).toBe(true)
  })
})
