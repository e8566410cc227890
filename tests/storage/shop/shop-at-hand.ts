import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { SignInMail } from '../../../src/api/accounts/account-deps.ts'
import { mailboxKey } from '../../../src/api/accounts/email-key.ts'
import type { SignedIn } from '../../../src/api/accounts/signed-in.ts'
import type { OpenDatabase } from '../../../src/api/db/database.ts'
import type { Payments } from '../../../src/api/outside/payment/payment.ts'
import type { Sandbox } from '../../../src/api/outside/payment/sandbox/sandbox.ts'
import { Refusal } from '../../../src/api/results/refusal.ts'
import { openShop, tellOf } from '../../../src/api/shop/keep-shop.ts'
import { soldProducts } from '../../../src/api/shop/products.ts'
import type { Buyer, OrderRow, ShopDesk } from '../../../src/api/shop/shop-deps.ts'
import type { ShopMail } from '../../../src/api/shop/shop-mails.ts'
import { startCheckout } from '../../../src/api/shop/start-checkout.ts'
import type { Acceptance, Edition, Product, StartedCheckout } from '../../../src/contract/shop.ts'
import { exampleParameter } from '../../helpers/example-parameter.ts'
import { freshDatabase } from '../../helpers/fresh-database.ts'
import { openTill } from './till.ts'

const START = Date.UTC(2026, 10, 22, 12)
export const GOOD_CARD = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' }

export interface ShopAtHand {
  readonly desk: ShopDesk
  readonly sandbox: Sandbox
  readonly database: OpenDatabase
  readonly mails: SignInMail[]
  readonly receipts: ShopMail[]
  now(): number
  /** Lets so many milliseconds pass. */
  pass(milliseconds: number): void
  /** Takes what the sandbox has to tell. */
  tell(): Promise<void>
}

interface Options {
  readonly staffEmails?: readonly string[]
  readonly inMemory?: boolean
  /** Puts something else in front of the payment service. */
  readonly before?: (payments: Payments) => Payments
}

/** The rules of the shop on a database of their own, with a sandbox, and a clock and a post office of the test's. */
export async function shopAtHand(options: Options = {}): Promise<ShopAtHand> {
  const database = await freshDatabase()
  // Without any key, so that a second making would show.
  await sql`create table made_edition (story uuid, edition text, "order" uuid)`.execute(database.db)
  const mails: SignInMail[] = []
  const receipts: ShopMail[] = []
  let now = START
  const clock = () => now
  const { payments, sandbox } = openTill(database.db, clock, options.inMemory ?? false)
  const desk: ShopDesk = {
    db: database.db,
    clock,
    secret: 'a secret of the tests, long enough for a key',
    publicOrigin: 'https://tales.example',
    staffEmails: options.staffEmails ?? [],
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    payments: options.before?.(payments) ?? payments,
    sendMail: async (_queries, mail) => void mails.push(mail),
    sendReceipt: async (_queries, mail) => void receipts.push(mail),
    makeEdition: async (transaction, { story, edition, order }) =>
      void (await sql`insert into made_edition values (${story}, ${edition}, ${order})`.execute(transaction)),
  }
  await openShop(desk, sandbox)
  return {
    desk,
    sandbox,
    database,
    mails,
    receipts,
    now: clock,
    pass(milliseconds) {
      now += milliseconds
    },
    tell: () => tellOf(desk, sandbox),
  }
}

/** A browser that nobody is signed in to. */
export function newBuyer({ now }: ShopAtHand): Buyer {
  const claimHash = randomUUID()
  return { claimHash, ordersBy: claimHash, asksBy: randomUUID(), signedIn: undefined, now: now() }
}

/** A browser with a proven session of an account of its own. */
export async function signedInBuyer(hand: ShopAtHand, email = `${randomUUID()}@reader.example`) {
  const account = { id: randomUUID(), email, language: 'de' as const, createdAt: new Date(hand.now()) }
  await hand.database.db
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
  return { ...newBuyer(hand), asksBy: null, signedIn }
}

