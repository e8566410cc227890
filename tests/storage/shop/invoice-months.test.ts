import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportInvoices } from '../../../src/api/invoices/export-invoices.ts'
import { issueInvoice } from '../../../src/api/invoices/issue-invoice.ts'
import { listInvoices } from '../../../src/api/invoices/list-invoices.ts'
import { refundOrder } from '../../../src/api/shop/refund-order.ts'
import { refundDeps, SELLER } from './seller.ts'
import { madeStory, newBuyer, openTestShop, ordered, orderRow, type TestShop } from './test-shop.ts'

const MORE_THAN_AT_ONCE = 104

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop({ inMemory: true })
})
afterAll(() => testShop.database.close())

interface Sale {
  readonly at: string
  readonly country: string | null
  readonly back?: number
}

/** An order that is paid at a time, of which a part goes back at once. */
async function sold({ at, country, back }: Sale): Promise<string> {
  const buyer = newBuyer(testShop)
  await madeStory(testShop, buyer, { at: testShop.now() - 1000 })
  const started = await ordered(testShop, buyer, await madeStory(testShop, buyer))
  const order = await orderRow(testShop, started.checkoutSessionId)
  const clock = () => Date.parse(at)
  const payment = {
    ...{ currency: 'eur', listAmount: 500, paidAmount: 500, isTest: true, tax: null },
    buyer: { name: '=cmd|calc', address: null, country },
  }
  await testShop.database.db.transaction().execute(async transaction => {
    await issueInvoice(transaction, { seller: SELLER, clock }, { order, orderNumber: 'A', payment })
    const refund = { order: order.id, payment: null, isWhole: false, refundedAmount: back ?? 0 }
    if (back !== undefined) await refundOrder(transaction, refundDeps(clock), refund)
  })
  return order.id
}

const linesOf = async (month: string): Promise<string[]> => {
  const { read } = await exportInvoices(testShop.database.db, month)
  // Not as text: that would lose the mark at its beginning.
  return (await buffer(await read())).toString('utf8').split('\r\n')
}

describe('The invoices of a month', () => {
  it('are none before anything was sold', async () => {
    expect(await listInvoices(testShop.database.db, {})).toEqual({
      ...{ months: [], month: null, count: 0, sums: [], invoices: [], hasMore: false },
    })
    expect(await linesOf('2026-01')).toHaveLength(2)
  })

  it('are those of the seller’s calendar, with what went back, and sums by country and rate', async () => {
    const { db } = testShop.database
    await sold({ at: '2026-01-31T22:59:00.000Z', country: 'DE' })
    // Midnight is past where the seller is.
    await sold({ at: '2026-01-31T23:00:00.000Z', country: 'DE', back: 107 })
    await sold({ at: '2026-02-14T12:00:00.000Z', country: 'US' })
    await sold({ at: '2026-04-30T21:59:00.000Z', country: 'FR' })
    const february = await listInvoices(db, { month: '2026-02' })
    expect(february.months).toEqual(['2026-04', '2026-03', '2026-02', '2026-01'])
    expect(february.count).toBe(3)
    expect(february.sums).toEqual([
      { currency: 'eur', country: 'DE', rate: 700, net: 367, tax: 26, gross: 393 },
      { currency: 'eur', country: 'US', rate: 0, net: 500, tax: 0, gross: 500 },
    ])
    expect(february.invoices.map(({ number, issuedOn, country }) => [number, issuedOn, country])).toEqual([
      ['2026-000003', '2026-02-14', 'US'],
      ['2026-000002', '2026-02-01', 'DE'],
      ['2026-C-000001', '2026-02-01', 'DE'],
    ])
    expect(february.invoices.at(-1)).toMatchObject({ kind: 'credit-note', amount: 107, credited: '2026-000002' })
    expect((await listInvoices(db, {})).month).toBe('2026-04')
    expect(await listInvoices(db, { month: '2026-03' })).toMatchObject({ count: 0, sums: [], invoices: [] })
  })

  it('are exported with signs, so that columns add up, and without anybody’s name', async () => {
    const [order] = await testShop.database.db
      .selectFrom('invoice')
      .select('order_id')
      .where('kind', '=', 'credit-note')
      .execute()
    const lines = await linesOf('2026-02')
    expect(lines[0]).toBe(
      '\ufeffnumber,kind,date,order,invoice,buyer_country,tax_country,tax_reason,net,rate,tax,gross,currency,test',
    )
    expect(lines.slice(1)).toEqual([
      `2026-C-000001,credit-note,2026-02-01,${order?.order_id},2026-000002,DE,DE,rate,-1.00,7.00,-0.07,-1.07,EUR,test`,
      `2026-000002,invoice,2026-02-01,${order?.order_id},,DE,DE,rate,4.67,7.00,0.33,5.00,EUR,test`,
      expect.stringMatching(
        /^2026-000003,invoice,2026-02-14,[0-9a-f-]{36},,US,US,outside-eu,5\.00,0\.00,0\.00,5\.00,EUR,test$/,
      ),
      '',
    ])
    expect(lines.join()).not.toContain('cmd')
  })

  it('go on where the list ended, each once', async () => {
    for (let sale = 0; sale < MORE_THAN_AT_ONCE; sale++) await sold({ at: '2026-05-02T12:00:00.000Z', country: 'AT' })
    const { db } = testShop.database
    const first = await listInvoices(db, { month: '2026-05' })
    expect([first.invoices.length, first.hasMore, first.count]).toEqual([100, true, MORE_THAN_AT_ONCE])
    const rest = await listInvoices(db, { month: '2026-05', after: first.invoices.at(-1)?.id })
    expect([rest.invoices.length, rest.hasMore]).toEqual([MORE_THAN_AT_ONCE - 100, false])
    const numbers = [...first.invoices, ...rest.invoices].map(({ number }) => number)
    expect(numbers).toEqual(numbers.toSorted().toReversed())
    expect(new Set(numbers).size).toBe(MORE_THAN_AT_ONCE)
    expect(await linesOf('2026-05')).toHaveLength(MORE_THAN_AT_ONCE + 2)
  })
})
