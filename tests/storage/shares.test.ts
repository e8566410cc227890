import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteStories } from '../../src/api/accounts/delete-stories.ts'
import { exportAccount } from '../../src/api/accounts/export-account.ts'
import { Refusal } from '../../src/api/results/refusal.ts'
import { addShareAt, addStory, removeAdded } from '../../src/api/stories/add-shared.ts'
import { listStories } from '../../src/api/stories/list-stories.ts'
import { readShare } from '../../src/api/stories/read-share.ts'
import { revokeShare, shareStory } from '../../src/api/stories/share-story.ts'
import { viewStory } from '../../src/api/stories/view-story.ts'
import { ShareId } from '../../src/contract/account.ts'
import { AccountExport } from '../../src/contract/account-export.ts'
import {
  ask,
  type Browser,
  follow,
  lastLink,
  madeStory,
  newBrowser,
  openTestAccounts,
  signIn,
  type TestAccounts,
  whoIs,
} from './accounts/test-accounts.ts'

let testAccounts: TestAccounts
beforeAll(async () => {
  const made = await openTestAccounts()
  testAccounts = { ...made, deps: { ...made.deps, addShare: addShareAt(made.now) } }
})
afterAll(() => testAccounts.database.close())

let people = 0
/** Somebody in a browser of their own. */
async function somebody({ isProven = true } = {}) {
  people += 1
  const [browser, email] = [newBrowser(), `person${people}@example.com`]
  const { jwt, user_id } = isProven
    ? await signIn(testAccounts, browser, email)
    : await ask(testAccounts, browser, email)
  return viewerOf(browser, jwt, user_id)
}

async function viewerOf(browser: Browser, jwt: string | null, account: string | null) {
  const signedIn = await whoIs(testAccounts, jwt, browser)
  return { browser, account: account ?? '', claimHash: browser.claimHash, signedIn, now: testAccounts.now() }
}
type Somebody = Awaited<ReturnType<typeof somebody>>

const code = (given: unknown) => (given instanceof Refusal ? given.code : given)

/** A finished story of somebody's, and its share. */
async function shared(owner: Somebody) {
  const story = await madeStory(testAccounts, owner.browser, { account: owner.account })
  const share = await shareStory(testAccounts.deps, story, owner)
  if (share instanceof Refusal) throw new Error(share.code)
  return { story, share: share.id }
}

describe('Sharing a story', () => {
  it('gives one unguessable address, the same however often and at once it is asked for', async () => {
    const owner = await somebody()
    const story = await madeStory(testAccounts, owner.browser, { account: owner.account })
    const all = await Promise.all(Array.from({ length: 8 }, () => shareStory(testAccounts.deps, story, owner)))
    const ids = new Set(all.map(share => (share as { id: string }).id))
    expect(ids.size).toBe(1)
    const [id = ''] = ids
    expect(Buffer.from(id, 'base64url')).toHaveLength(16)
    expect(ShareId.safeParse(id).success).toBe(true)
    expect((await shared(owner)).share).not.toBe(id)
  })

  it('is for the owner with a proven mailbox, and for a story that is complete', async () => {
    const [owner, stranger, unproven] = [await somebody(), await somebody(), await somebody({ isProven: false })]
    const story = await madeStory(testAccounts, owner.browser, { account: owner.account })
    expect(code(await shareStory(testAccounts.deps, story, stranger))).toBe('not-found')
    expect(code(await revokeShare(testAccounts.deps, story, stranger))).toBe('not-found')
    const own = await madeStory(testAccounts, unproven.browser, { account: unproven.account })
    expect(code(await shareStory(testAccounts.deps, own, unproven))).toBe('proof-needed')
    expect(code(await revokeShare(testAccounts.deps, own, unproven))).toBe('proof-needed')
    await testAccounts.deps.db.updateTable('story').set({ status: 'working' }).where('id', '=', story).execute()
    expect(code(await shareStory(testAccounts.deps, story, owner))).toBe('not-ready')
    const rows = await testAccounts.deps.db
      .selectFrom('story_share')
      .select('id')
      .where('story_id', 'in', [story, own])
      .execute()
    expect(rows).toEqual([])
  })

  it('shows title, cover and the first chapter to whoever has the address, and neither answers nor owner', async () => {
    const owner = await somebody()
    const { share } = await shared(owner)
    const nobody = { claimHash: undefined, signedIn: undefined, now: testAccounts.now() }
    const seen = await readShare(testAccounts.deps, share, nobody)
    expect(seen).toEqual({
      title: 'Die Treppe von Oma',
      teaser: '',
      cover: null,
      category: 'bedtime',
      language: 'de',
      chapters: 1,
      writtenBy: 'offline',
      role: 'visitor',
      story: null,
      sender: '',
      note: '',
      opens: 'first-chapter',
      firstChapter: seen instanceof Refusal ? undefined : seen.firstChapter,
      nextTitle: null,
    })
    expect(seen).toMatchObject({ firstChapter: { number: 1, text: expect.stringMatching(/\S/) } })
    expect(code(await readShare(testAccounts.deps, 'abcdefghijklmnopqrstuv', nobody))).toBe('not-found')
  })
})

