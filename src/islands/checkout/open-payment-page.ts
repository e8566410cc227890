import type { StripeElementLocale, StripeEmbeddedCheckout } from '@stripe/stripe-js'
import type { Language } from '../../contract/languages.ts'
import { SANDBOX_KEY } from '../../contract/shop.ts'
import type { PayableCheckout } from '../../stores/checkout/checkout.ts'
import type { ShopProps } from './shop-props.ts'

interface Wanted {
  readonly paying: PayableCheckout
  readonly language: Language
  readonly texts: ShopProps['texts']
  readonly title: string
  readonly onFailed: () => void
}

/** Payment page to be mounted. Loads Stripe's script, or ours in the sandbox; throws when that fails. */
export async function openPaymentPage({
  paying,
  language,
  texts,
  title,
  onFailed,
}: Wanted): Promise<StripeEmbeddedCheckout> {
  if (paying.publishableKey === SANDBOX_KEY) {
    const { sandboxStripe } = await import('./sandbox/sandbox-stripe.tsx')
    window.Stripe = sandboxStripe({ language, texts, title })
  }
  const { loadStripe } = await import('@stripe/stripe-js/pure')
  const stripe = await loadStripe(paying.publishableKey, { locale: language as StripeElementLocale })
  if (!stripe) throw new Error('the payment service brought no script')
  return stripe.createEmbeddedCheckoutPage({
    fetchClientSecret: async () => paying.clientSecret,
    onAnalyticsEvent: ({ eventType }) => {
      if (eventType === 'checkoutSubmitFailed') onFailed()
    },
  })
}
