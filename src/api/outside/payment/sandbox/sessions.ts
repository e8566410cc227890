import { note } from './events.ts'
import type { FormValue } from './form.ts'
import type { PriceObject, ProductObject } from './objects.ts'
import { newId } from './objects.ts'
import { parametersOf } from './parameters.ts'
import { invalid, missing } from './refusal.ts'
import { type SandboxSession, sessionObject } from './session.ts'
import type { Books } from './store.ts'

const LIFE_SECONDS = 24 * 3600
const ID_LENGTH = 58
const SECRET_LENGTH = 40

export async function createSession(books: Books, given: FormValue, seconds: number): Promise<object> {
  const wish = parametersOf('session', given)
  const [item] = wish.line_items
  const price = await books.read<PriceObject>('price', item?.price ?? '')
  if (!price) throw missing('price', item?.price ?? '')
  if (!price.active) throw invalid('The price specified is inactive.', 'line_items[0][price]')
  const product = await books.read<ProductObject>('product', price.product)
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
    subtotal: price.unit_amount * (item?.quantity ?? 1),
    discount: 0,
    promotion: null,
    takesCodes: wish.allow_promotion_codes ?? false,
    locale: wish.locale ?? null,
    reference: wish.client_reference_id ?? null,
    returnUrl: wish.return_url,
    prefilledEmail: wish.customer_email ?? null,
    email: null,
    countries: wish.shipping_address_collection?.allowed_countries ?? null,
    shipping: null,
    payment: null,
    paymentMetadata: wish.payment_intent_data?.metadata ?? {},
    metadata: wish.metadata ?? {},
  }
  await books.write('session', id, session)
  return sessionObject(session)
}

/** The session at a moment: expired ones are so from the first read on. */
export async function readSession(books: Books, id: string, seconds: number): Promise<SandboxSession> {
  const session = await books.read<SandboxSession>('session', id)
  if (!session) throw missing('checkout.session', id)
  return session.status === 'open' && session.expiresAt <= seconds ? expire(books, session, seconds) : session
}

export async function expireSession(books: Books, id: string, seconds: number): Promise<object> {
  const session = await readSession(books, id, seconds)
  if (session.status !== 'open') {
    throw invalid(`Only Checkout Sessions with a status in ["open"] can be expired, this is ${session.status}.`)
  }
  return sessionObject(await expire(books, session, seconds))
}

async function expire(books: Books, session: SandboxSession, seconds: number): Promise<SandboxSession> {
  const expired: SandboxSession = { ...session, status: 'expired' }
  await books.write('session', session.id, expired)
  await note(books, 'checkout.session.expired', sessionObject(expired), seconds)
  return expired
}
