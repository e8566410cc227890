import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { SignedIn } from '../../../src/api/accounts/signed-in.ts'
import type { Queries } from '../../../src/api/db/database.ts'
import type { Jobs } from '../../../src/api/db/jobs.ts'
import { removePendingFiles } from '../../../src/api/editions/pending-files.ts'
import { remakeEditions } from '../../../src/api/editions/remake-editions.ts'
import { retryEdition } from '../../../src/api/editions/retry-edition.ts'
import { failEdition } from '../../../src/api/editions/settle-edition.ts'
import type { Deliver } from '../../../src/api/mails/deliver-mail.ts'
import type { MailQueue } from '../../../src/api/mails/mail-queue.ts'
import { sweepOwedEditions } from '../../../src/api/pipeline/sweeps/owed-editions.ts'
import { deliverPresents } from '../../../src/api/presents/deliver-presents.ts'
import { Refusal } from '../../../src/api/results/refusal.ts'
import { declareWithdrawal } from '../../../src/api/shop/declare-withdrawal.ts'
import { soldProducts } from '../../../src/api/shop/products.ts'
import { orderNumber } from '../../../src/api/shop/receipt.ts'
import { receiveEvent } from '../../../src/api/shop/receive-event.ts'
import { settleOrder } from '../../../src/api/shop/reconcile.ts'
import type { Buyer, OrderRow } from '../../../src/api/shop/shop-deps.ts'
import { startCheckout } from '../../../src/api/shop/start-checkout.ts'
import { type Seeded, seeded } from '../../../src/lib/seeded.ts'
import type { TestService } from '../../helpers/service-on.ts'
import { endTask, type RunningTask, startTask } from './refund-tasks.ts'

export const KINDS = ['ebook', 'audiobook'] as const

const CARD = { number: '4242424242424242', expiry: '12/30', cvc: '123' }
const ORIGIN = 'https://tales.example'

export interface World {
  readonly test: TestService
  readonly jobs: Jobs
  readonly queue: MailQueue
  readonly deliver: Deliver
}

export interface Life {
  readonly story: string
  readonly account: string
  readonly email: string
  readonly buyer: Buyer
  random: Seeded
  /** Made, and not yet stored. */
  running: RunningTask[]
}

export function lifeOf(row: { readonly story: string; readonly account: string; readonly email: string }): Life {
  const account = {
    id: row.account,
    email: row.email,
    language: 'de' as const,
    createdAt: new Date(0),
    hasPassword: false,
  }
  const session = { id: randomUUID(), proven: true, linkAt: new Date() }
  const signedIn: SignedIn = { account, session, isStaff: false, isStaffAccount: false }
  const buyer = { claimHash: row.account, ordererHash: row.account, requesterHash: null, signedIn, now: Date.now() }
  return { ...row, buyer, random: seeded(row.story), running: [] }
}

export const ordersOf = ({ test }: World, { story }: Life): Promise<OrderRow[]> =>
  test.database.db.selectFrom('shop_order').selectAll().where('story_id', '=', story).orderBy('created_at').execute()

async function someOrder(world: World, life: Life): Promise<OrderRow | undefined> {
  const orders = await ordersOf(world, life)
  return orders.length > 0 ? life.random.pick(orders) : undefined
}

async function buy(world: World, life: Life): Promise<void> {
  const { service, sandbox } = world.test
  const kind = life.random.pick(KINDS)
  const product = (await soldProducts(service, Date.now())).find(({ name }) => name === kind)
  if (!product) throw new Error(`${kind} is not sold`)
  const accepted = ['immediate-delivery'] as const
  const ask = {
    productId: product.id,
    priceId: product.priceId,
    storyId: life.story,
    language: 'de',
    accepted,
  } as const
  const started = await startCheckout(service, ask, life.buyer)
  if (started instanceof Refusal) return
  if (started.clientSecret === null) throw new Error('an order cost nothing')
  const body = JSON.stringify({ client_secret: started.clientSecret, email: life.email, card: CARD })
  await sandbox.handle(new Request('http://payment.local/buyer/pay', { method: 'POST', body }))
}

/** Messages arrive, or get lost. */
async function hear({ test }: World, life: Life): Promise<void> {
  const isLost = life.random.next() < 0.2
  await test.sandbox.deliver(async (body, signature) => {
    if (!isLost) await receiveEvent(test.service, body, signature)
    return true
  })
}

async function settle(world: World, life: Life): Promise<void> {
  for (const order of await ordersOf(world, life)) await settleOrder(world.test.service, order)
}

async function withdraw(world: World, life: Life): Promise<void> {
  const order = await someOrder(world, life)
  if (!order) return
  const typed = { name: 'Mila', number: orderNumber(order.id), email: life.email, language: 'de' } as const
  await declareWithdrawal(world.test.service, typed, { ...life.buyer, networkHash: randomUUID() })
}