/** A finished story of a buyer's browser, or of their account. */
export async function madeStory(
  { database: { db }, now }: Pick<ShopAtHand, 'database' | 'now'>,
  buyer: Buyer,
  more: { readonly status?: 'complete' | 'failed' | 'working'; readonly at?: number } = {},
): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('story')
    .values({
      id,
      created_at: new Date(more.at ?? now()),
      claim_hash: buyer.ordersBy,
      network_hash: 'network',
      request_key: randomUUID(),
      parameter: JSON.stringify(exampleParameter()),
      category: 'bedtime',
      language: 'de',
      written_by: 'offline',
      seed: 'seed',
      status: more.status ?? 'complete',
      title: 'Die Treppe von Oma',
      account_id: buyer.signedIn?.account.id ?? null,
    })
    .execute()
  return id
}

async function product({ database }: ShopAtHand, name: Edition): Promise<Product> {
  const found = (await soldProducts(database.db)).find(sold => sold.name === name)
  if (!found) throw new Error(`${name} is not sold`)
  return found
}

interface Wish {
  readonly edition?: Edition
  readonly language?: 'de' | 'en'
  readonly accepted?: readonly Acceptance[]
  readonly priceId?: string
  /** Of a paperback; made when it is not given. */
  readonly proofId?: string
}

/** A proof of a story that was looked at: what its paperback is ordered by. */
export async function madeProof({ database: { db }, now }: ShopAtHand, story: string): Promise<string> {
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
  hand: ShopAtHand,
  buyer: Buyer,
  storyId: string,
  wish: Wish = {},
): Promise<StartedCheckout | Refusal> {
  const { id: productId, priceId } = await product(hand, wish.edition ?? 'ebook')
  const accepted = wish.accepted ?? ['immediate-delivery', 'proof']
  const proofId = wish.edition === 'paperback' ? (wish.proofId ?? (await madeProof(hand, storyId))) : undefined
  const ask = { productId, priceId, storyId, language: wish.language ?? 'de', ...wish, accepted, proofId } as const
  return startCheckout(hand.desk, ask, buyer)
}

/** The same; throws on a refusal. */
export async function ordered(...asked: Parameters<typeof order>): Promise<StartedCheckout> {
  const started = await order(...asked)
  if (started instanceof Refusal) throw new Error(`refused: ${started.code}`)
  return started
}

/** What the page of a checkout asks; status and body. */
export async function atTheTill({ sandbox }: Pick<ShopAtHand, 'sandbox'>, what: 'show' | 'code' | 'pay', body: object) {
  const request = new Request(`http://payment.local/buyer/${what}`, { method: 'POST', body: JSON.stringify(body) })
  const response = await sandbox.handle(request)
  return { status: response.status, body: await response.json() }
}

/** Pays a checkout by a card that works. */
export const pay = (hand: Pick<ShopAtHand, 'sandbox'>, { clientSecret }: StartedCheckout, more: object = {}) =>
  atTheTill(hand, 'pay', { client_secret: clientSecret, email: 'buyer@reader.example', card: GOOD_CARD, ...more })

export const orderRow = ({ database }: ShopAtHand, checkout: string): Promise<OrderRow> =>
  database.db.selectFrom('shop_order').selectAll().where('checkout_id', '=', checkout).executeTakeFirstOrThrow()

export const grantsOf = ({ database }: ShopAtHand, story: string) =>
  database.db.selectFrom('edition_grant').select(['edition', 'order_id']).where('story_id', '=', story).execute()

/** Editions that were had made, one line for each time. */
export async function madeEditions({ database }: Pick<ShopAtHand, 'database'>) {
  const { rows } = await sql<{ story: string; edition: Edition; order: string }>`select * from made_edition`.execute(
    database.db,
  )
  return rows
}
