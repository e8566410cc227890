import type {
  Stripe,
  StripeConstructor,
  StripeEmbeddedCheckout,
  StripeEmbeddedCheckoutOptions,
} from '@stripe/stripe-js'
import { createRoot } from 'react-dom/client'
import { createSandboxCheckout } from '../../../stores/checkout/sandbox-checkout.ts'
import { postJson } from '../../../stores/other-requests.ts'
import { SandboxPage } from './SandboxPage.tsx'
import type { SandboxPageProps } from './sandbox-page-props.ts'

type Look = Omit<SandboxPageProps, 'store'>

/** Version of Stripe.js that it replaces; its loader asks for it. */
const VERSION = 'endive'

/** Stand-in for Stripe.js in the sandbox, as far as the shop uses it. */
export function sandboxStripe(look: Look): StripeConstructor {
  const stripe = {
    createEmbeddedCheckoutPage: (options: StripeEmbeddedCheckoutOptions) => openPage(options, look),
  } as Pick<Stripe, 'createEmbeddedCheckoutPage'> as Stripe
  return Object.assign(() => stripe, { version: VERSION }) as unknown as StripeConstructor
}

async function openPage(options: StripeEmbeddedCheckoutOptions, look: Look): Promise<StripeEmbeddedCheckout> {
  const secret = options.clientSecret ?? (await options.fetchClientSecret?.())
  if (!secret) throw new Error('a checkout page needs a client secret')
  const onAnalyticsEvent = options.onAnalyticsEvent
  const store = createSandboxCheckout({
    postJson,
    secret,
    leave: path => location.replace(path),
    onFailed: () => onAnalyticsEvent?.(failedEvent(secret)),
  })
  let root: ReturnType<typeof createRoot> | undefined
  const unmount = () => {
    root?.unmount()
    root = undefined
  }
  return {
    mount(location) {
      const container = typeof location === 'string' ? document.querySelector(location) : location
      if (!container) throw new Error('there is no place for the checkout page')
      root = createRoot(container)
      root.render(<SandboxPage {...look} store={store} />)
    },
    unmount,
    destroy: unmount,
  }
}

const failedEvent = (secret: string) => ({
  checkoutSession: secret.split('_secret_')[0] ?? '',
  eventType: 'checkoutSubmitFailed' as const,
  details: { paymentMethodType: 'card', failureReason: 'api_error' as const },
  clientMetadata: {},
  timestamp: Math.floor(Date.now() / 1000),
})
