import { useEffect, useState } from 'react'
import { NEEDED_ACCEPTANCE } from '../../contract/shop.ts'
import { fill } from '../../lib/fill.ts'
import { type CheckoutStore, createCheckout } from '../../stores/checkout/checkout.ts'
import { createCheckoutProof } from '../../stores/checkout/checkout-proof.ts'
import { call } from '../../stores/client.ts'
import { browserClock } from '../../stores/clock.ts'
import { browserVisibility } from '../../stores/visibility.ts'
import type { CheckoutDialogProps } from './checkout-dialog-props.ts'
import type { PaidEdition } from './shop-props.ts'

export function useCheckout(props: CheckoutDialogProps, edition: PaidEdition) {
  const { story, offer, language, paths, agreed, news, onStale } = props
  const { priceId } = offer.product
  const needsProof = NEEDED_ACCEPTANCE[edition] === 'proof'
  const [proof] = useState(
    () =>
      needsProof &&
      createCheckoutProof({
        ask: call,
        clock: browserClock,
        visibility: browserVisibility,
        story: story.id,
        present: presentIn(location.search),
      }),
  )
  const [checkout] = useState(() =>
    createCheckout({
      ask: call,
      product: offer.product,
      story: story.id,
      language,
      hasAgreed: agreed.has(priceId),
      code: agreed.has(priceId) ? agreed.get(priceId) : offer.product.reduction?.code,
      problem: news === 'price-changed' ? news : undefined,
      ...(proof && { proof: proof.id }),
      // Replaces the history entry of the open dialog: Back must not return to it.
      leave: id => location.replace(fill(paths.return, { id })),
      onStale,
    }),
  )
  useEffect(() => {
    if (!proof) return undefined
    void proof.begin()
    return proof.stop
  }, [proof])
  useEffect(() => {
    // A print is shown each time: it may have changed.
    if (agreed.has(priceId) && !proof) void checkout.order()
  }, [checkout, agreed, priceId, proof])
  useEffect(() => rememberAgreement(checkout, () => agreed.set(priceId, checkout.code())), [checkout, agreed, priceId])
  return { checkout, proof: proof || undefined }
}

/** A giver came from a present to have its dedication printed. */
export const presentIn = (search: string): string | undefined => new URLSearchParams(search).get('present') ?? undefined

const rememberAgreement = ({ $checkout }: CheckoutStore, note: () => void): (() => void) =>
  $checkout.subscribe(({ state }) => {
    if (state === 'paying') note()
  })
