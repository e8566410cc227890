import { discountOf } from './discount.ts'
import { recordEvent } from './events.ts'
import type { FormValue } from './form.ts'
import { newId } from './objects.ts'
import { parametersOf } from './parameters.ts'
import { invalid, missing } from './refusal.ts'
import { type SandboxSession, sessionObject } from './session.ts'
import type { SandboxRecords } from './store.ts'

const LIFE_SECONDS = 24 * 3600
const ID_LENGTH = 58
const SECRET_LENGTH = 40

export async function createSession(records: SandboxRecords, given: FormValue, seconds: number): Promise<object> {
  const parameters = parametersOf('session', given)
  const [item] = parameters.line_items
  const price = await records.read('price', item?.price ?? '')
  if (!price) throw missing('price', item?.price ?? '')
  if (!price.active) throw invalid('The price specified is inactive.', 'line_items[0][price]')
  const product = await records.read('product', price.product)
  const subtotal = price.unit_amount * (item?.quantity ?? 1)
  const applied = await appliedDiscount(records, parameters, { product: price.product, subtotal }, seconds)
  const id = newId('cs_test', ID_LENGTH)
  const session: SandboxSession = {
    id,
    secret: newId(`${id}_secret`, SECRET_LENGTH),
    status: 'open',
    paymentStatus: 'unpaid',
    created: seconds,
    expiresAt: seconds + LIFE_SECONDS,
    product: price.product,
    title: product?.name ?? '',
    currency: price.currency,
    subtotal,
    discount: applied.discount,
    promotion: applied.code,
    takesCodes: parameters.allow_promotion_codes ?? false,
    locale: parameters.locale ?? null,
    reference: parameters.client_reference_id ?? null,
    returnUrl: parameters.return_url,
    prefilledEmail: parameters.customer_email ?? null,
    email: null,
    countries: parameters.shipping_address_collection?.allowed_countries ?? null,
    shipping: null,
    country: null,
    payment: null,
    paymentMetadata: parameters.payment_intent_data?.metadata ?? {},
    metadata: parameters.metadata ?? {},
  }
  await records.write('session', id, session)
  return sessionObject(session)
}

type SessionParameters = ReturnType<typeof parametersOf<'session'>>

/** Like Stripe: a code that cannot be applied ends the request, and a session with one takes no other. */
async function appliedDiscount(
  records: SandboxRecords,
  { discounts, allow_promotion_codes: takesCodes }: SessionParameters,
  priced: { readonly product: string; readonly subtotal: number },
  seconds: number,
): Promise<{ readonly discount: number; readonly code: string | null }> {
  const [given] = discounts ?? []
  if (!given) return { discount: 0, code: null }
  if (takesCodes !== undefined) throw invalid('You may only specify one of these parameters.', 'discounts')
  const promotion = await records.read('promotion', given.promotion_code)
  const discount = await discountOf(records, promotion, priced, seconds)
  if (!promotion || discount === undefined)
    throw invalid('This code cannot be applied.', 'discounts[0][promotion_code]')
  return { discount, code: promotion.code }
}

/** The session at a moment: expired ones are so from the first read on. */
export async function readSession(records: SandboxRecords, id: string, seconds: number): Promise<SandboxSession> {
  const session = await records.read('session', id)
  if (!session) throw missing('checkout.session', id)
  return session.status === 'open' && session.expiresAt <= seconds ? expire(records, session, seconds) : session
}

export async function expireSession(records: SandboxRecords, id: string, seconds: number): Promise<object> {
  const session = await readSession(records, id, seconds)
  if (session.status !== 'open') {
    throw invalid(`Only Checkout Sessions with a status in ["open"] can be expired, this is ${session.status}.`)
  }
  return sessionObject(await expire(records, session, seconds))
}

async function expire(records: SandboxRecords, session: SandboxSession, seconds: number): Promise<SandboxSession> {
  const expired: SandboxSession = { ...session, status: 'expired' }
  await records.write('session', session.id, expired)
  await recordEvent(records, 'checkout.session.expired', sessionObject(expired), seconds)
  return expired
}
