import { type KyselyPlugin, sql } from 'kysely'
import { openDatabase } from '../../../src/api/db/database.ts'
import { openJobs } from '../../../src/api/db/jobs.ts'
import { inTransaction } from '../../../src/api/db/retry-conflicts.ts'
import { openMailQueue } from '../../../src/api/mails/mail-queue.ts'
import { refundOrder } from '../../../src/api/shop/refund-order.ts'
import { settleCheckout } from '../../../src/api/shop/settle-checkout.ts'
import type { ShopDeps } from '../../../src/api/shop/shop-deps.ts'
import { INVOICE_KILL_POINTS } from './invoice-kill-points.ts'
import { checkoutOf, isHeardTwice, paidAt, refundsOf } from './invoiced-orders.ts'
import { SELLER } from './seller.ts'
import { openTestSandbox } from './test-sandbox.ts'

/**
 * Notes the payments and refunds of every `count`-th order, and some of its neighbour's, which both hear of:
 * invoice-process.ts <database> <count> <which> <kill point> <n>. It kills itself when it comes to the point for the n-th time.
 */
const [url = '', count = '1', which = '0', point = '', after = '0'] = process.argv.slice(2)
const SHARED_ONE_IN = 7

const quiet = () => undefined
let now = 0
const clock = () => now

let passed = 0
function passBy(name: string): void {
  if (name !== point) return
  passed += 1
  if (passed === Number(after)) process.kill(process.pid, 'SIGKILL')
}

const running = new WeakMap<object, string>()
/** Looks at the statements, before and after they ran. */
const deadly: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    const table = node.kind === 'InsertQueryNode' ? node.into?.table.identifier.name : undefined
    for (const { name, into, when } of INVOICE_KILL_POINTS) {
      if (table !== into) continue
      if (when === 'before') passBy(name)
      else running.set(queryId, name)
    }
    return node
  },
  async transformResult({ result, queryId }) {
    passBy(running.get(queryId) ?? '')
    return result
  },
}

const database = await openDatabase(url, quiet)
const db = database.db.withPlugin(deadly)
const jobs = await openJobs(database, { supervise: false, onError: quiet })
const queue = await openMailQueue(jobs.boss, Date.now)
const deps: ShopDeps = {
  db,
  clock,
  payments: openTestSandbox(db, clock, true).payments,
  secret: 'a secret of the tests, long enough for a key',
  publicOrigin: 'https://tales.example',
  staffEmails: [],
  seller: SELLER,
  sellsAudiobooks: () => true,
  log: { info: quiet, warn: quiet, error: quiet },
  sendMail: async () => undefined,
  sendReceipt: async (queries, mail) => void (await queue.queueMail(queries, mail)),
  makeEdition: async () => undefined,
}

interface Placed {
  readonly id: string
  readonly place: number
}

async function live({ id, place }: Placed): Promise<void> {
  now = paidAt(place)
  const times = isHeardTwice(place) ? 2 : 1
  await Promise.all(Array.from({ length: times }, () => settleCheckout(deps, checkoutOf(id))))
  for (const part of refundsOf(place))
    await inTransaction(db, one => refundOrder(one, deps, { order: id, payment: null, ...part }))
}

const own = sql`place % ${Number(count)} = ${Number(which)}`
const shared = sql`place % ${SHARED_ONE_IN} = 0 and (place + 1) % ${Number(count)} = ${Number(which)}`
const { rows } = await sql<Placed>`
  select id, place from (select id, state, row_number() over (order by created_at)::int as place from shop_order) as placed
  where (${own} or ${shared}) and (state in ('started', 'paid') or (state = 'fulfilled' and place % 5 = 0))
  order by place`.execute(db)
for (const order of rows) await live(order)
await jobs.close()
await database.close()
