import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editionMail } from '../../../src/api/editions/edition-mail.ts'
import { Refusal } from '../../../src/api/results/refusal.ts'
import { declareWithdrawal } from '../../../src/api/shop/declare-withdrawal.ts'
import { forgetBuyer } from '../../../src/api/shop/forget-buyer.ts'
import { allOrders, ordersOf } from '../../../src/api/shop/list-orders.ts'
import { allWithdrawals } from '../../../src/api/shop/list-withdrawals.ts'
import { readStatus } from '../../../src/api/shop/read-status.ts'
import { orderNumber } from '../../../src/api/shop/receipt.ts'
import { reconcile } from '../../../src/api/shop/reconcile.ts'
import type { Buyer } from '../../../src/api/shop/shop-deps.ts'
import type { Edition } from '../../../src/contract/shop.ts'
import { DAY_MS } from '../../../src/lib/day.ts'
import {
  grantsOf,
  madeProof,
  madeStory,
  newBuyer,
  openTestShop,
  ordered,
  orderRow,
  pay,
  signedInBuyer,
  type TestShop,
} from './test-shop.ts'

const SHIPPING = {
  name: 'Mila Morgenstern',
  address: { line1: 'Am Steg 1', line2: null, postal_code: '18586', city: 'Göhren', state: null, country: 'DE' },
}

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.database.close())

/** A paid order of somebody who is signed in, with the address they paid with. */
async function bought(edition: Edition = 'ebook') {
  const buyer = await signedInBuyer(testShop)
  await madeStory(testShop, buyer, { at: testShop.now() - 1000 })
  const story = await madeStory(testShop, buyer)
  const started = await ordered(testShop, buyer, story, { edition })
  const email = `${randomUUID()}@reader.example`
  await pay(testShop, started, { email, ...(edition === 'paperback' && { shipping: SHIPPING }) })
  await readStatus(testShop.deps, started.checkoutSessionId, buyer)
  const row = await orderRow(testShop, started.checkoutSessionId)
  return { buyer, story, email, id: row.id, number: orderNumber(row.id), checkout: started.checkoutSessionId }
}

const declare = (
  declarer: Buyer,
  typed: { readonly number: string; readonly email: string },
  networkHash: string = randomUUID(),
) =>
  declareWithdrawal(testShop.deps, { name: 'Mila Morgenstern', language: 'de', ...typed }, { ...declarer, networkHash })

const ownOrder = async (buyer: Buyer) => (await ordersOf(testShop.deps, buyer.signedIn!, buyer.claimHash))[0]

/** The first file of an edition is there. */
const deliver = (story: string, type: 'ebook' | 'chapteraudio') =>
  testShop.database.db
    .insertInto('media')
    .values({
      id: randomUUID(),
      story_id: story,
      type,
      file: `${type}.bin`,
      bytes: 1,
      scene: '{}',
      created_at: new Date(testShop.now()),
    })
    .execute()

