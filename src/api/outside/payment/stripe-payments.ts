import Stripe from 'stripe'
import { callProvider, isRefused } from './call-provider.ts'
import { checkoutOf } from './checkout-of.ts'
import { checkoutParams } from './checkout-params.ts'
import { CodeRefused, type Payments } from './payment.ts'
import { readPaymentEvent } from './payment-event.ts'
import { syncCodes, syncPrices } from './sync-prices.ts'

const TIMEOUT_MS = 15_000
const RETRIES = 2
/** Of taxes by rate: only on request. */
const BREAKDOWN = 'total_details.breakdown'

export interface StripeAccess {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  readonly isTest: boolean
  readonly hasOurPrices: boolean
  /** Whether Stripe Tax calculates the VAT. */
  readonly isTaxed: boolean
  readonly fetch?: typeof fetch
}

export function openStripe(access: StripeAccess): Payments {
  const stripe = new Stripe(access.secretKey, {
    httpClient: Stripe.createFetchHttpClient(access.fetch),
    telemetry: false,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
  })
  const { sessions } = stripe.checkout
  return {
    publishableKey: access.publishableKey,
    isTest: access.isTest,
    openCheckout: request =>
      callProvider(async () =>
        checkoutOf(
          await sessions.create(checkoutParams(request, access.isTaxed), { idempotencyKey: `order-${request.order}` }),
        ),
      ).catch(onRefusedCode),
    readCheckout: id =>
      callProvider(async () => checkoutOf(await sessions.retrieve(id))).catch(
        onRefusal(['resource_missing'], undefined),
      ),
    withTax: async checkout =>
      access.isTaxed
        ? callProvider(async () => checkoutOf(await sessions.retrieve(checkout.id, { expand: [BREAKDOWN] })))
        : checkout,
    endCheckout: id =>
      callProvider(async () => void (await sessions.expire(id))).catch((error: unknown) => {
        // There is no error code for an ended checkout: it is read again in any case.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
      }),
    refund: payment =>
      callProvider(async () => {
        await stripe.refunds.create({ payment_intent: payment }, { idempotencyKey: `refund-${payment}` })
        return true
      }).catch(onRefusal(['charge_already_refunded', 'resource_missing'], false)),
    readEvent: (body, signature, now) => readPaymentEvent(body, signature, { secret: access.webhookSecret, now }),
    syncPrices: products => callProvider(() => syncPrices(stripe, products, access)),
    syncCodes: codes => callProvider(() => syncCodes(stripe, codes)),
  }
}

/** Fields of a code: https://docs.stripe.com/api/checkout/sessions/create#create_checkout_session-discounts */
function onRefusedCode(error: unknown): never {
  const isOfCode = error instanceof Stripe.errors.StripeInvalidRequestError && error.param?.startsWith('discounts')
  throw isOfCode ? new CodeRefused('the payment service does not take this code', { cause: error }) : error
}

const onRefusal =
  <T>(codes: readonly string[], instead: T) =>
  (error: unknown): T => {
    if (isRefused(error, ...codes)) return instead
    throw error
  }
