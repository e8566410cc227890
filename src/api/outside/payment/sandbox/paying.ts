import * as z from 'zod/mini'
import { tryCard } from './cards.ts'
import { discountOf } from './discount.ts'
import { recordEvent } from './events.ts'
import { newId } from './objects.ts'
import type { SandboxRecord } from './records.ts'
import { declined, invalid, missing } from './refusal.ts'
import { type SandboxSession, sessionObject, totalOf } from './session.ts'
import { readSession } from './sessions.ts'
import type { SandboxRecords } from './store.ts'

const line = z.string().check(z.minLength(1), z.maxLength(200))

export const Payment = z.strictObject({
  client_secret: line,
  email: z.email(),
  /** Of the card, as Stripe's page asks for it. */
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  card: z.optional(z.strictObject({ number: line, expiry: line, cvc: line })),
  challenge: z.optional(z.enum(['confirmed', 'refused'])),
  shipping: z.optional(
    z.strictObject({
      name: line,
      address: z.strictObject({
        line1: line,
        line2: z.nullable(line),
        postal_code: line,
        city: line,
        state: z.nullable(line),
        country: line,
      }),
    }),
  ),
})
export type Payment = z.output<typeof Payment>

export async function sessionFor(records: SandboxRecords, secret: string, seconds: number): Promise<SandboxSession> {
  const id = secret.split('_secret_')[0] ?? ''
  const session = await readSession(records, id, seconds)
  if (session.secret !== secret) throw missing('checkout.session', id)
  return session
}

export async function applyCode(records: SandboxRecords, session: SandboxSession, code: string, seconds: number) {
  const [promotion] = await records.find('promotion', {
    code: code.trim().toUpperCase(),
    active: true,
  })
  const discount = await discountOf(records, promotion, session, seconds)
  if (!session.takesCodes || !promotion || discount === undefined) {
    throw invalid('This code is invalid.', 'promotion_code', 'promotion_code_invalid')
  }
  const reduced = { ...session, discount, promotion: promotion.code }
  await records.write('session', session.id, reduced)
  return reduced
}

export async function pay(
  records: SandboxRecords,
  session: SandboxSession,
  payment: Payment,
  now: number,
): Promise<{ readonly status: 'complete' | 'requires_action'; readonly return_url: string | null }> {
  if (session.status !== 'open') {
    throw invalid('This Checkout Session is no longer active.', undefined, 'checkout_session_not_open')
  }
  if (session.countries && !session.countries.includes(payment.shipping?.address.country ?? '')) {
    throw invalid('A shipping address in one of the allowed countries is needed.', 'shipping')
  }
  if (totalOf(session) > 0) {
    if (!payment.card) throw declined('incorrect_number', 'Your card number is incorrect.')
    const asks = tryCard(payment.card, now) === 'asks'
    if (asks && payment.challenge === undefined) return { status: 'requires_action', return_url: null }
    if (asks && payment.challenge === 'refused') {
      throw declined('payment_intent_authentication_failure', 'We are unable to authenticate your payment method.')
    }
  }
  await complete(records, session, payment, Math.floor(now / 1000))
  return { status: 'complete', return_url: session.returnUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.id) }
}

async function complete(
  records: SandboxRecords,
  session: SandboxSession,
  payment: Payment,
  seconds: number,
): Promise<void> {
  const amount = totalOf(session)
  const intent: SandboxRecord<'payment'> = {
    id: newId('pi'),
    object: 'payment_intent',
    amount,
    amount_refunded: 0,
    currency: session.currency,
    latest_charge: newId('ch'),
    metadata: session.paymentMetadata,
    livemode: false,
  }
  if (amount > 0) await records.write('payment', intent.id, intent)
  const done: SandboxSession = {
    ...session,
    status: 'complete',
    paymentStatus: amount > 0 ? 'paid' : 'no_payment_required',
    email: payment.email,
    country: payment.country ?? null,
    shipping: session.countries ? (payment.shipping ?? null) : null,
    payment: amount > 0 ? intent.id : null,
  }
  await records.write('session', session.id, done)
  await recordEvent(records, 'checkout.session.completed', sessionObject(done), seconds)
}
