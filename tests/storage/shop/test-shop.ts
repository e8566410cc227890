import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { SignInMail } from '../../../src/api/accounts/account-deps.ts'
import { mailboxKey } from '../../../src/api/accounts/email-key.ts'
import type { SignedIn } from '../../../src/api/accounts/signed-in.ts'
import type { OpenDatabase } from '../../../src/api/db/database.ts'
import type { Seller } from '../../../src/api/invoices/seller.ts'
import type { Payments } from '../../../src/api/outside/payment/payment.ts'
import type { Sandbox } from '../../../src/api/outside/payment/sandbox/sandbox.ts'
import { Refusal } from '../../../src/api/results/refusal.ts'
import { soldProducts } from '../../../src/api/shop/products.ts'
import type { Buyer, OrderRow, ShopDeps } from '../../../src/api/shop/shop-deps.ts'
import { deliverSandboxEvents, openShop } from '../../../src/api/shop/shop-jobs.ts'
import type { ShopMail } from '../../../src/api/shop/shop-mails.ts'
import { startCheckout } from '../../../src/api/shop/start-checkout.ts'
import type { Acceptance, Edition, Product, StartedCheckout } from '../../../src/contract/shop.ts'
import { exampleParameter } from '../../helpers/example-parameter.ts'
import { freshDatabase } from '../../helpers/fresh-database.ts'
import { SELLER } from './seller.ts'
import { openTestSandbox } from './test-sandbox.ts'

const START = Date.UTC(2026, 10, 22, 12)
export const GOOD_CARD = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' }

export interface TestShop {
  readonly deps: ShopDeps
  readonly sandbox: Sandbox
  readonly database: OpenDatabase
  readonly mails: SignInMail[]
  readonly receipts: ShopMail[]
  now(): number
  /** Lets so many milliseconds pass. */
  pass(milliseconds: number): void
  /** Takes what the sandbox has to tell. */
  notify(): Promise<void>
}

interface Options {
  readonly staffEmails?: readonly string[]
  readonly inMemory?: boolean
  readonly seller?: Seller
  /** Puts something else in front of the payment service. */
  readonly before?: (payments: Payments) => Payments
}

/** The rules of the shop on a database of their own, with a sandbox, and a clock and a post office of the test's. */
export async function openTestShop(options: Options = {}): Promise<TestShop> {
  const database = await freshDatabase()
  // Without any key, so that a second making would show.
  await sql`create table made_edition (story uuid, edition text, "order" uuid)`.execute(database.db)
  const mails: SignInMail[] = []
  const receipts: ShopMail[] = []
  let now = START
  const clock = () => now
  const { payments, sandbox } = openTestSandbox(database.db, clock, options.inMemory ?? false)
  const deps: ShopDeps = {
    db: database.db,
    clock,
    secret: 'a secret of the tests, long enough for a key',
    publicOrigin: 'https://tales.example',
    staffEmails: options.staffEmails ?? [],
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    seller: options.seller ?? SELLER,
    sellsAudiobooks: () => true,
    payments: options.before?.(payments) ?? payments,
    sendMail: async (_queries, mail) => void mails.push(mail),
    sendReceipt: async (_queries, mail) => void receipts.push(mail),
    makeEdition: async (transaction, { story, edition, order }) =>
      void (await sql`insert into made_edition values (${story}, ${edition}, ${order})`.execute(transaction)),
  }
  await openShop(deps, sandbox)
  return {
    deps,
    sandbox,
    database,
    mails,
    receipts,
    now: clock,
    pass(milliseconds) {
      now += milliseconds
    },
    notify: () => deliverSandboxEvents(deps, sandbox),
  }
}

/** A browser that nobody is signed in to. */
export function newBuyer({ now }: TestShop): Buyer {
  const claimHash = randomUUID()
  return { claimHash, ordererHash: claimHash, requesterHash: randomUUID(), signedIn: undefined, now: now() }
}

/** A browser with a proven session of an account of its own. */
export async function signedInBuyer(testShop: TestShop, email = `${randomUUID()}@reader.example`) {
  const account = { id: randomUUID(), email, language: 'de' as const, createdAt: new Date(testShop.now()) }
  await testShop.database.db
    .insertInto('account')
    .values({
      id: account.id,
      email,
      email_key: email,
      mailbox_key: mailboxKey(email),
      language: 'de',
      created_at: account.createdAt,
      proven_at: account.createdAt,
    })
    .execute()
  const session = { id: randomUUID(), proven: true, linkAt: account.createdAt }
  const signedIn: SignedIn = {
    account: { ...account, hasPassword: false },
    session,
    isStaff: false,
    isStaffAccount: false,
  }
  return { ...newBuyer(testShop), requesterHash: null, signedIn }
}

