import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { earlierStories } from '../../../src/api/stories/earlier-stories.ts'
import type { StoryHistory } from '../../../src/api/story/memory.ts'
import { madeStory, newBrowser, openTestAccounts, signIn, type TestAccounts, whoIs } from './test-accounts.ts'

let testAccounts: TestAccounts
beforeAll(async () => {
  testAccounts = await openTestAccounts()
})
afterAll(() => testAccounts.database.close())

/** A finished story that told one plot. */
async function storyOf(plot: string, browser: ReturnType<typeof newBrowser>, account?: string): Promise<void> {
  const id = await madeStory(testAccounts, browser, account === undefined ? {} : { account })
  const history = JSON.stringify({ told: [plot], phrasings: [], offset: 0 })
  await testAccounts.database.db.updateTable('story').set({ history }).where('id', '=', id).execute()
}

describe('What earlier stories told', () => {
  it('is remembered of a browser, and of an account whatever the device', async () => {
    const { db } = testAccounts.database
    const [phone, laptop] = [newBrowser(), newBrowser()]
    const session = await signIn(testAccounts, phone, 'reader@example.com')
    const { account } = await whoIs(testAccounts, session.jwt, phone)
    await storyOf('on-the-phone', phone, account.id)
    await storyOf('on-the-laptop', laptop)
    const plotsFor = async (by: { claimHash: string; accountId: string | undefined }) =>
      (await earlierStories(db, { ...by, language: 'de' })).map(history => (history as StoryHistory).told[0])
    expect(await plotsFor({ claimHash: laptop.claimHash, accountId: undefined })).toEqual(['on-the-laptop'])
    expect(await plotsFor({ claimHash: phone.claimHash, accountId: account.id })).toEqual(['on-the-phone'])
    const both = await plotsFor({ claimHash: laptop.claimHash, accountId: account.id })
    expect(both.toSorted()).toEqual(['on-the-laptop', 'on-the-phone'])
    expect(await plotsFor({ claimHash: newBrowser().claimHash, accountId: undefined })).toEqual([])
  })
})
