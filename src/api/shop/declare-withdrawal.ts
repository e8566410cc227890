import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Language } from '../../contract/languages.ts'
import { BOUGHT_STATES } from '../../contract/orders.ts'
import { type ReceivedWithdrawal, settledNumber } from '../../contract/withdrawal.ts'
import { accountHash } from '../accounts/account-hash.ts'
import { countAttempts, isWithinLimit } from '../accounts/attempts.ts'
import { emailKey } from '../accounts/email-key.ts'
import type { Viewer } from '../accounts/visible-stories.ts'
import type { Queries } from '../db/database.ts'
import { inTransaction } from '../db/retry-conflicts.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import { lockOrder, revokeOrder } from './revoke-order.ts'
import type { OrderRow, ShopDeps } from './shop-deps.ts'
import { withdrawalMail } from './withdrawal-mail.ts'
import { mayWithdraw } from './withdrawal-right.ts'

export interface WithdrawalRequest {
  readonly name: string
  readonly number: string
  readonly email: string
  readonly language: Language
}

type Declarer = Viewer & { readonly networkHash: string }

interface Declared extends WithdrawalRequest {
  readonly order: OrderRow | undefined
  /** Whether it ends the order: then what it gave is gone at once, and the reconciler refunds it. */
  readonly isSettled: boolean
  readonly at: Date
}

/** Stores a withdrawal, mails a receipt (Directive 2011/83/EU, Art. 11a). Same answer without an order. */
export function declareWithdrawal(
  deps: ShopDeps,
  request: WithdrawalRequest,
  declarer: Declarer,
): Promise<ReceivedWithdrawal | Refusal> {
  return inTransaction(deps.db, async transaction => {
    if (!(await mayDeclare(transaction, deps, request, declarer))) return refuse('too-many-requests')
    const at = new Date(deps.clock())
    const own = { ...request, number: settledNumber(request.number) }
    const order = await orderOf(transaction, own, declarer)
    const isOwn = order !== undefined && isBuyer(order, declarer)
    const isSettled = isOwn && (await mayWithdraw(transaction, order, deps.clock()))
    const declared = { ...own, order, isSettled, at }
    await keep(transaction, declared)
    const to = await receiptAddress(transaction, declared)
    if (to !== undefined) await deps.sendReceipt(transaction, withdrawalMail(deps.publicOrigin, { ...declared, to }))
    return { number: own.number, declaredAt: at.toISOString() }
  })
}

async function mayDeclare(
  transaction: Queries,
  { secret, clock }: ShopDeps,
  { email }: WithdrawalRequest,
  { networkHash }: Declarer,
): Promise<boolean> {
  const attempts = [
    { kind: 'withdrawal-address', key: accountHash(secret, 'counted', emailKey(email)) },
    { kind: 'withdrawal-network', key: networkHash },
  ] as const
  if (!(await isWithinLimit(transaction, attempts, clock()))) return false
  await countAttempts(transaction, attempts, clock())
  return true
}

/** The locked order of this number, of the declaring buyer or address. */
async function orderOf(
  transaction: Queries,
  { number, email }: WithdrawalRequest,
  declarer: Declarer,
): Promise<OrderRow | undefined> {
  const orders = await transaction
    .selectFrom('shop_order')
    .selectAll()
    .where(sql<string>`left(id::text, 8)`, '=', number.toLowerCase())
    .where('state', 'in', [...BOUGHT_STATES])
    .execute()
  const found = orders.find(order => isBuyer(order, declarer) || isSameAddress(order.email, email))
  return found && lockOrder(transaction, found)
}

const isBuyer = (order: OrderRow, { claimHash, signedIn }: Declarer): boolean =>
  signedIn !== undefined &&
  order.account_id === signedIn.account.id &&
  (signedIn.session.proven || order.claim_hash === claimHash)

const isSameAddress = (one: string | null, other: string): boolean => one !== null && emailKey(one) === emailKey(other)

async function keep(transaction: Queries, { order, isSettled, at, ...typed }: Declared): Promise<void> {
  const { name, number, email, language } = typed
  await transaction
    .insertInto('withdrawal')
    .values({
      id: randomUUID(),
      declared_at: at,
      order_id: order?.id ?? null,
      settled: isSettled,
      number,
      name,
      email,
      language,
    })
    .execute()
  if (!isSettled || !order) return
  await transaction.updateTable('shop_order').set({ state: 'undeliverable' }).where('id', '=', order.id).execute()
  await revokeOrder(transaction, order.id, at.getTime())
}

/** Only an address of a payment or the buyer's account: anybody can type any address. */
async function receiptAddress(transaction: Queries, { order, email }: Declared): Promise<string | undefined> {
  const account =
    order?.account_id == null
      ? undefined
      : await transaction.selectFrom('account').select('email').where('id', '=', order.account_id).executeTakeFirst()
  const own = [order?.email ?? null, account?.email ?? null].filter(address => address !== null)
  if (own.length > 0) return own.find(address => isSameAddress(address, email)) ?? own[0]
  const paid = await transaction
    .selectFrom('shop_order')
    .select('email')
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('state', 'in', [...BOUGHT_STATES])
    .limit(1)
    .executeTakeFirst()
  return paid?.email ?? undefined
}
