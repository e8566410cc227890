import { sql } from 'kysely'
import { DAY_MS } from '../../lib/day.ts'
import { describeError } from '../../lib/describe-error.ts'
import { storedAddress } from '../db/shop-columns.ts'
import type { PrintEventType } from '../db/shop-tables.ts'
import { mediaAddress } from '../media/media-address.ts'
import type { PostToPrinter } from '../outside/print/print-webhook.ts'
import { isAddressDoubtful } from './postal-code.ts'
import { orderNumber } from './receipt.ts'
import type { OrderRow, ShopDeps } from './shop-deps.ts'

/** Longer than an attempt takes: another process leaves it alone until then. */
const LEASE_MS = 60_000
const PAUSE_MS = 60_000
const PAUSE_MAX_MS = 3_600_000
const GIVEN_UP_MS = 3 * DAY_MS
const AT_ONCE = 20
const ROUNDS_MAX = 50

export interface PrintEventDeps extends Pick<ShopDeps, 'db' | 'clock' | 'log' | 'secret' | 'publicOrigin'> {
  readonly post: PostToPrinter
}

interface DueEvent {
  readonly id: string
  readonly order_id: string
  readonly type: PrintEventType
  readonly created_at: Date
  readonly attempts: number
}

/** Sends what is due, each at least once and with one id; what is not taken is tried again for three days. */
export async function deliverPrintEvents(deps: PrintEventDeps, signal?: AbortSignal): Promise<void> {
  for (let round = 0; round < ROUNDS_MAX && !signal?.aborted; round++) {
    const due = await leaseDue(deps)
    for (const event of due) await deliver(deps, event)
    if (due.length < AT_ONCE) return
  }
}

/** Counted before it is sent: a cancellation then knows that the print house may have it. */
async function leaseDue({ db, clock }: PrintEventDeps): Promise<readonly DueEvent[]> {
  const { rows } = await sql<DueEvent>`
    update print_event set attempts = attempts + 1, next_at = ${new Date(clock() + LEASE_MS)}
    where id in (
      select id from print_event
      where delivered_at is null and failed_at is null and next_at <= ${new Date(clock())}
      order by next_at limit ${AT_ONCE} for update skip locked
    )
    returning id, order_id, type, created_at, attempts`.execute(db)
  return rows
}

async function deliver(deps: PrintEventDeps, event: DueEvent): Promise<void> {
  const { db, clock, log, post } = deps
  const order = await db.selectFrom('shop_order').selectAll().where('id', '=', event.order_id).executeTakeFirstOrThrow()
  // Refunded between the lease and now: its cancellation follows.
  if (event.type !== 'cancelled' && order.state !== 'fulfilled') return
  try {
    await post({ id: event.id, body: JSON.stringify(messageOf(deps, event, order)) })
    await settle(deps, event, { delivered_at: new Date(clock()) })
    log.info(
      { orderId: order.id, eventId: event.id, type: event.type, attempts: event.attempts },
      'print house notified',
    )
  } catch (error) {
    const isOver = clock() - event.created_at.getTime() >= GIVEN_UP_MS
    const about = { orderId: order.id, eventId: event.id, attempts: event.attempts, error: describeError(error) }
    if (isOver) log.error(about, 'the print house could not be notified, and is not tried again')
    else log.warn(about, 'the print house could not be notified')
    const pause = Math.min(PAUSE_MAX_MS, PAUSE_MS * 2 ** (event.attempts - 1))
    await settle(deps, event, isOver ? { failed_at: new Date(clock()) } : { next_at: new Date(clock() + pause) })
  }
}

async function settle(
  { db }: PrintEventDeps,
  { id }: DueEvent,
  values: { readonly delivered_at: Date } | { readonly failed_at: Date } | { readonly next_at: Date },
): Promise<void> {
  await db
    .updateTable('print_event')
    .set(values)
    .where('id', '=', id)
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute()
}

/** Addresses of files are made for each attempt: they are good for two days. */
function messageOf({ secret, clock, publicOrigin }: PrintEventDeps, event: DueEvent, order: OrderRow) {
  const about = { id: event.id, type: `print-order.${event.type}`, createdAt: event.created_at.toISOString() }
  const named = { id: order.id, number: orderNumber(order.id) }
  if (event.type === 'cancelled') return { ...about, order: named }
  const postalAddress = storedAddress(order.address)
  const address = (file: string | null) =>
    file !== null && order.story_id !== null
      ? publicOrigin + mediaAddress(secret, { story: order.story_id, file }, clock())
      : null
  return {
    ...about,
    order: {
      ...named,
      paidAt: order.paid_at?.toISOString() ?? null,
      interiorUrl: address(order.print_interior),
      coverUrl: address(order.print_cover),
      pageCount: order.print_pages,
      address: postalAddress,
      isAddressDoubtful: isAddressDoubtful(postalAddress),
    },
  }
}
