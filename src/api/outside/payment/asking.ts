import Stripe from 'stripe'
import { PaymentAway } from './payment.ts'

/** Runs a request; throws PaymentAway where the service is at fault or out of reach, and what else it throws as it is. */
export async function asking<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request()
  } catch (error) {
    if (isAway(error)) throw new PaymentAway('the payment service could not be asked', { cause: error })
    throw error
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

/** Whether a request was refused with one of these codes. */
export const isRefused = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && codes.includes(error.code ?? '')
