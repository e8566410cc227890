import Stripe from 'stripe'
import { isPassingStatus } from '../../../lib/network-outage.ts'
import { ServiceUnavailable } from '../../../lib/service-unavailable.ts'
import { PaymentAway } from './payment.ts'

/**
 * Runs a request; throws PaymentAway where the service is at fault or out of reach, caused by a ServiceUnavailable where
 * that passes by itself, and what else it throws as it is.
 */
export async function asking<T>(request: () => Promise<T>): Promise<T> {
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

/** A key that is refused is no visitor's fault either. */
const isAway = (error: unknown): boolean =>
  [StripeAPIError, StripeAuthenticationError, StripeConnectionError, StripePermissionError, StripeRateLimitError].some(
    kind => error instanceof kind,
  )

/** Of those, what passes by itself: a key that is refused stays refused. */
const isOutage = (error: unknown): boolean =>
  error instanceof StripeConnectionError ||
  error instanceof StripeRateLimitError ||
  (error instanceof StripeAPIError && (error.statusCode === undefined || isPassingStatus(error.statusCode)))

/** Whether a request was refused with one of these codes. */
export const isRefused = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && codes.includes(error.code ?? '')
