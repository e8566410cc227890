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
  type AccountsAtHand,
  accountsAtHand,
  ask,
  type Browser,
  follow,
  lastLink,
  madeStory,
  newBrowser,
  ownerOf,
  signIn,
  whoIs,
} from './accounts-at-hand.ts'

let hand: AccountsAtHand
beforeAll(async () => {
  hand = await accountsAtHand()
})
afterAll(async () => {
  await hand.database.close()
  rmSync(folder, { recursive: true, force: true })
})

const folder = mkdtempSync(path.join(os.tmpdir(), 'lumitale-stories-'))
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const place = () => ({ ...hand.desk, log, files: openFolder(folder) })

/** What a browser sees, with the token it shows. */
async function seen(browser: Pick<Browser, 'claimHash'> | undefined, jwt?: string | null): Promise<string[]> {
  const claimHash = browser?.claimHash
  const signedIn = jwt ? await sessionOf(hand.desk, jwt, claimHash) : undefined
  const viewer = { claimHash, signedIn, now: hand.now() }
  const rows = await visibleStories(hand.desk.db, viewer).select('story.id').orderBy('created_at').execute()
  for (const { id } of rows) {
    expect(await visibleStory(hand.desk.db, viewer, id).select('story.id').executeTakeFirst()).toEqual({ id })
  }
  return rows.map(({ id }) => id)
}

const assign = async (browser: Browser, jwt: string | null, story: string, userId?: string) => {
  const signedIn = await whoIs(hand, jwt, browser)
  return assignStory(
    hand.desk,
    { signedIn, claimHash: browser.claimHash },
    { story, userId: userId ?? signedIn.account.id },
  )
}

describe('A story', () => {
  it('that nobody took is seen by the browser that made it, signed in or not, and by nobody else', async () => {
    const browser = newBrowser()
    const story = await madeStory(hand, browser)
    expect(await seen(browser)).toEqual([story])
    expect(await seen(newBrowser())).toEqual([])
    expect(await seen(undefined)).toEqual([])
    const { jwt } = await signIn(hand, browser, 'unclaimed@example.com')
    expect(await seen(browser, jwt)).toEqual([story])
    expect(await seen(newBrowser(), jwt)).toEqual([])
  })

  it('of an account is seen wherever a proven session is shown, and by its claim no more', async () => {
    const browser = newBrowser()
    const { jwt } = await signIn(hand, browser, 'owner@example.com')
    const story = await madeStory(hand, browser)
    expect(await assign(browser, jwt, story)).toEqual({ id: story })
    expect(await seen(newBrowser(), jwt)).toEqual([story])
    expect(await seen(undefined, jwt)).toEqual([story])
    expect(await seen(browser)).toEqual([])
  })

  it('of an account that is not proven is seen by the browser that made both, until somebody proves the mailbox', async () => {
    const [early, owner] = [newBrowser(), newBrowser()]
    const story = await madeStory(hand, early)
    const { jwt, user_id } = await ask(hand, early, 'both@example.com', { action: { kind: 'assign-story', story } })
    expect(await ownerOf(hand, story)).toBe(user_id)
    expect([await seen(early, jwt), await seen(early), await seen(owner)]).toEqual([[story], [story], []])
    const { jwt: proven } = await signIn(hand, owner, 'both@example.com')
    expect([await seen(early, jwt), await seen(early), await seen(owner, proven)]).toEqual([[], [], []])
    const signedIn = await whoIs(hand, proven, owner)
    expect((await offeredStories(hand.desk, signedIn)).map(({ id }) => id)).toEqual([story])
    expect(await decideOffered(place(), signedIn, { keep: true, stories: [story] })).toEqual({ decided: 1 })
    expect([await seen(early, jwt), await seen(early), await seen(owner, proven)]).toEqual([[], [], [story]])
  })

  it('that came from another browser is deleted when its supposed owner says so, and theirs stay', async () => {
    const [planter, owner] = [newBrowser(), newBrowser()]
    await signIn(hand, owner, 'planted@example.com')
    const [planted, other] = [await madeStory(hand, planter), await madeStory(hand, owner)]
    // The owner presses the button of a link that somebody else asked for.
    await ask(hand, planter, 'planted@example.com', { action: { kind: 'assign-story', story: planted } })
    const answer = await follow(hand, owner, lastLink(hand))
    if (answer instanceof Refusal) throw new Error(answer.code)
    expect(answer.to).toBe('/de/library')
    const signedIn = await whoIs(hand, answer.jwt, owner)
    expect(await seen(owner, answer.jwt)).toEqual([other])
    const stranger = await whoIs(hand, (await signIn(hand, newBrowser(), 'else@example.com')).jwt, newBrowser())
    expect(await decideOffered(place(), stranger, { keep: true, stories: [planted] })).toEqual({ decided: 0 })
    expect(await decideOffered(place(), signedIn, { keep: false, stories: [planted, other] })).toEqual({ decided: 1 })
    expect([await ownerOf(hand, planted), await ownerOf(hand, other)]).toEqual([undefined, null])
  })

  it('is given to nobody but the caller, and only by the browser that made it', async () => {
    const [browser, stranger] = [newBrowser(), newBrowser()]
    const story = await madeStory(hand, browser)
    const mine = await signIn(hand, browser, 'giver@example.com')
    const theirs = await signIn(hand, stranger, 'taker@example.com')
    expect(await assign(stranger, theirs.jwt, story)).toMatchObject({ code: 'not-found' })
    expect(await assign(browser, mine.jwt, story, theirs.user_id)).toMatchObject({ code: 'not-found' })
    expect(await assign(browser, mine.jwt, story)).toEqual({ id: story })
    expect(await assign(browser, mine.jwt, story)).toEqual({ id: story })
    expect(await ownerOf(hand, story)).toBe(mine.user_id)
  })

  it('follows its maker from a mistyped address to the right one, but never out of a proven account', async () => {
    const browser = newBrowser()
    const story = await madeStory(hand, browser)
    await ask(hand, browser, 'mistpyed@example.com', { action: { kind: 'assign-story', story } })
    const right = await ask(hand, browser, 'mistyped@example.com')
    expect(await assign(browser, right.jwt, story)).toEqual({ id: story })
    await follow(hand, browser, lastLink(hand))
    const third = await ask(hand, browser, 'third@example.com')
    expect(await assign(browser, third.jwt, story)).toMatchObject({ code: 'not-found' })
    expect(await ownerOf(hand, story)).toBe(right.user_id)
  })
})

