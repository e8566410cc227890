import type { Clock } from '../../../lib/clock.ts'
import type { Payments } from './payment.ts'
import { openSandbox, type Sandbox } from './sandbox/sandbox.ts'
import type { SandboxStore } from './sandbox/store.ts'
import { openStripe } from './stripe-payments.ts'

export interface StripeConfig {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  /** Whether Stripe Tax calculates the VAT. */
  readonly isTaxed: boolean
}

export interface OpenPayments {
  readonly payments: Payments
  readonly sandbox: Sandbox | undefined
}

export function openPayments(
  config: StripeConfig | undefined,
  embedded: { readonly store: SandboxStore; readonly clock: Clock; readonly secret: string },
): OpenPayments {
  if (config) {
    const isTest = config.secretKey.startsWith('sk_test_') || config.secretKey.startsWith('rk_test_')
    return { payments: openStripe({ ...config, isTest, hasOurPrices: false }), sandbox: undefined }
  }
  const sandbox = openSandbox(embedded)
  const carry: typeof fetch = (address, init) => sandbox.handle(new Request(address, init))
  return {
    payments: openStripe({ ...sandbox.keys, isTest: true, isTaxed: false, hasOurPrices: true, fetch: carry }),
    sandbox,
  }
}
