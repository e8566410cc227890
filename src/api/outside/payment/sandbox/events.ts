import Stripe from 'stripe'
import { newId } from './objects.ts'
import type { SandboxRecord } from './records.ts'
import type { SandboxRecords, SandboxStore } from './store.ts'

const API_VERSION = '2026-10-28.endive'
const FIRST_WAIT_SECONDS = 5
const WAIT_MAX_SECONDS = 3600
/** As long as Stripe tries: https://docs.stripe.com/webhooks#automatic-retries */
const TRY_SECONDS = 3 * 24 * 3600
const AT_ONCE = 50

type SandboxEvent = SandboxRecord<'event'>

export type SendEvent = (body: string, signature: string) => Promise<boolean>

export async function recordEvent(
  records: SandboxRecords,
  type: string,
  object: object,
  seconds: number,
): Promise<void> {
  const id = newId('evt')
  const event = { id, object: 'event', api_version: API_VERSION, created: seconds, type, livemode: false }
  const body = JSON.stringify({ ...event, pending_webhooks: 1, request: null, data: { object } }, null, 2)
  const waiting: SandboxEvent = { id, body, state: 'waiting', attempts: 0, created: seconds, nextAt: seconds }
  await records.write('event', id, waiting)
}

export async function deliverDue(
  store: SandboxStore,
  { secret, seconds, send }: { readonly secret: string; readonly seconds: number; readonly send: SendEvent },
): Promise<number> {
  const waiting = await store.inTransaction(books => books.find('event', { state: 'waiting' }))
  const due = waiting.filter(({ nextAt }) => nextAt <= seconds).slice(0, AT_ONCE)
  let delivered = 0
  for (const event of due) {
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: event.body, secret, timestamp: seconds })
    const isTaken = await send(event.body, signature)
    await store.inTransaction(records => records.write('event', event.id, after(event, isTaken, seconds)))
    if (isTaken) delivered += 1
  }
  return delivered
}

function after(event: SandboxEvent, isDelivered: boolean, seconds: number): SandboxEvent {
  const attempts = event.attempts + 1
  if (isDelivered) return { ...event, state: 'taken', attempts }
  const nextAt = seconds + Math.min(FIRST_WAIT_SECONDS * 2 ** event.attempts, WAIT_MAX_SECONDS)
  return { ...event, attempts, nextAt, state: nextAt > event.created + TRY_SECONDS ? 'given-up' : 'waiting' }
}
