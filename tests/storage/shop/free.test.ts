import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepOfferTaken } from '../../../src/api/accounts/offer-taken.ts'
import { Refusal } from '../../../src/api/results/refusal.ts'
import { isFirst } from '../../../src/api/shop/first-story.ts'
import { readStatus } from '../../../src/api/shop/read-status.ts'
import {
  grantsOf,
  madeEditions,
  madeStory,
  newBuyer,
  order,
  ordered,
  type ShopAtHand,
  shopAtHand,
  signedInBuyer,
} from './shop-at-hand.ts'

const BUYERS = 50
const CLAIMS = 40

let hand: ShopAtHand
beforeAll(async () => {
  hand = await shopAtHand()
})
afterAll(() => hand.database.close())

const rowOf = (id: string) =>
  hand.database.db.selectFrom('story').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('The first story', () => {
  it('gives its e-book and its audiobook without a card, and the paperback never', async () => {
    const buyer = await signedInBuyer(hand)
    const story = await madeStory(hand, buyer)
    for (const edition of ['ebook', 'audiobook'] as const) {
      const started = await ordered(hand, buyer, story, { edition, accepted: [] })
      expect(started.clientSecret).toBeNull()
      expect(await readStatus(hand.desk, started.checkoutSessionId, buyer)).toMatchObject({
        status: 'complete',
        product: edition,
      })
    }
    expect((await ordered(hand, buyer, story, { edition: 'paperback' })).clientSecret).not.toBeNull()
    expect((await grantsOf(hand, story)).map(grant => grant.edition).sort()).toEqual(['audiobook', 'ebook'])
    const later = await madeStory(hand, buyer, { at: hand.now() + 1 })
    expect((await ordered(hand, buyer, later)).clientSecret).not.toBeNull()
  })

  it('stays the first when it is deleted, and is not one that failed', async () => {
    const buyer = await signedInBuyer(hand)
    await madeStory(hand, buyer, { status: 'failed', at: hand.now() - 1000 })
    const first = await madeStory(hand, buyer)
    const second = await madeStory(hand, buyer, { at: hand.now() + 1 })
    expect(await isFirst({ db: hand.database.db, secret: hand.desk.secret }, await rowOf(first), buyer)).toBe(true)
    await ordered(hand, buyer, first, { accepted: [] })
    await hand.database.db.deleteFrom('story').where('id', '=', first).execute()
    expect(await isFirst({ db: hand.database.db, secret: hand.desk.secret }, await rowOf(second), buyer)).toBe(false)
  })

  it('is had once by a mailbox, whatever stands behind the plus of its address, and whether its account was deleted', async () => {
    const { db } = hand.database
    const { secret, clock } = hand.desk
    const isFree = async (email: string) => {
      const buyer = await signedInBuyer(hand, email)
      const story = await madeStory(hand, buyer)
      return { buyer, story, isFree: await isFirst({ db, secret }, await rowOf(story), buyer) }
    }
    const first = await isFree('often@reader.example')
    expect(first.isFree).toBe(true)
    await ordered(hand, first.buyer, first.story, { accepted: [] })
    expect((await isFree('often+again@reader.example')).isFree).toBe(false)
    const { id, email } = first.buyer.signedIn.account
    await db.transaction().execute(async transaction => {
      await keepOfferTaken(transaction, { secret, clock }, { id, email })
      const gone = transaction.selectFrom('account').select('id').where('email', 'like', 'often%')
      await transaction.deleteFrom('story').where('account_id', 'in', gone).execute()
      await transaction.deleteFrom('account').where('email', 'like', 'often%').execute()
    })
    expect((await isFree('often@reader.example')).isFree).toBe(false)
    expect(JSON.stringify(await db.selectFrom('free_story_redemption').selectAll().execute())).not.toContain('often')
  })

  it('asks a visitor to sign in, and becomes the story of the account that took it', async () => {
    const visitor = newBuyer(hand)
    const story = await madeStory(hand, visitor)
    expect(await isFirst({ db: hand.database.db, secret: hand.desk.secret }, await rowOf(story), visitor)).toBe(true)
    expect(await order(hand, visitor, story, { accepted: [] })).toMatchObject({ code: 'sign-in-needed' })
    const { signedIn } = await signedInBuyer(hand)
    await ordered(hand, { ...visitor, signedIn }, story, { accepted: [] })
    expect((await rowOf(story)).account_id).toBe(signedIn?.account.id)
  })

  it('gives the web book to everybody who sees the story', async () => {
    const visitor = newBuyer(hand)
    await madeStory(hand, visitor, { at: hand.now() - 1000 })
    const story = await madeStory(hand, visitor)
    expect((await ordered(hand, visitor, story, { edition: 'webbook' })).clientSecret).toBeNull()
  })

  it(`is won once by each of ${BUYERS} buyers who claim it ${CLAIMS} times at the same moment`, async () => {
    const madeBefore = (await madeEditions(hand)).length
    const buyers = await Promise.all(
      Array.from({ length: BUYERS }, async () => {
        const buyer = await signedInBuyer(hand)
        // Two stories of the same moment: only one of them can be the first.
        return { buyer, stories: [await madeStory(hand, buyer), await madeStory(hand, buyer)] }
      }),
    )
    const claims = buyers.flatMap(({ buyer, stories }) =>
      Array.from({ length: CLAIMS }, (_, n) => order(hand, buyer, stories[n % 2]!, { accepted: [] })),
    )
    const answers = await Promise.all(claims)
    const won = answers.filter(answer => !(answer instanceof Refusal))
    expect(won).toHaveLength((BUYERS * CLAIMS) / 2)
    expect(new Set(won.map(answer => (answer as { checkoutSessionId: string }).checkoutSessionId)).size).toBe(BUYERS)
    const refused = answers.filter(answer => answer instanceof Refusal).map(({ code }) => code)
    expect(new Set(refused)).toEqual(new Set(['acceptance-needed']))
    expect((await madeEditions(hand)).length - madeBefore).toBe(BUYERS)
    const stories = buyers.flatMap(buyer => buyer.stories)
    const grants = await hand.database.db
      .selectFrom('edition_grant')
      .select('id')
      .where('story_id', 'in', stories)
      .execute()
    expect(grants).toHaveLength(BUYERS)
  })
})
