import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../src/api/accounts/signed-in.ts'
import { storedInvoiceDetails } from '../../../src/api/db/invoice-columns.ts'
import { invoiceFor } from '../../../src/api/invoices/invoices-of.ts'
import { dayOf, issueInvoice, type Payment } from '../../../src/api/invoices/issue-invoice.ts'
import { ordersOf } from '../../../src/api/shop/list-orders.ts'
import { reconcile } from '../../../src/api/shop/reconcile.ts'
import { SELLER } from './seller.ts'
import {
  madeStory,
  newBuyer,
  openTestShop,
  ordered,
  orderRow,
  pay,
  payCheckout,
  signedInBuyer,
  type TestShop,
} from './test-shop.ts'

const HOUR_MS = 3600 * 1000

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.database.close())

/** An order that was begun; the first story of a browser would be free. */
async function startedOrder(options: Parameters<typeof ordered>[3] = {}) {
  const buyer = newBuyer(testShop)
  await madeStory(testShop, buyer, { at: testShop.now() - 1000 })
  const story = await madeStory(testShop, buyer)
  return { story, started: await ordered(testShop, buyer, story, options) }
}

async function paidOrder(more: object = {}, options: Parameters<typeof ordered>[3] = {}) {
  const { story, started } = await startedOrder(options)
  await pay(testShop, started, more)
  await testShop.notify()
  return { story, order: await orderRow(testShop, started.checkoutSessionId) }
}

const invoicesOf = (order: string) =>
  testShop.database.db.selectFrom('invoice').selectAll().where('order_id', '=', order).orderBy('issued_at').execute()

const lastNumber = async (year: number) =>
  (
    await testShop.database.db
      .selectFrom('invoice_number')
      .select('last')
      .where('kind', '=', 'invoice')
      .where('year', '=', year)
      .executeTakeFirst()
  )?.last ?? 0

const payment = (more: Partial<Payment> = {}): Payment => ({
  currency: 'eur',
  listAmount: 500,
  paidAmount: 500,
  isTest: true,
  buyer: { name: null, address: null, country: null },
  tax: null,
  ...more,
})

