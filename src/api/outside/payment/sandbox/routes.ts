import * as z from 'zod/mini'
import { createCoupon, createPrice, createProduct, createPromotion, listPrices, listPromotions } from './catalogue.ts'
import type { FormValue } from './form.ts'
import { parametersOf } from './parameters.ts'
import { applyCode, Payment, pay, sessionFor } from './paying.ts'
import { createRefund } from './refunds.ts'
import { invalid, SandboxRefusal } from './refusal.ts'
import { sessionObject } from './session.ts'
import { createSession, expireSession, readSession } from './sessions.ts'
import type { SandboxRecords } from './store.ts'

export interface SandboxRequest {
  readonly method: string
  readonly path: string
  readonly given: FormValue
  /** Milliseconds since the epoch. */
  readonly now: number
}

const SESSION = /^\/checkout\/sessions\/(cs_[^/]+)(\/expire)?$/

export async function handleShopRequest(
  records: SandboxRecords,
  { method, path, given, now }: SandboxRequest,
): Promise<object> {
  const seconds = Math.floor(now / 1000)
  switch (`${method} ${path}`) {
    case 'POST /products':
      return createProduct(records, given)
    case 'POST /prices':
      return createPrice(records, given)
    case 'GET /prices':
      return listPrices(records, given)
    case 'POST /coupons':
      return createCoupon(records, given)
    case 'POST /promotion_codes':
      return createPromotion(records, given)
    case 'GET /promotion_codes':
      return listPromotions(records, given)
    case 'POST /checkout/sessions':
      return createSession(records, given, seconds)
    case 'POST /refunds':
      return createRefund(records, given, seconds)
  }
  const [, id, expires] = SESSION.exec(path) ?? []
  if (id !== undefined) parametersOf('nothing', given)
  if (id !== undefined && expires && method === 'POST') return expireSession(records, id, seconds)
  if (id !== undefined && !expires && method === 'GET') return sessionObject(await readSession(records, id, seconds))
  throw new SandboxRefusal(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${method})` })
}

const Secret = z.strictObject({ client_secret: z.string() })
const Code = z.strictObject({ client_secret: z.string(), code: z.string().check(z.maxLength(100)) })

/** API of the checkout page, as of Stripe's own frame: the secret permits paying. */
export async function handleBuyerRequest(
  records: SandboxRecords,
  path: string,
  given: unknown,
  now: number,
): Promise<object> {
  const seconds = Math.floor(now / 1000)
  switch (path) {
    case '/show': {
      const { client_secret } = parsed(Secret, given)
      const session = await sessionFor(records, client_secret, seconds)
      return { ...sessionObject(session), title: session.title, countries: session.countries }
    }
    case '/code': {
      const { client_secret, code } = parsed(Code, given)
      const session = await sessionFor(records, client_secret, seconds)
      if (session.status !== 'open') throw invalid('This Checkout Session is no longer active.')
      return sessionObject(await applyCode(records, session, code, seconds))
    }
    case '/pay': {
      const payment = parsed(Payment, given)
      return pay(records, await sessionFor(records, payment.client_secret, seconds), payment, now)
    }
    default:
      throw new SandboxRefusal(404, { type: 'invalid_request_error', message: 'There is nothing here' })
  }
}

function parsed<Schema extends z.ZodMiniType>(schema: Schema, given: unknown): z.output<Schema> {
  const result = schema.safeParse(given)
  if (result.success) return result.data
  throw invalid('Invalid parameter', result.error.issues[0]?.path.join('.'))
}
