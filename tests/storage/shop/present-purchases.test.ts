import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteStories } from '../../../src/api/accounts/delete-stories.ts'
import { receivedEditions } from '../../../src/api/accounts/present-rights.ts'
import { editionMail } from '../../../src/api/editions/edition-mail.ts'
import { newCode } from '../../../src/api/presents/present-code.ts'
import { readStatus } from '../../../src/api/shop/read-status.ts'
import { reconcile } from '../../../src/api/shop/reconcile.ts'
import { refundOrder } from '../../../src/api/shop/refund-order.ts'
import type { Buyer } from '../../../src/api/shop/shop-deps.ts'
import type { PresentEdition } from '../../../src/contract/present.ts'
import { pathOf } from '../../../src/contract/routes.ts'
import { serverTexts } from '../../../src/contract/texts.server.ts'
import {
  grantsOf,
  madeEditions,
  madeStory,
  newBuyer,
  openTestShop,
  order,
  ordered,
  orderRow,
  pay,
  product,
  signedInBuyer,
  type TestShop,
} from './test-shop.ts'

const HOUR_MS = 3_600_000
const EMAIL = 'mila@reader.example'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.database.close())

interface Given {
  readonly giver: Buyer
  readonly recipient: Buyer
  readonly story: string
  readonly present: string
}

/** A giver's first story, given to somebody who has opened it in their browser, without an account. */
async function given(recipient: Buyer = newBuyer(testShop)): Promise<Given> {
  const { db } = testShop.database
  const giver = await signedInBuyer(testShop)
  const story = await madeStory(testShop, giver)
  const present = randomUUID()
  const now = new Date(testShop.now())
  await db
    .insertInto('present')
    .values({
      ...{ id: present, code: newCode(), story_id: story, account_id: giver.signedIn.account.id },
      ...{ from_name: 'Oma', to_name: 'Mila', dedication: 'Für Mila.', delivery: 'card', language: 'de' },
      ...{ opens_at: now, time_zone: 'Europe/Berlin', created_at: now, delivered_at: now, opened_at: now },
    })
    .execute()
  await db
    .insertInto('present_browser')
    .values({ present_id: present, claim_hash: recipient.claimHash ?? '', opened_at: now })
    .execute()
  return { giver, recipient, story, present }
}

/** Paid to the end; the order's row. */
async function buy(buyer: Buyer, story: string, edition: PresentEdition = 'ebook') {
  const checkout = await ordered(testShop, buyer, story, { edition })
  await pay(testShop, checkout, { email: EMAIL })
  await testShop.notify()
  return orderRow(testShop, checkout.checkoutSessionId)
}

/** An order of the giver's own, which is granted, and a part of the present where it is included. */
async function boughtByGiver({ giver, story, present }: Given, { isIncluded = false } = {}): Promise<string> {
  const { db } = testShop.database
  const { id: product_id, priceId } = await product(testShop, 'ebook')
  const id = randomUUID()
  const now = new Date(testShop.now())
  await db
    .insertInto('shop_order')
    .values({
      ...{ id, created_at: now, product_id, edition: 'ebook', story_id: story, price_id: priceId, price_in_cent: 500 },
      ...{ account_id: giver.signedIn?.account.id ?? null, claim_hash: giver.ordererHash, language: 'de' },
      ...{ accepted: '[]', state: 'fulfilled', paid_in_cent: 500, paid_at: now, fulfilled_at: now },
    })
    .execute()
  await db
    .insertInto('edition_grant')
    .values({ id: randomUUID(), story_id: story, edition: 'ebook', order_id: id, created_at: now })
    .execute()
  if (isIncluded) await db.insertInto('present_order').values({ present_id: present, order_id: id }).execute()
  return id
}

const received = async ({ story, recipient }: Given) => {
  const { isPresent, editions } = await receivedEditions(testShop.database.db, story, recipient)
  return { isPresent, editions: editions.map(({ edition }) => edition) }
}

const refund = (id: string) =>
  testShop.database.db
    .transaction()
    .execute(one => refundOrder(one, testShop.deps, { order: id, payment: null, isWhole: true }))

const count = async (table: 'account' | 'edition') => {
  const rows = await testShop.database.db.selectFrom(table).select('id').execute()
  return rows.length
}

