import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reconcile } from '../../../src/api/shop/reconcile.ts'
import { howOften } from '../../helpers/how-often.ts'
import { KILL_POINTS, type KillPoint } from './kill-points.ts'
import { grantsOf, madeEditions, madeStory, newBuyer, openTestShop, type TestShop } from './test-shop.ts'

const PROGRAM = path.resolve(import.meta.dirname, 'shop-process.ts')
const ORDERS = howOften({ some: 40, all: 1000 })

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.database.close())

/** Has a process buy an e-book of every story that has none; it kills itself at a point, or ends when all are bought. */
async function run(point: KillPoint | 'never', after: number): Promise<{ signal: string | null; code: number | null }> {
  const program = ['--disable-warning=ExperimentalWarning', PROGRAM, testShop.database.url, point, String(after)]
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'inherit', 'inherit'] })
  const [code, signal] = await once(child, 'exit')
  return { code, signal }
}

describe('Killing the shop', () => {
  it(`at ${KILL_POINTS.length} points between an order and its edition loses none of ${ORDERS} orders, and doubles none`, async () => {
    const { db } = testShop.database
    const buyer = newBuyer(testShop)
    await madeStory(testShop, buyer, { status: 'complete', at: testShop.now() - 1000 })
    const stories = await Promise.all(Array.from({ length: ORDERS }, () => madeStory(testShop, buyer)))
    for (const point of KILL_POINTS) expect((await run(point, ORDERS / 8)).signal).toBe('SIGKILL')
    expect(await run('never', 0)).toEqual({ code: 0, signal: null })
    testShop.pass(10 * 60_000)
    await reconcile(testShop.deps)

    const made = await madeEditions(testShop)
    const payments = await db.selectFrom('sandbox_payment').select('id').where('kind', '=', 'payment').execute()
    const mails = await db.selectFrom('mail').select('id').where('kind', '=', 'receipt').execute()
    const open = await db
      .selectFrom('shop_order')
      .select('id')
      .where('state', 'in', ['paid', 'undeliverable'])
      .execute()
    expect({
      payments: payments.length,
      made: new Set(made.map(({ story }) => story)).size,
      times: made.length,
      receipts: mails.length,
      open: open.length,
    }).toEqual({ payments: ORDERS, made: ORDERS, times: ORDERS, receipts: ORDERS, open: 0 })
    for (const story of stories) expect(await grantsOf(testShop, story)).toHaveLength(1)
  }, 300_000)
})
