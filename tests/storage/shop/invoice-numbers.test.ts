import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayOf } from '../../../src/api/invoices/issue-invoice.ts'
import { howOften } from '../../helpers/how-often.ts'
import { INVOICE_KILL_POINTS } from './invoice-kill-points.ts'
import { PRICE, refundsOf, yearOf } from './invoiced-orders.ts'
import { SELLER } from './seller.ts'
import { madeStory, newBuyer, openTestShop, product, type TestShop } from './test-shop.ts'

const PROGRAM = path.resolve(import.meta.dirname, 'invoice-process.ts')
const ORDERS = howOften({ some: 300, all: 10_000 })
const PROCESSES = howOften({ some: 4, all: 8 })
const KILLS_EACH = howOften({ some: 2, all: 25 })
/** Orders until a process dies: less than its share, of which a neighbour may take some, has for all of its deaths. */
const ORDERS_UNTIL_KILLED = Math.floor(ORDERS / PROCESSES / KILLS_EACH / 2)

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop({ inMemory: true })
})
afterAll(() => testShop.database.close())

/** Begun orders of a story each, in this order. */
async function begin(): Promise<string[]> {
  const { db } = testShop.database
  const one = await madeStory(testShop, newBuyer(testShop))
  const { id, priceId } = await product(testShop, 'ebook')
  await sql`
    insert into story select (jsonb_populate_record(story, jsonb_build_object('id', gen_random_uuid(), 'request_key',
      gen_random_uuid()))).* from story, generate_series(2, ${ORDERS}) where id = ${one}`.execute(db)
  await sql`
    insert into shop_order (id, created_at, product_id, edition, story_id, claim_hash, language, accepted, price_id,
      price_in_cent, state)
    select gen_random_uuid(), ${new Date(testShop.now())}::timestamptz + row_number() over () * interval '1 millisecond', ${id},
      'ebook', story.id, claim_hash, 'de', '["immediate-delivery"]', ${priceId}, ${PRICE}, 'started' from story`.execute(
    db,
  )
  const rows = await db.selectFrom('shop_order').select('id').orderBy('created_at').execute()
  return rows.map(row => row.id)
}

/** Runs one of the processes until it dies or has done its orders. */
async function run(which: number, point: string): Promise<{ signal: string | null; code: number | null }> {
  const settings = [PROCESSES, which, point, ORDERS_UNTIL_KILLED].map(String)
  const program = ['--disable-warning=ExperimentalWarning', PROGRAM, testShop.database.url, ...settings]
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'inherit', 'inherit'] })
  const [code, signal] = await once(child, 'exit')
  return { code, signal }
}

/** A process that is begun again after each death. */
async function runOften(which: number): Promise<number> {
  for (let kill = 0; kill < KILLS_EACH; kill++) {
    const { name } = INVOICE_KILL_POINTS[(which * KILLS_EACH + kill) % INVOICE_KILL_POINTS.length]!
    expect([name, await run(which, name)]).toEqual([name, { code: null, signal: 'SIGKILL' }])
  }
  expect(await run(which, 'never')).toEqual({ code: 0, signal: null })
  return KILLS_EACH
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('Numbers of invoices', () => {
  it(
    `of ${ORDERS} payments noted by ${PROCESSES} processes that are killed ${PROCESSES * KILLS_EACH} times have no gap and no double`,
    async () => {
      const { db } = testShop.database
      const orders = await begin()
      expect(orders).toHaveLength(ORDERS)
      await Promise.all(upTo(PROCESSES).map(which => runOften(which - 1)))

      const rows = await db.selectFrom('invoice').selectAll().execute()
      const series = Map.groupBy(rows, ({ kind, year }) => `${kind} ${year}`)
      expect([...series.keys()].toSorted()).toEqual(
        ['credit-note 2026', 'credit-note 2027', 'invoice 2026', 'invoice 2027'].toSorted(),
      )
      for (const [name, numbered] of series) {
        const numbers = numbered.map(({ number }) => number).toSorted((one, other) => one - other)
        expect([name, numbers]).toEqual([name, upTo(numbered.length)])
      }
      const last = await db.selectFrom('invoice_number').selectAll().execute()
      expect(new Map(last.map(({ kind, year, last: number }) => [`${kind} ${year}`, number]))).toEqual(
        new Map([...series].map(([name, { length }]) => [name, length])),
      )
      for (const { issued_at: at, issued_on: day, year } of rows)
        expect([day, year]).toEqual([dayOf(at.getTime(), SELLER.timeZone), Number(day.slice(0, 4))])

      const byOrder = Map.groupBy(rows, ({ order_id }) => order_id)
      expect(byOrder.size).toBe(ORDERS)
      for (const [index, order] of orders.entries()) {
        const own = byOrder.get(order) ?? []
        const amounts = (wanted: string) =>
          own.flatMap(({ kind, gross_amount }) => (kind === wanted ? [gross_amount] : []))
        const back = refundsOf(index + 1).at(-1)?.refundedAmount ?? 0
        expect(amounts('invoice')).toEqual([PRICE])
        expect(amounts('credit-note').reduce((sum, amount) => sum + amount, 0)).toBe(back)
        expect(new Set(own.map(({ year }) => year))).toEqual(new Set([yearOf(index + 1)]))
      }
      const mails = await db
        .selectFrom('mail')
        .select(['kind', count => count.fn.countAll<string>().as('sent')])
        .groupBy('kind')
        .execute()
      expect(new Map(mails.map(({ kind, sent }) => [kind, Number(sent)]))).toEqual(
        new Map([
          ['receipt', ORDERS],
          ['refund', rows.length - ORDERS],
        ]),
      )
    },
    howOften({ some: 300_000, all: 3_600_000 }),
  )
})