describe('An invoice', () => {
  it('is issued with the payment, with all that the law wants', async () => {
    const before = await lastNumber(2026)
    const { order } = await paidOrder({ country: 'FR' })
    const [invoice, ...more] = await invoicesOf(order.id)
    expect(more).toEqual([])
    expect(invoice).toMatchObject({
      ...{ kind: 'invoice', year: 2026, number: before + 1, issued_on: '2026-11-22', currency: 'eur', language: 'de' },
      ...{ list_amount: 500, discount_amount: 0, gross_amount: 500, net_amount: 474, tax_amount: 26 },
      ...{ tax_rate: 550, tax_country: 'FR', tax_reason: 'rate', tax_source: 'table' },
    })
    expect(storedInvoiceDetails(invoice?.details)).toEqual({
      seller: {
        name: SELLER.name,
        address: SELLER.address,
        country: 'DE',
        vatId: 'DE123456789',
        taxNumber: null,
      },
      buyer: { name: null, address: [], country: 'FR' },
      edition: 'ebook',
      title: 'Die Treppe von Oma',
      orderNumber: order.id.slice(0, 8).toUpperCase(),
      paidOn: '2026-11-22',
      isTest: true,
      credited: null,
    })
  })

  it('of a paperback has the tax of where it is posted to, and name and address', async () => {
    const address = { line1: 'Gasse 1', line2: null, postal_code: '1010', city: 'Wien', state: null, country: 'AT' }
    const { order } = await paidOrder(
      { country: 'DE', shipping: { name: 'Ingrid Berg', address } },
      { edition: 'paperback' },
    )
    const [invoice] = await invoicesOf(order.id)
    expect(invoice).toMatchObject({ tax_country: 'AT', tax_rate: 1000, gross_amount: 2900 })
    expect(storedInvoiceDetails(invoice?.details).buyer).toEqual({
      name: 'Ingrid Berg',
      address: ['Gasse 1', '1010 Wien'],
      country: 'AT',
    })
  })

  it('is issued once, however often the payment is heard of', async () => {
    const { order } = await paidOrder()
    await testShop.notify()
    testShop.pass(HOUR_MS)
    await reconcile(testShop.deps)
    expect(await invoicesOf(order.id)).toHaveLength(1)
  })

  it('has price, discount and what is paid, which add up', async () => {
    const { started } = await startedOrder()
    await payCheckout(testShop, 'code', { client_secret: started.clientSecret, code: 'EBOOK50' })
    await pay(testShop, started)
    await testShop.notify()
    const order = await orderRow(testShop, started.checkoutSessionId)
    const [invoice] = await invoicesOf(order.id)
    expect(invoice).toMatchObject({
      list_amount: 500,
      discount_amount: 250,
      gross_amount: 250,
      net_amount: 234,
      tax_amount: 16,
    })
  })

  it('is not issued where nothing is paid, and takes no number', async () => {
    const before = await lastNumber(2026)
    const { started } = await startedOrder()
    const { id } = await orderRow(testShop, started.checkoutSessionId)
    const { order } = await startedOrder().then(async other => ({
      order: await orderRow(testShop, other.started.checkoutSessionId),
    }))
    await testShop.database.db.transaction().execute(async transaction => {
      const whole = payment({ paidAmount: 0 })
      await issueInvoice(transaction, testShop.deps, { order, orderNumber: 'A', payment: whole })
    })
    expect([await invoicesOf(order.id), await invoicesOf(id)]).toEqual([[], []])
    expect(await lastNumber(2026)).toBe(before)
  })

  it('takes no number in a transaction that rolls back: the next one has it', async () => {
    const before = await lastNumber(2026)
    const { started } = await startedOrder()
    const order = await orderRow(testShop, started.checkoutSessionId)
    const lost = testShop.database.db.transaction().execute(async transaction => {
      await issueInvoice(transaction, testShop.deps, { order, orderNumber: 'A', payment: payment() })
      throw new Error('the process died')
    })
    await expect(lost).rejects.toThrow('the process died')
    const next = await paidOrder()
    expect((await invoicesOf(next.order.id))[0]?.number).toBe(before + 1)
  })

  it('begins a new year at midnight where the seller is, not where the clock is', async () => {
    const { db } = testShop.database
    const numbers: string[] = []
    for (const [at, timeZone] of [
      ['2030-12-31T22:59:59.999Z', 'Europe/Berlin'],
      ['2030-12-31T23:00:00.000Z', 'Europe/Berlin'],
      ['2030-12-31T23:59:59.999Z', 'Europe/Berlin'],
      ['2031-01-01T10:00:00.000Z', 'Pacific/Honolulu'],
      ['2030-12-31T10:00:00.000Z', 'Pacific/Kiritimati'],
    ] as const) {
      const { started } = await startedOrder()
      const order = await orderRow(testShop, started.checkoutSessionId)
      const deps = { seller: { ...SELLER, timeZone }, clock: () => Date.parse(at) }
      await db
        .transaction()
        .execute(transaction => issueInvoice(transaction, deps, { order, orderNumber: 'A', payment: payment() }))
      const [invoice] = await invoicesOf(order.id)
      numbers.push(`${invoice?.issued_on} ${invoice?.year}-${invoice?.number}`)
    }
    expect(numbers).toEqual([
      '2030-12-31 2030-1',
      '2031-01-01 2031-1',
      '2031-01-01 2031-2',
      '2031-01-01 2031-3',
      '2031-01-01 2031-4',
    ])
    expect(dayOf(Date.parse('2030-12-31T23:30:00.000Z'), 'UTC')).toBe('2030-12-31')
  })

  it('keeps what names it can, of any length and script, and is issued in any case', async () => {
    const { started } = await startedOrder()
    const order = await orderRow(testShop, started.checkoutSessionId)
    const address = {
      name: `ليلى\0\ud800`,
      line1: 'x'.repeat(100_000),
      line2: ' ',
      postalCode: '1',
      city: 'Ort',
      state: null,
      country: '',
    }
    const buyer = { name: null, address, country: 'AT' }
    await testShop.database.db
      .transaction()
      .execute(transaction =>
        issueInvoice(transaction, testShop.deps, { order, orderNumber: 'A', payment: payment({ buyer }) }),
      )
    const [invoice] = await invoicesOf(order.id)
    const details = storedInvoiceDetails(invoice?.details)
    expect(details.buyer).toMatchObject({ name: 'ليلى\ufffd', country: 'AT' })
    expect(details.buyer.address.map(line => line.length)).toEqual([300, 5])
    expect(invoice?.tax_country).toBe('AT')
  })

  it('takes the calculation of the payment service where there is one', async () => {
    const { started } = await startedOrder()
    const order = await orderRow(testShop, started.checkoutSessionId)
    const taxed = payment({ buyer: { name: null, address: null, country: 'FR' }, tax: { amount: 26, rate: 550 } })
    await testShop.database.db
      .transaction()
      .execute(transaction => issueInvoice(transaction, testShop.deps, { order, orderNumber: 'A', payment: taxed }))
    expect((await invoicesOf(order.id))[0]).toMatchObject({
      ...{ net_amount: 474, tax_amount: 26, tax_rate: 550, tax_country: 'FR' },
      ...{ tax_reason: 'rate', tax_source: 'payment-service' },
    })
  })

  it('of a payment that does not fit its order is not issued', async () => {
    const { started } = await startedOrder()
    const order = await orderRow(testShop, started.checkoutSessionId)
    await testShop.database.db
      .updateTable('shop_order')
      .set({ price_in_cent: 9900 })
      .where('id', '=', order.id)
      .execute()
    await pay(testShop, started)
    await testShop.notify()
    expect((await orderRow(testShop, started.checkoutSessionId)).state).toBe('mismatched')
    expect(await invoicesOf(order.id)).toEqual([])
  })

  it('has figures that add up, whoever writes the row', async () => {
    const { order } = await paidOrder()
    const wrong = testShop.database.db.updateTable('invoice').set({ tax_amount: 1 }).where('order_id', '=', order.id)
    await expect(wrong.execute()).rejects.toThrow('violates check constraint')
  })
})

