import Stripe from 'stripe'
import { isPassingStatus } from '../../../lib/network-outage.ts'
import { ServiceUnavailable } from '../../../lib/service-unavailable.ts'
import { PaymentAway } from './payment.ts'

/** Throws PaymentAway if the service fails or is away, caused by ServiceUnavailable if passing; others unchanged. */
export async function callProvider<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request()
  } catch (error) {
    if (!isAway(error)) throw error
    const cause = isOutage(error) ? new ServiceUnavailable('payment', error) : error
    throw new PaymentAway('the payment service could not be asked', { cause })
  }
}

const {
  StripeAPIError,
  StripeAuthenticationError,
  StripeConnectionError,
  StripePermissionError,
  StripeRateLimitError,
} = Stripe.errors

const isAway = (error: unknown): boolean =>
  [StripeAPIError, StripeAuthenticationError, StripeConnectionError, StripePermissionError, StripeRateLimitError].some(
    kind => error instanceof kind,
  )

const isOutage = (error: unknown): boolean =>
  error instanceof StripeConnectionError ||
  error instanceof StripeRateLimitError ||
  (error instanceof StripeAPIError && (error.statusCode === undefined || isPassingStatus(error.statusCode)))

export const isRefused = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && codes.includes(error.code ?? '')