describe('Adding a shared story', () => {
  it('puts it into the library to be read, once, without the receipt, and says whose it is', async () => {
    const [owner, reader] = [await somebody(), await somebody()]
    const { story, share } = await shared(owner)
    const line = {
      fact: 'hero.name',
      question: null,
      answer: 'Łucja',
      chapter: 1,
      paragraph: 0,
      quote: 'Sie',
      start: 0,
    }
    const receipt = JSON.stringify([{ ...line, required: true }])
    await testAccounts.deps.db.updateTable('story').set({ receipt }).where('id', '=', story).execute()
    expect(await viewStory(testAccounts.deps, story, reader)).toMatchObject({ code: 'not-found' })
    for (let time = 0; time < 2; time += 1) {
      expect(await addStory(testAccounts.deps, share, reader)).toEqual({ id: story, role: 'recipient' })
    }
    expect((await listStories(testAccounts.deps, reader, {})).items).toMatchObject([
      { id: story, role: 'recipient', chapters: [{ number: 1 }] },
    ])
    expect(await viewStory(testAccounts.deps, story, owner)).toMatchObject({
      role: 'owner',
      receipt: [{ answer: 'Łucja' }],
    })
    expect(await readShare(testAccounts.deps, share, reader)).toMatchObject({ role: 'recipient', story })
    expect(await shareStory(testAccounts.deps, story, owner)).toMatchObject({ id: share, readers: 1, chapters: 1 })
  })

  it('never adds an own story, whether it is the account’s or still the browser’s', async () => {
    const owner = await somebody()
    const { story, share } = await shared(owner)
    expect(await addStory(testAccounts.deps, share, owner)).toEqual({ id: story, role: 'owner' })
    await testAccounts.deps.db.updateTable('story').set({ account_id: null }).where('id', '=', story).execute()
    expect(await addStory(testAccounts.deps, share, owner)).toEqual({ id: story, role: 'owner' })
    const added = await testAccounts.deps.db
      .selectFrom('added_story')
      .selectAll()
      .where('share_id', '=', share)
      .execute()
    expect(added).toEqual([])
  })

  it('asks for a proof of the mailbox', async () => {
    const [owner, unproven] = [await somebody(), await somebody({ isProven: false })]
    const { share, story } = await shared(owner)
    expect(code(await addStory(testAccounts.deps, share, unproven))).toBe('proof-needed')
    expect(code(await viewStory(testAccounts.deps, story, unproven))).toBe('not-found')
    expect(code(await removeAdded(testAccounts.deps, story, unproven))).toBe('proof-needed')
  })

  it('waits for the mailed link when it was asked for while signing in, in whichever browser that is followed', async () => {
    const owner = await somebody()
    const { story, share } = await shared(owner)
    const [asker, other] = [newBrowser(), newBrowser()]
    await ask(testAccounts, asker, 'invited@example.com', { action: { kind: 'add-share', share } })
    const response = await follow(testAccounts, other, lastLink(testAccounts))
    if (response instanceof Refusal) throw new Error(response.code)
    expect(response.done).toEqual(['add-share'])
    const reader = await viewerOf(other, response.jwt, response.user_id)
    expect((await listStories(testAccounts.deps, reader, {})).items).toMatchObject([{ id: story, role: 'recipient' }])
  })

  it('says of a link followed too late, or by the owner, that nothing was added', async () => {
    const owner = await somebody()
    const { story, share } = await shared(owner)
    const { email } = owner.signedIn.account
    await ask(testAccounts, newBrowser(), email, { action: { kind: 'add-share', share } })
    expect(await follow(testAccounts, newBrowser(), lastLink(testAccounts))).toMatchObject({ done: [] })
    await ask(testAccounts, newBrowser(), 'late@example.com', { action: { kind: 'add-share', share } })
    await revokeShare(testAccounts.deps, story, owner)
    expect(await follow(testAccounts, newBrowser(), lastLink(testAccounts))).toMatchObject({ done: [] })
  })

  it('is undone by the reader, and done again by the same address', async () => {
    const [owner, reader, other] = [await somebody(), await somebody(), await somebody()]
    const { story, share } = await shared(owner)
    for (const each of [reader, other]) await addStory(testAccounts.deps, share, each)
    expect(await removeAdded(testAccounts.deps, story, reader)).toEqual({ removed: true })
    expect(code(await removeAdded(testAccounts.deps, story, reader))).toBe('not-found')
    expect(code(await removeAdded(testAccounts.deps, story, owner))).toBe('not-found')
    expect((await listStories(testAccounts.deps, reader, {})).items).toEqual([])
    expect((await listStories(testAccounts.deps, other, {})).items).toHaveLength(1)
    expect(await viewStory(testAccounts.deps, story, owner)).toMatchObject({ role: 'owner' })
    await addStory(testAccounts.deps, share, reader)
    expect((await listStories(testAccounts.deps, reader, {})).items).toHaveLength(1)
  })
})

