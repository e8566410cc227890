import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTypesetter } from '../../../src/api/bindery/typeset/typesetter.ts'
import { storedInvoiceDetails } from '../../../src/api/db/invoice-columns.ts'
import { openAttachedInvoice } from '../../../src/api/invoices/attached-invoice.ts'
import { openInvoicePrinter } from '../../../src/api/invoices/print-invoice.ts'
import { reconcile } from '../../../src/api/shop/reconcile.ts'
import { refundOrder } from '../../../src/api/shop/refund-order.ts'
import { madeStory, newBuyer, openTestShop, ordered, orderRow, pay, signedInBuyer, type TestShop } from './test-shop.ts'

const HOUR_MS = 3600 * 1000

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.database.close())

/** An order that was begun; the first story of a browser would be free. */
async function startedOrder() {
  const buyer = newBuyer(testShop)
  await madeStory(testShop, buyer, { at: testShop.now() - 1000 })
  const story = await madeStory(testShop, buyer)
  return { story, started: await ordered(testShop, buyer, story) }
}

async function paidOrder(more: object = {}) {
  const { story, started } = await startedOrder()
  await pay(testShop, started, more)
  await testShop.notify()
  return { story, order: await orderRow(testShop, started.checkoutSessionId) }
}

/** The oldest first: a credit note comes after its invoice, and those of one moment by their numbers. */
const invoicesOf = (order: string) =>
  testShop.database.db
    .selectFrom('invoice')
    .selectAll()
    .where('order_id', '=', order)
    .orderBy('kind', 'desc')
    .orderBy('number')
    .execute()