describe('A withdrawal', () => {
  it('before the first file is there ends the contract: the money goes back, and the right to it ends', async () => {
    const { buyer, story, email, number, checkout, id } = await bought()
    expect(await ownOrder(buyer)).toMatchObject({ number, withdrawal: 'possible' })
    const response = await declare(buyer, { number: `#${number.toLowerCase()}`, email })
    expect(response).toEqual({ number, declaredAt: new Date(testShop.now()).toISOString() })
    expect(testShop.receipts.at(-1)).toMatchObject({
      kind: 'withdrawal',
      to: email,
      data: { number, isSettled: true, name: 'Mila Morgenstern', edition: 'ebook' },
    })
    expect(await ownOrder(buyer)).toMatchObject({ state: 'undeliverable', withdrawal: 'declared' })
    testShop.pass(2 * 60_000)
    await reconcile(testShop.deps)
    expect((await orderRow(testShop, checkout)).state).toBe('refunded')
    expect(await grantsOf(testShop, story)).toEqual([])
    const staffOrder = (await allOrders(testShop.deps, {})).find(order => order.id === id)
    expect(staffOrder).toMatchObject({ state: 'refunded', withdrawnAt: expect.any(String), print: null })
  })

  it.each([
    ['once the first file is there', 'ebook', 0, 'ebook'],
    ['once the first chapter can be heard', 'audiobook', 0, 'chapteraudio'],
    ['after the time for it', 'ebook', 17, undefined],
    ['of a book that was made for its buyer', 'paperback', 0, undefined],
  ] as const)('is kept and answered by staff %s, and takes nothing away', async (_when, edition, days, file) => {
    const { buyer, story, email, number, checkout, id } = await bought(edition)
    if (file) await deliver(story, file)
    testShop.pass(days * DAY_MS)
    expect(await ownOrder(buyer)).toMatchObject({ withdrawal: 'none' })
    await declare(buyer, { number, email })
    expect(testShop.receipts.at(-1)).toMatchObject({
      kind: 'withdrawal',
      to: email,
      data: { isSettled: false, edition },
    })
    expect((await orderRow(testShop, checkout)).state).toBe('fulfilled')
    const stored = (await allWithdrawals(testShop.database.db, {})).find(({ orderId }) => orderId === id)
    expect(stored).toMatchObject({ orderId: id, number, isSettled: false, name: 'Mila Morgenstern', email })
  })

  it('by number and address alone is taken and mailed to that address, and left to staff', async () => {
    const { email, number, checkout, id } = await bought()
    await declare(newBuyer(testShop), { number, email: email.toUpperCase() })
    expect(testShop.receipts.at(-1)).toMatchObject({ kind: 'withdrawal', to: email, data: { isSettled: false } })
    expect((await orderRow(testShop, checkout)).state).toBe('fulfilled')
    expect((await allWithdrawals(testShop.database.db, {})).some(({ orderId }) => orderId === id)).toBe(true)
  })

  it('of a stranger is answered in the same way, tells nothing, and mails no words of theirs', async () => {
    const { email, number } = await bought()
    const receipts = testShop.receipts.length
    const at = new Date(testShop.now()).toISOString()
    const stranger = await signedInBuyer(testShop)
    expect(await declare(stranger, { number, email: 'somebody@else.example' })).toEqual({ number, declaredAt: at })
    expect(await declare(stranger, { number: '00000000', email: 'no@body.example' })).toEqual({
      number: '00000000',
      declaredAt: at,
    })
    expect(testShop.receipts.length).toBe(receipts)
    // A buyer who mistypes the number still gets a receipt.
    await declare(stranger, { number: '00000000', email })
    const { data } = testShop.receipts.at(-1) ?? {}
    expect(data).toEqual(expect.not.objectContaining({ name: expect.anything() }))
    const unknown = (await allWithdrawals(testShop.database.db, {})).filter(stored => stored.number === '00000000')
    expect(unknown.map(({ orderId }) => orderId)).toEqual([null, null])
  })

  it('can be declared only so often, by an address or from a network', async () => {
    const declarer = newBuyer(testShop)
    const codes: (string | undefined)[] = []
    for (let count = 0; count < 6; count++) {
      const response = await declare(declarer, { number: '00000001', email: 'Often@reader.example' })
      codes.push(response instanceof Refusal ? response.code : undefined)
    }
    expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, 'too-many-requests'])
    for (let count = 0; count < 20; count++)
      await declare(declarer, { number: '00000002', email: `${count}@reader.example` }, 'a network')
    const more = await declare(declarer, { number: '00000002', email: '20@reader.example' }, 'a network')
    expect(more).toMatchObject({ code: 'too-many-requests' })
  })

  it('is forgotten with who declared it, and without an order after a year', async () => {
    const { buyer, email, number, id } = await bought()
    await declare(buyer, { number, email })
    await forgetBuyer(testShop.database.db, buyer.signedIn?.account.email ?? '')
    const stored = (await allWithdrawals(testShop.database.db, {})).find(({ orderId }) => orderId === id)
    expect(stored).toMatchObject({ name: null, email: null })
    testShop.pass(366 * DAY_MS)
    await reconcile(testShop.deps)
    const left = await allWithdrawals(testShop.database.db, {})
    expect(left.filter(({ orderId }) => orderId === null)).toEqual([])
    expect(left.some(({ orderId }) => orderId === id)).toBe(true)
  })
})

describe('The mail that a file is ready', () => {
  it('goes to who paid, without words of anybody, as long as nobody has proven the mailbox', async () => {
    const buyer = newBuyer(testShop)
    await madeStory(testShop, buyer, { at: testShop.now() - 1000 })
    const story = await madeStory(testShop, buyer)
    const made = { story, kind: 'ebook', origin: 'https://tales.example' } as const
    const started = await ordered(testShop, buyer, story)
    await pay(testShop, started, { email: 'payer@reader.example' })
    expect(await editionMail(testShop.database.db, made)).toBeUndefined()
    await readStatus(testShop.deps, started.checkoutSessionId, buyer)
    const mail = await editionMail(testShop.database.db, made)
    expect(mail).toMatchObject({ kind: 'edition-ready', to: 'payer@reader.example', data: { edition: 'ebook' } })
    expect(mail?.data).not.toHaveProperty('title')
    await testShop.database.db
      .updateTable('account')
      .set({ proven_at: new Date(testShop.now()) })
      .where('email', '=', 'payer@reader.example')
      .execute()
    expect(await editionMail(testShop.database.db, made)).toMatchObject({ data: { title: 'Die Treppe von Oma' } })
  })
})

describe('A paperback', () => {
  it('is ordered by a proof that was looked at, and printed from that, whatever comes after it', async () => {
    const buyer = await signedInBuyer(testShop)
    const story = await madeStory(testShop, buyer)
    const options = { edition: 'paperback', proofId: randomUUID() } as const
    await expect(ordered(testShop, buyer, story, options)).rejects.toThrow('acceptance-needed')
    const other = await madeStory(testShop, buyer)
    const foreign = await madeProof(testShop, other)
    await expect(ordered(testShop, buyer, story, { ...options, proofId: foreign })).rejects.toThrow('acceptance-needed')
    const proofId = await madeProof(testShop, story)
    const { checkoutSessionId } = await ordered(testShop, buyer, story, { ...options, proofId })
    await testShop.database.db.deleteFrom('print_proof').execute()
    const { id, print_interior, print_pages } = await orderRow(testShop, checkoutSessionId)
    expect([print_interior, print_pages]).toEqual(['print-0123456789abcdef-interior.pdf', 24])
    await testShop.database.db.updateTable('shop_order').set({ state: 'fulfilled' }).where('id', '=', id).execute()
    const listed = (await allOrders(testShop.deps, { product: 'paperback' })).find(order => order.id === id)
    expect(listed?.print).toMatchObject({
      pageCount: 24,
      interiorUrl: expect.stringContaining(`/media/${story}/print-0123456789abcdef-interior.pdf?expires=`),
    })
  })
})
