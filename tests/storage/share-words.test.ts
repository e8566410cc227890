import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Refusal } from '../../src/api/results/refusal.ts'
import { addStory } from '../../src/api/stories/add-shared.ts'
import { readShare, readSharedChapters } from '../../src/api/stories/read-share.ts'
import { changeShare, revokeShare, shareStory } from '../../src/api/stories/share-story.ts'
import {
  ask,
  madeStory,
  newBrowser,
  openTestAccounts,
  signIn,
  type TestAccounts,
  whoIs,
} from './accounts/test-accounts.ts'

let testAccounts: TestAccounts
beforeAll(async () => {
  testAccounts = await openTestAccounts()
})
afterAll(() => testAccounts.database.close())

let people = 0
/** Somebody in a browser of their own. */
async function somebody({ isProven = true } = {}) {
  people += 1
  const [browser, email] = [newBrowser(), `giver${people}@example.com`]
  const { jwt, user_id } = await (isProven ? signIn : ask)(testAccounts, browser, email)
  const signedIn = await whoIs(testAccounts, jwt, browser)
  return { browser, account: user_id ?? '', claimHash: browser.claimHash, signedIn, now: testAccounts.now() }
}

const code = (given: unknown) => (given instanceof Refusal ? given.code : given)

/** A finished story of somebody's, and its share. */
async function shared(owner: Awaited<ReturnType<typeof somebody>>) {
  const story = await madeStory(testAccounts, owner.browser, { account: owner.account })
  const share = await shareStory(testAccounts.deps, story, owner)
  if (share instanceof Refusal) throw new Error(share.code)
  return { story, share: share.id }
}

describe('What a share says and opens', () => {
  const nobody = () => ({ claimHash: undefined, signedIn: undefined, now: testAccounts.now() })
  const words = { sender: ' Oma Inge ', note: 'Lies das heute Abend.', opens: 'whole' } as const

  it('is what its owner chose last: nothing of the text, the first chapter, or all of it', async () => {
    const owner = await somebody()
    const { story, share } = await shared(owner)
    await testAccounts.deps.db
      .insertInto('chapter')
      .values({ story_id: story, number: 2, title: 'Die achtzehnte Stufe', text: 'Sie war warm.', words: 3 })
      .execute()
    const read = () => readSharedChapters(testAccounts.deps.db, share)
    expect(await readShare(testAccounts.deps, share, nobody())).toMatchObject({
      firstChapter: { number: 1 },
      nextTitle: 'Die achtzehnte Stufe',
    })
    expect(code(await read())).toBe('not-found')
    expect(await changeShare(testAccounts.deps, story, { words, viewer: owner })).toEqual({
      words: { ...words, sender: 'Oma Inge' },
    })
    expect(await readShare(testAccounts.deps, share, nobody())).toMatchObject({
      sender: 'Oma Inge',
      note: 'Lies das heute Abend.',
    })
    expect(await read()).toMatchObject({ chapters: [{ number: 1 }, { number: 2, text: 'Sie war warm.' }] })
    const shut = { sender: '', note: '  ', opens: 'cover' } as const
    await changeShare(testAccounts.deps, story, { words: shut, viewer: owner })
    const seen = await readShare(testAccounts.deps, share, nobody())
    expect(seen).toMatchObject({ sender: '', note: '', firstChapter: null, nextTitle: null })
    expect(code(await read())).toBe('not-found')
  })

  it('is changed by its proven owner only, and only while it is shared', async () => {
    const [owner, stranger, unproven] = [await somebody(), await somebody(), await somebody({ isProven: false })]
    const { story, share } = await shared(owner)
    expect(code(await changeShare(testAccounts.deps, story, { words, viewer: stranger }))).toBe('not-found')
    expect(code(await changeShare(testAccounts.deps, story, { words, viewer: unproven }))).toBe('proof-needed')
    await addStory(testAccounts.deps, share, stranger)
    expect(code(await changeShare(testAccounts.deps, story, { words, viewer: stranger }))).toBe('not-found')
    expect(await readShare(testAccounts.deps, share, nobody())).toMatchObject({ sender: '', opens: 'first-chapter' })
    await revokeShare(testAccounts.deps, story, owner)
    expect(code(await changeShare(testAccounts.deps, story, { words, viewer: owner }))).toBe('not-found')
    expect(code(await readSharedChapters(testAccounts.deps.db, share))).toBe('not-found')
  })

  it('stays as it was promised for a share of an earlier version', async () => {
    const owner = await somebody()
    const { story, share } = await shared(owner)
    await testAccounts.deps.db.deleteFrom('story_share').where('story_id', '=', story).execute()
    await testAccounts.deps.db
      .insertInto('story_share')
      .values({ id: share, story_id: story, created_at: new Date(testAccounts.now()) })
      .execute()
    expect(await readShare(testAccounts.deps, share, nobody())).toMatchObject({ opens: 'cover', firstChapter: null })
  })
})