/** By staff, at the payment service; the message of it is heard at once or later. */
async function refund(world: World, life: Life): Promise<void> {
  const order = await someOrder(world, life)
  if (!order?.payment_id) return
  await world.test.service.payments.refund(order.payment_id)
  if (life.random.next() < 0.7) await hearRefunds(world)
}

async function hearRefunds({ test }: World): Promise<void> {
  await test.sandbox.deliver(async (body, signature) => {
    await receiveEvent(test.service, body, signature)
    return true
  })
}

async function begin(world: World, life: Life): Promise<void> {
  const task = await startTask(world)
  if (task) life.running.push(task)
}

async function end(world: World, life: Life): Promise<void> {
  const task = life.running.shift()
  if (task) await endTask(world, task)
}

async function mail({ test, deliver }: World, life: Pick<Life, 'email'>): Promise<void> {
  const open = await test.database.db
    .selectFrom('mail')
    .select('id')
    .where('to_address', 'in', [life.email, presentAddress(life)])
    .execute()
  for (const { id } of open) await deliver(id).catch(() => undefined)
}

async function failAndRetry({ test }: World, { story: storyId, buyer, random }: Life): Promise<void> {
  const kind = random.pick(KINDS)
  if (random.next() < 0.6) await failEdition(test.database.db, { storyId, kind })
  await retryEdition(test.service, storyId, buyer, kind)
}

async function change({ test, jobs }: World, { story: storyId, random }: Life): Promise<void> {
  await test.database.db.transaction().execute(async transaction => {
    const title = `Titel ${Math.floor(random.next() * 1000)}`
    await transaction.updateTable('story').set({ title }).where('id', '=', storyId).execute()
    const queue = (queries: Queries, task: Parameters<Jobs['sendTask']>[1]['task'], about: string) =>
      jobs.sendTask(queries, { storyId, task, about })
    await remakeEditions(transaction, queue, storyId)
  })
}

export const presentAddress = ({ email }: Pick<Life, 'email'>): string => `to-${email}`

/** A present that is due, with an edition in it. */
async function give({ test, queue }: World, life: Life): Promise<void> {
  const { db } = test.database
  const granted = await db.selectFrom('edition_grant').selectAll().where('story_id', '=', life.story).execute()
  const [grant] = granted
  const now = new Date()
  if (grant && life.random.next() < 0.7) {
    const id = randomUUID()
    const names = { from_name: 'Oma', to_name: 'Mila', dedication: '', time_zone: 'Europe/Berlin' }
    const row = { id, code: id, story_id: life.story, account_id: life.account, language: 'de' as const, ...names }
    const due = { delivery: 'mail' as const, to_address: presentAddress(life), opens_at: now, created_at: now }
    await db.transaction().execute(async transaction => {
      await transaction
        .insertInto('present')
        .values({ ...row, ...due })
        .execute()
      // As the service does: the grant is looked at in the same transaction, under the lock on the story.
      await sql`select 1 from story where id = ${life.story} for update`.execute(transaction)
      const still = await transaction.selectFrom('edition_grant').select('id').where('id', '=', grant.id).execute()
      if (still.length === 0) await transaction.deleteFrom('present').where('id', '=', id).execute()
      else await transaction.insertInto('present_order').values({ present_id: id, order_id: grant.order_id }).execute()
    })
  }
  await deliverPresents({ db, clock: Date.now, publicOrigin: ORIGIN, queue })
}

const sweep = async ({ test }: World): Promise<void> => {
  await sweepOwedEditions(test.workerDeps)
  await removePendingFiles(test.workerDeps)
}

type Step = (world: World, life: Life) => Promise<void>

const STEPS: readonly Step[] = [
  ...[buy, buy, buy, hear, hear, hear, settle, begin, begin, begin, begin, end, end, end, end, mail, mail],
  ...[withdraw, withdraw, refund, failAndRetry, change, give, sweep],
]

/** One step, or two at once: often a refund beside something else. */
export async function step(world: World, life: Life): Promise<void> {
  const one = life.random.pick(STEPS)
  if (life.random.next() < 0.5) return one(world, life)
  const other = life.random.pick([withdraw, refund, ...STEPS])
  await Promise.all([one(world, life), other(world, life)])
}

/** What is owed happens: messages, refunds, editions and mails. */
export async function drain(world: World, life: Life): Promise<void> {
  for (let round = 0; round < 4; round++) {
    await hearRefunds(world)
    await settle(world, life)
    await sweep(world)
    while (life.running.length > 0) await end(world, life)
    for (let task = await startTask(world); task; task = await startTask(world)) await endTask(world, task)
    await mail(world, life)
  }
}