describe('An action that waits for the proof', () => {
  it('gives a story to the account, in whichever browser the link is followed', async () => {
    const [asker, other] = [newBrowser(), newBrowser()]
    await ask(hand, newBrowser(), 'waiting@example.com')
    const story = await madeStory(hand, asker)
    await ask(hand, asker, 'waiting@example.com', { action: { kind: 'assign-story', story } })
    expect(await ownerOf(hand, story)).toBeNull()
    const answer = await follow(hand, other, lastLink(hand))
    expect(answer).toMatchObject({ done: ['assign-story'] })
    expect(await ownerOf(hand, story)).toBe((answer as { user_id: string }).user_id)
  })

  it("takes nobody's story away", async () => {
    const [maker, thief] = [newBrowser(), newBrowser()]
    await ask(hand, thief, 'thief@example.com')
    const story = await madeStory(hand, maker)
    await ask(hand, thief, 'thief@example.com', { action: { kind: 'assign-story', story } })
    expect(await follow(hand, thief, lastLink(hand))).toMatchObject({ done: [] })
    expect(await ownerOf(hand, story)).toBeNull()
  })

  it('adds what somebody shared, once the mailbox is proven and not before', async () => {
    const browser = newBrowser()
    const share = 'abcdefghijklmnopqrstuv'
    const { user_id } = await ask(hand, browser, 'shared@example.com', { action: { kind: 'add-share', share } })
    expect(hand.shares).toEqual([])
    expect(await follow(hand, newBrowser(), lastLink(hand))).toMatchObject({ done: ['add-share'] })
    expect(hand.shares).toEqual([{ share, account: user_id }])
  })
})

describe('The quota of an account', () => {
  it('counts the stories of its day', async () => {
    const browser = newBrowser()
    const { user_id } = await signIn(hand, browser, 'busy@example.com')
    const may = () =>
      hand.desk.db
        .transaction()
        .execute(transaction =>
          withinAccountQuota(transaction, { accountId: user_id, networkHash: 'network', limit: 2, now: hand.now() }),
        )
    await madeStory(hand, browser, { account: user_id })
    expect(await may()).toBe(true)
    await madeStory(hand, browser, { account: user_id })
    expect(await may()).toBe(false)
    hand.pass(24 * 60 * 60_000)
    expect(await may()).toBe(true)
  })
  it('is one for all accounts of a mailbox, and has an end for those of a network', async () => {
    const may = (accountId: string, networkHash: string) =>
      hand.desk.db
        .transaction()
        .execute(transaction => withinAccountQuota(transaction, { accountId, networkHash, limit: 2, now: hand.now() }))
    const browser = newBrowser()
    const { user_id: one } = await signIn(hand, browser, 'crowd@example.com')
    const { user_id: other } = await signIn(hand, newBrowser(), 'crowd+two@example.com')
    const { user_id: stranger } = await signIn(hand, newBrowser(), 'stranger@example.com')
    await madeStory(hand, browser, { account: one })
    await madeStory(hand, browser, { account: one })
    expect(await may(other, 'elsewhere')).toBe(false)
    expect(await may(stranger, 'elsewhere')).toBe(true)
    const { network_hash: network } = await hand.desk.db
      .selectFrom('story')
      .select('network_hash')
      .where('account_id', '=', one)
      .limit(1)
      .executeTakeFirstOrThrow()
    // Ten accounts of a network may use up their day.
    for (let story = 2; story < 20; story++) await madeStory(hand, browser, { account: one })
    expect(await may(stranger, network ?? '')).toBe(false)
    expect(await may(stranger, 'elsewhere')).toBe(true)
  })
})