describe('Who was given a story', () => {
  it('buys a file for their present without an account; the story stays the giver’s', async () => {
    const gift = await given()
    const { recipient, story, giver } = gift
    expect(await order(testShop, newBuyer(testShop), story)).toMatchObject({ code: 'not-found' })
    expect(await order(testShop, recipient, story, { edition: 'paperback' })).toMatchObject({ code: 'not-found' })
    const before = [await count('account'), testShop.mails.length]
    const row = await buy(recipient, story)
    // The giver’s first story is free for the giver alone.
    expect(row).toMatchObject({ state: 'fulfilled', paid_in_cent: 500, present_id: gift.present, account_id: null })
    expect(await received(gift)).toEqual({ isPresent: true, editions: ['ebook'] })
    expect([await count('account'), testShop.mails.length]).toEqual(before)
    const owner = await testShop.database.db
      .selectFrom('story')
      .select('account_id')
      .where('id', '=', story)
      .executeTakeFirst()
    expect(owner?.account_id).toBe(giver.signedIn?.account.id)
    expect((await madeEditions(testShop)).filter(made => made.story === story)).toHaveLength(1)
    const codes = `https://tales.example${pathOf('present-code', { language: 'de' }, serverTexts('de').urls)}`
    expect(testShop.receipts.at(-1)).toMatchObject({ kind: 'receipt', to: EMAIL, data: { link: codes } })
    // Told that it is ready is who paid for it, by the way that they have to it.
    const mail = await editionMail(testShop.database.db, { origin: 'https://tales.example', story, kind: 'ebook' })
    expect(mail).toMatchObject({ to: EMAIL, data: { link: codes, isForPresent: true } })
    const status = await readStatus(testShop.deps, row.id, recipient)
    expect(status).toMatchObject({ status: 'complete', storyId: story, isForPresent: true, session: null })
    expect(await order(testShop, recipient, story)).toMatchObject({ code: 'already-bought' })
  })

  it('keeps it in their account where they have one, and the story is not moved there', async () => {
    const gift = await given(await signedInBuyer(testShop))
    const row = await buy(gift.recipient, gift.story, 'audiobook')
    expect(row).toMatchObject({ state: 'fulfilled', account_id: gift.recipient.signedIn?.account.id })
    expect(testShop.receipts.at(-1)?.data).toMatchObject({ link: expect.stringContaining('/login?') })
    expect(await received(gift)).toEqual({ isPresent: true, editions: ['audiobook'] })
  })

  it('gets the money back, and the present stays what it was', async () => {
    const gift = await given()
    const row = await buy(gift.recipient, gift.story)
    await refund(row.id)
    expect(await received(gift)).toEqual({ isPresent: true, editions: [] })
    expect(await grantsOf(testShop, gift.story)).toEqual([])
  })

  it('gets it back as well when the present ended before the payment came, and when the story is deleted', async () => {
    const gift = await given()
    const checkout = await ordered(testShop, gift.recipient, gift.story)
    const { db } = testShop.database
    await db
      .updateTable('present')
      .set({ ended_at: new Date(testShop.now()) })
      .where('id', '=', gift.present)
      .execute()
    await pay(testShop, checkout, { email: EMAIL })
    await testShop.notify()
    expect((await orderRow(testShop, checkout.checkoutSessionId)).state).toBe('undeliverable')
    const deleted = await given()
    const row = await buy(deleted.recipient, deleted.story)
    await deleteStories(db, [deleted.story], testShop.now())
    testShop.pass(HOUR_MS)
    await reconcile(testShop.deps)
    const states = await db
      .selectFrom('shop_order')
      .select('state')
      .where('id', 'in', [row.id, (await orderRow(testShop, checkout.checkoutSessionId)).id])
      .execute()
    expect(states.map(({ state }) => state)).toEqual(['refunded', 'refunded'])
  })
})

describe('A refund of the giver', () => {
  it('leaves to a recipient what they paid for: the file, and the present that it is a part of', async () => {
    const gift = await given()
    const own = await boughtByGiver(gift)
    const row = await buy(gift.recipient, gift.story)
    expect(row.state).toBe('fulfilled')
    await refund(own)
    expect(await received(gift)).toEqual({ isPresent: true, editions: ['ebook'] })
    expect(await grantsOf(testShop, gift.story)).toEqual([{ edition: 'ebook', order_id: row.id }])
  })

  it('ends a present that it was a part of, unless its recipient has paid for another part', async () => {
    const gift = await given()
    await refund(await boughtByGiver(gift, { isIncluded: true }))
    expect(await received(gift)).toEqual({ isPresent: false, editions: [] })
    const paid = await given()
    const included = await boughtByGiver(paid, { isIncluded: true })
    await buy(paid.recipient, paid.story, 'audiobook')
    await refund(included)
    expect(await received(paid)).toEqual({ isPresent: true, editions: ['audiobook'] })
  })
})