describe('Ending it', () => {
  it('closes the address, ends reading for whoever had added it, and gives a new address to a new sharing', async () => {
    const [owner, reader] = [await somebody(), await somebody()]
    const { story, share } = await shared(owner)
    await addStory(testAccounts.deps, share, reader)
    for (let time = 0; time < 2; time += 1) {
      expect(await revokeShare(testAccounts.deps, story, owner)).toEqual({ revoked: true })
    }
    expect(code(await readShare(testAccounts.deps, share, reader))).toBe('not-found')
    expect(code(await addStory(testAccounts.deps, share, reader))).toBe('not-found')
    expect(code(await viewStory(testAccounts.deps, story, reader))).toBe('not-found')
    expect((await listStories(testAccounts.deps, reader, {})).items).toEqual([])
    const again = await shareStory(testAccounts.deps, story, owner)
    expect(again).toMatchObject({ readers: 0 })
    expect(again).not.toMatchObject({ id: share })
  })

  it('never leaves a reader behind, when adding and revoking meet', async () => {
    const [owner, ...readers] = [await somebody(), await somebody(), await somebody(), await somebody()]
    const { story, share } = await shared(owner)
    const [revoked] = await Promise.all([
      revokeShare(testAccounts.deps, story, owner),
      ...readers.map(reader => addStory(testAccounts.deps, share, reader)),
    ])
    expect(revoked).toEqual({ revoked: true })
    for (const reader of readers) expect((await listStories(testAccounts.deps, reader, {})).items).toEqual([])
  })

  it('goes with the story, and with an account that added it', async () => {
    const [owner, reader] = [await somebody(), await somebody()]
    const [stored, deleted] = [await shared(owner), await shared(owner)]
    for (const { share } of [stored, deleted]) await addStory(testAccounts.deps, share, reader)
    await deleteStories(testAccounts.deps.db, [deleted.story], testAccounts.now())
    expect((await listStories(testAccounts.deps, reader, {})).items).toMatchObject([{ id: stored.story }])
    await testAccounts.deps.db.deleteFrom('account').where('id', '=', reader.account).execute()
    expect(await shareStory(testAccounts.deps, stored.story, owner)).toMatchObject({ readers: 0 })
  })

  it('is all named when an account takes its things along', async () => {
    const [owner, reader] = [await somebody(), await somebody()]
    const { story, share } = await shared(owner)
    await addStory(testAccounts.deps, share, reader)
    const [given, accepted] = [
      await exportAccount(testAccounts.deps, owner),
      await exportAccount(testAccounts.deps, reader),
    ]
    for (const each of [given, accepted]) expect(AccountExport.safeParse({ ...each, orders: [] }).success).toBe(true)
    expect(given.shares).toMatchObject([{ id: share, story }])
    expect(accepted).toMatchObject({
      stories: [],
      shares: [],
      files: [],
      added: [{ story, title: 'Die Treppe von Oma' }],
    })
  })
})
