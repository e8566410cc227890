import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordRedemption } from '../../../src/api/accounts/offer-redemption.ts'
import { Refusal } from '../../../src/api/results/refusal.ts'
import { isFirst } from '../../../src/api/shop/first-story.ts'
import { readStatus } from '../../../src/api/shop/read-status.ts'
import {
  grantsOf,
  madeEditions,
  madeStory,
  newBuyer,
  openTestShop,
  order,
  ordered,
  product,
  signedInBuyer,
  type TestShop,
} from './test-shop.ts'

const BUYERS = 50
const CLAIMS = 40

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.database.close())

const rowOf = (id: string) =>
  testShop.database.db.selectFrom('story').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('The first story', () => {
  it('gives its e-book and its audiobook without a card, and the paperback never', async () => {
    const buyer = await signedInBuyer(testShop)
    const story = await madeStory(testShop, buyer)
    for (const edition of ['ebook', 'audiobook'] as const) {
      const started = await ordered(testShop, buyer, story, { edition, accepted: [] })
      expect(started.clientSecret).toBeNull()
      expect(await readStatus(testShop.deps, started.checkoutSessionId, buyer)).toMatchObject({
        status: 'complete',
        product: edition,
      })
    }
    expect((await ordered(testShop, buyer, story, { edition: 'paperback' })).clientSecret).not.toBeNull()
    expect((await grantsOf(testShop, story)).map(grant => grant.edition).sort()).toEqual(['audiobook', 'ebook'])
    const later = await madeStory(testShop, buyer, { at: testShop.now() + 1 })
    expect((await ordered(testShop, buyer, later)).clientSecret).not.toBeNull()
  })

  it('gives an audiobook of the built-in voice, which a production that does not sell it refuses to sell', async () => {
    const shop = { ...testShop, deps: { ...testShop.deps, sellsAudiobooks: () => false } }
    const buyer = await signedInBuyer(shop)
    const story = await madeStory(shop, buyer)
    expect((await product(shop, 'audiobook')).isSold).toBe(false)
    expect((await product(shop, 'ebook')).isSold).toBe(true)
    expect((await ordered(shop, buyer, story, { edition: 'audiobook', accepted: [] })).clientSecret).toBeNull()
    const later = await madeStory(shop, buyer, { at: shop.now() + 1 })
    expect(await order(shop, buyer, later, { edition: 'audiobook' })).toMatchObject({ code: 'voice-not-sold' })
    expect(await grantsOf(shop, later)).toEqual([])
    expect((await ordered(shop, buyer, later)).clientSecret).not.toBeNull()
    expect((await ordered(testShop, buyer, later, { edition: 'audiobook' })).clientSecret).not.toBeNull()
  })

  it('stays the first when it is deleted, and is not one that failed', async () => {
    const buyer = await signedInBuyer(testShop)
    await madeStory(testShop, buyer, { status: 'failed', at: testShop.now() - 1000 })
    const first = await madeStory(testShop, buyer)
    const second = await madeStory(testShop, buyer, { at: testShop.now() + 1 })
    expect(await isFirst({ db: testShop.database.db, secret: testShop.deps.secret }, await rowOf(first), buyer)).toBe(
      true,
    )
    await ordered(testShop, buyer, first, { accepted: [] })
    await testShop.database.db.deleteFrom('story').where('id', '=', first).execute()
    expect(await isFirst({ db: testShop.database.db, secret: testShop.deps.secret }, await rowOf(second), buyer)).toBe(
      false,
    )
  })

  it('is had once by a mailbox, whatever stands behind the plus of its address, and whether its account was deleted', async () => {
    const { db } = testShop.database
    const { secret, clock } = testShop.deps
    const isFree = async (email: string) => {
      const buyer = await signedInBuyer(testShop, email)
      const story = await madeStory(testShop, buyer)
      return { buyer, story, isFree: await isFirst({ db, secret }, await rowOf(story), buyer) }
    }
    const first = await isFree('often@reader.example')
    expect(first.isFree).toBe(true)
    await ordered(testShop, first.buyer, first.story, { accepted: [] })
    expect((await isFree('often+again@reader.example')).isFree).toBe(false)
    const { id, email } = first.buyer.signedIn.account
    await db.transaction().execute(async transaction => {
      await recordRedemption(transaction, { secret, clock }, { id, email })
      const gone = transaction.selectFrom('account').select('id').where('email', 'like', 'often%')
      await transaction.deleteFrom('story').where('account_id', 'in', gone).execute()
      await transaction.deleteFrom('account').where('email', 'like', 'often%').execute()
    })
    expect((await isFree('often@reader.example')).isFree).toBe(false)
    expect(JSON.stringify(await db.selectFrom('free_story_redemption').selectAll().execute())).not.toContain('often')
  })

  it('asks a visitor to sign in, and becomes the story of the account that took it', async () => {
    const visitor = newBuyer(testShop)
    const story = await madeStory(testShop, visitor)
    expect(await isFirst({ db: testShop.database.db, secret: testShop.deps.secret }, await rowOf(story), visitor)).toBe(
      true,
    )
    expect(await order(testShop, visitor, story, { accepted: [] })).toMatchObject({ code: 'sign-in-needed' })
    const { signedIn } = await signedInBuyer(testShop)
    await ordered(testShop, { ...visitor, signedIn }, story, { accepted: [] })
    expect((await rowOf(story)).account_id).toBe(signedIn?.account.id)
  })

  it('gives the web book to everybody who sees the story', async () => {
    const visitor = newBuyer(testShop)
    await madeStory(testShop, visitor, { at: testShop.now() - 1000 })
    const story = await madeStory(testShop, visitor)
    expect((await ordered(testShop, visitor, story, { edition: 'webbook' })).clientSecret).toBeNull()
  })

  it(`is won once by each of ${BUYERS} buyers who claim it ${CLAIMS} times at the same moment`, async () => {
    const madeBefore = (await madeEditions(testShop)).length
    const buyers = await Promise.all(
      Array.from({ length: BUYERS }, async () => {
        const buyer = await signedInBuyer(testShop)
        // Two stories of the same moment: only one of them can be the first.
        return { buyer, stories: [await madeStory(testShop, buyer), await madeStory(testShop, buyer)] }
      }),
    )
    const claims = buyers.flatMap(({ buyer, stories }) =>
      Array.from({ length: CLAIMS }, (_, n) => order(testShop, buyer, stories[n % 2]!, { accepted: [] })),
    )
    const responses = await Promise.all(claims)
    const won = responses.filter(answer => !(answer instanceof Refusal))
    expect(won).toHaveLength((BUYERS * CLAIMS) / 2)
    expect(new Set(won.map(answer => (answer as { checkoutSessionId: string }).checkoutSessionId)).size).toBe(BUYERS)
    const refused = responses.filter(answer => answer instanceof Refusal).map(({ code }) => code)
    expect(new Set(refused)).toEqual(new Set(['acceptance-needed']))
    expect((await madeEditions(testShop)).length - madeBefore).toBe(BUYERS)
    const stories = buyers.flatMap(buyer => buyer.stories)
    const grants = await testShop.database.db
      .selectFrom('edition_grant')
      .select('id')
      .where('story_id', 'in', stories)
      .execute()
    expect(grants).toHaveLength(BUYERS)
  })
})