describe('The PDF', () => {
  it('is for who bought and for staff, and for nobody else', async () => {
    const buyer = await signedInBuyer(testShop)
    await madeStory(testShop, buyer, { at: testShop.now() - 1000 })
    const started = await ordered(testShop, buyer, await madeStory(testShop, buyer))
    await pay(testShop, started)
    await testShop.notify()
    const { db } = testShop.database
    const [order] = await ordersOf(testShop.deps, buyer.signedIn!, buyer.claimHash)
    const [invoice] = order?.invoices ?? []
    expect(invoice).toMatchObject({ kind: 'invoice', amount: 500, downloadUrl: `/api/v1/invoices/${invoice?.id}` })
    const stranger = await signedInBuyer(testShop)
    const reads = async (signedIn: SignedIn, claim: string | undefined) =>
      (await invoiceFor(db, invoice?.id ?? '', signedIn, claim))?.order_id
    expect(await reads(buyer.signedIn!, buyer.claimHash)).toBe(order?.id)
    expect(await reads(stranger.signedIn!, stranger.claimHash)).toBeUndefined()
    expect(await reads({ ...stranger.signedIn!, isStaff: true }, stranger.claimHash)).toBe(order?.id)
    const unproven = { ...buyer.signedIn!, session: { id: 'any', proven: false, linkAt: null } }
    expect(await reads(unproven, buyer.claimHash)).toBe(order?.id)
    expect(await reads(unproven, stranger.claimHash)).toBeUndefined()
    const receipt = testShop.receipts.find(mail => mail.kind === 'receipt' && mail.data.number === order?.number)
    expect(receipt?.data).toMatchObject({ invoice: { isTaxed: true, link: expect.stringContaining('/login?to=') } })
  })
})