/** A finished story of a buyer's browser, or of their account. */
export async function madeStory(
  { database: { db }, now }: Pick<TestShop, 'database' | 'now'>,
  buyer: Buyer,
  more: {
    readonly status?: 'complete' | 'failed' | 'working'
    readonly at?: number
    readonly isUnread?: boolean
    readonly writtenBy?: 'model'
  } = {},
): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('story')
    .values({
      id,
      created_at: new Date(more.at ?? now()),
      claim_hash: buyer.ordererHash,
      network_hash: 'network',
      request_key: randomUUID(),
      parameter: JSON.stringify(exampleParameter()),
      category: 'bedtime',
      language: 'de',
      written_by: more.writtenBy ?? 'offline',
      read_at: more.isUnread ? null : new Date(now()),
      seed: 'seed',
      status: more.status ?? 'complete',
      title: 'Die Treppe von Oma',
      account_id: buyer.signedIn?.account.id ?? null,
    })
    .execute()
  return id
}

export async function product({ deps, now }: TestShop, name: Edition): Promise<Product> {
  const found = (await soldProducts(deps, now())).find(sold => sold.name === name)
  if (!found) throw new Error(`${name} is not sold`)
  return found
}

interface CheckoutOptions {
  readonly edition?: Edition
  readonly language?: 'de' | 'en'
  readonly accepted?: readonly Acceptance[]
  readonly priceId?: string
  readonly code?: string
  /** Of a paperback; made when it is not given. */
  readonly proofId?: string
}

/** A proof of a story that was looked at: what its paperback is ordered by. */
export async function madeProof({ database: { db }, now }: TestShop, story: string): Promise<string> {
  const id = randomUUID()
  const { id: made } = await db
    .insertInto('print_proof')
    .values({
      id,
      story_id: story,
      interior: 'print-0123456789abcdef-interior.pdf',
      cover: 'print-0123456789abcdef-cover.pdf',
      state: 'ready',
      page_count: 24,
      requested_at: new Date(now()),
    })
    .onConflict(conflict => conflict.columns(['story_id', 'interior']).doUpdateSet({ requested_at: new Date(now()) }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return made
}

/** Orders an edition, with everything agreed to. */
export async function order(
  testShop: TestShop,
  buyer: Buyer,
  storyId: string,
  options: CheckoutOptions = {},
): Promise<StartedCheckout | Refusal> {
  const { id: productId, priceId } = await product(testShop, options.edition ?? 'ebook')
  const accepted = options.accepted ?? ['immediate-delivery', 'proof']
  const proofId =
    options.edition === 'paperback' ? (options.proofId ?? (await madeProof(testShop, storyId))) : undefined
  const ask = {
    productId,
    priceId,
    storyId,
    language: options.language ?? 'de',
    ...options,
    accepted,
    proofId,
  } as const
  return startCheckout(testShop.deps, ask, buyer)
}

/** The same; throws on a refusal. */
export async function ordered(...requested: Parameters<typeof order>): Promise<StartedCheckout> {
  const started = await order(...requested)
  if (started instanceof Refusal) throw new Error(`refused: ${started.code}`)
  return started
}

/** What the page of a checkout asks; status and body. */
export async function payCheckout({ sandbox }: Pick<TestShop, 'sandbox'>, what: 'show' | 'code' | 'pay', body: object) {
  const request = new Request(`http://payment.local/buyer/${what}`, { method: 'POST', body: JSON.stringify(body) })
  const response = await sandbox.handle(request)
  return { status: response.status, body: await response.json() }
}

/** Pays a checkout by a card that works. */
export const pay = (testShop: Pick<TestShop, 'sandbox'>, { clientSecret }: StartedCheckout, more: object = {}) =>
  payCheckout(testShop, 'pay', { client_secret: clientSecret, email: 'buyer@reader.example', card: GOOD_CARD, ...more })

export const orderRow = ({ database }: TestShop, checkout: string): Promise<OrderRow> =>
  database.db.selectFrom('shop_order').selectAll().where('checkout_id', '=', checkout).executeTakeFirstOrThrow()

export const grantsOf = ({ database }: TestShop, story: string) =>
  database.db.selectFrom('edition_grant').select(['edition', 'order_id']).where('story_id', '=', story).execute()

/** Editions that were had made, one line for each time. */
export async function madeEditions({ database }: Pick<TestShop, 'database'>) {
  const { rows } = await sql<{ story: string; edition: Edition; order: string }>`select * from made_edition`.execute(
    database.db,
  )
  return rows
}