describe('A credit note', () => {
  const refund = async (payment: string, amount?: number) => {
    const body = new URLSearchParams({
      payment_intent: payment,
      ...(amount !== undefined && { amount: String(amount) }),
    })
    const headers = { authorization: `Bearer ${testShop.sandbox.keys.secretKey}` }
    await testShop.sandbox.handle(new Request('http://payment.local/v1/refunds', { method: 'POST', headers, body }))
  }
  const creditsOf = async (order: string) => (await invoicesOf(order)).filter(({ kind }) => kind === 'credit-note')

  it('takes back a part, and the order stays; then the rest, and it ends: together they are the invoice', async () => {
    const { order } = await paidOrder({ country: 'FR' })
    const [invoice] = await invoicesOf(order.id)
    for (const amount of [1, 166]) {
      await refund(order.payment_id ?? '', amount)
      await testShop.notify()
    }
    expect((await orderRow(testShop, order.checkout_id ?? '')).state).toBe('fulfilled')
    await refund(order.payment_id ?? '')
    await testShop.notify()
    expect((await orderRow(testShop, order.checkout_id ?? '')).state).toBe('refunded')
    const credits = await creditsOf(order.id)
    expect(credits.map(({ gross_amount }) => gross_amount)).toEqual([1, 166, 333])
    const sum = (name: 'gross_amount' | 'net_amount' | 'tax_amount') => credits.reduce((all, row) => all + row[name], 0)
    expect([sum('gross_amount'), sum('net_amount'), sum('tax_amount')]).toEqual([
      invoice?.gross_amount,
      invoice?.net_amount,
      invoice?.tax_amount,
    ])
    expect(credits.every(row => row.invoice_id === invoice?.id && row.tax_rate === 550)).toBe(true)
    const numbers = credits.map(({ number }) => number)
    expect(numbers).toEqual([0, 1, 2].map(next => (numbers[0] ?? 0) + next))
    const number = order.id.slice(0, 8).toUpperCase()
    const mailed = testShop.receipts.filter(mail => mail.kind === 'refund' && mail.data.number === number)
    expect(mailed.map(({ to, data }) => 'isWhole' in data && [to, data.amount, data.isWhole])).toEqual([
      ['buyer@reader.example', 1, false],
      ['buyer@reader.example', 166, false],
      ['buyer@reader.example', 333, true],
    ])
    const { credited } = storedInvoiceDetails(credits[0]?.details)
    expect(credited?.issuedOn).toBe('2026-11-22')
    expect(credited?.number).toMatch(/^2026-0+\d+$/)
  })

  it('is mailed as a PDF to the buyer’s own mailbox, and to an address that anybody may have typed with a link only', async () => {
    const buyer = await signedInBuyer(testShop)
    const own = buyer.signedIn?.account.email
    for (const email of [own, 'another@reader.example']) {
      await madeStory(testShop, buyer, { at: testShop.now() - 1000 })
      const started = await ordered(testShop, buyer, await madeStory(testShop, buyer))
      await pay(testShop, started, { email })
      await testShop.notify()
      const order = await orderRow(testShop, started.checkoutSessionId)
      await refund(order.payment_id ?? '')
      await testShop.notify()
      const [note] = await creditsOf(order.id)
      const mail = testShop.receipts.findLast(({ kind }) => kind === 'refund')
      expect(mail?.to).toBe(email)
      expect(mail?.data).toMatchObject({
        isWhole: true,
        invoice: { title: expect.stringContaining('2026-C-'), link: expect.stringContaining('/login?to=') },
      })
      const attached = mail?.kind === 'refund' ? mail.data.invoice.attached : 'no mail'
      expect(attached).toBe(email === own ? note?.id : undefined)
      const typesetter = openTypesetter()
      const document = await openAttachedInvoice(testShop.database.db, openInvoicePrinter(typesetter))(note?.id ?? '')
      await typesetter.close()
      expect(document?.name).toMatch(/^Gutschrift 2026-C-0+\d+\.pdf$/)
      expect(Buffer.from(document?.bytes ?? []).toString('latin1', 0, 5)).toBe('%PDF-')
    }
  })

  it('is not issued, and nobody is mailed, where the refund rolls back', async () => {
    const { order } = await paidOrder()
    const before = testShop.receipts.length
    const deps = {
      ...testShop.deps,
      sendReceipt: async () => {
        throw new Error('the process died')
      },
    }
    const lost = testShop.database.db
      .transaction()
      .execute(one => refundOrder(one, deps, { order: order.id, payment: null, isWhole: true }))
    await expect(lost).rejects.toThrow('the process died')
    expect([await creditsOf(order.id), testShop.receipts.length]).toEqual([[], before])
    expect((await orderRow(testShop, order.checkout_id ?? '')).state).toBe('fulfilled')
  })

  it('is issued once for what went back, in whatever order and however often that is heard of', async () => {
    const { order } = await paidOrder()
    const credited = (until: number) =>
      testShop.database.db.transaction().execute(transaction =>
        refundOrder(transaction, testShop.deps, {
          order: order.id,
          payment: null,
          isWhole: false,
          refundedAmount: until,
        }),
      )
    await Promise.all([credited(300), credited(100), credited(300), credited(100)])
    expect((await creditsOf(order.id)).reduce((all, row) => all + row.gross_amount, 0)).toBe(300)
    await refund(order.payment_id ?? '')
    await testShop.notify()
    await testShop.notify()
    await credited(500)
    expect((await creditsOf(order.id)).reduce((all, row) => all + row.gross_amount, 0)).toBe(500)
  })

  it('is issued for an order that could not be delivered, and none where nothing was invoiced', async () => {
    const { story, started } = await startedOrder()
    await pay(testShop, started)
    await testShop.database.db.deleteFrom('story').where('id', '=', story).execute()
    testShop.pass(HOUR_MS)
    await reconcile(testShop.deps)
    await reconcile(testShop.deps)
    const order = await orderRow(testShop, started.checkoutSessionId)
    expect(order.state).toBe('refunded')
    expect((await invoicesOf(order.id)).map(({ kind, gross_amount }) => [kind, gross_amount])).toEqual([
      ['invoice', 500],
      ['credit-note', 500],
    ])
    const unpaid = await startedOrder()
    const { id } = await orderRow(testShop, unpaid.started.checkoutSessionId)
    await testShop.database.db
      .transaction()
      .execute(transaction => refundOrder(transaction, testShop.deps, { order: id, payment: null, isWhole: true }))
    expect(await invoicesOf(id)).toEqual([])
  })
})
