import { useEffect, useRef } from 'react'
import type { CheckoutStore, PayableCheckout } from '../../stores/checkout/checkout.ts'
import { Spinner } from '../ui/Spinner.tsx'
import type { CheckoutDialogProps } from './checkout-dialog-props.ts'
import { openPaymentPage } from './open-payment-page.ts'

interface Props extends CheckoutDialogProps {
  readonly checkout: CheckoutStore
  readonly paying: PayableCheckout
}

/** The payment service's own page, destroyed when the dialog closes. */
export function PaymentFrame({ checkout, paying, offer, language, texts }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const { title } = offer.texts
  const wait = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    let isOver = false
    let unmount = () => {}
    const open = async () => {
      const page = await openPaymentPage({ paying, language, texts, title, onFailed: checkout.look })
      // Closed before it was loaded: there may be only one page at a time.
      if (isOver || !container.current) return page.destroy()
      unmount = () => page.destroy()
      page.mount(container.current)
      if (wait.current) wait.current.hidden = true
    }
    open().catch(() => {
      if (!isOver) checkout.failPayment()
    })
    return () => {
      isOver = true
      unmount()
    }
  }, [checkout, paying, language, texts, title])
  useEffect(() => watchOtherTabs(checkout.look), [checkout])
  return (
    <>
      <p ref={wait} className="checkout-wait" role="status">
        <Spinner /> {texts.shop.checkout.starting}
      </p>
      <div ref={container} className="checkout-frame" />
    </>
  )
}

/** Another tab may have paid. */
function watchOtherTabs(look: () => Promise<void>): () => void {
  const follow = () => {
    if (!document.hidden) void look()
  }
  document.addEventListener('visibilitychange', follow)
  addEventListener('focus', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    removeEventListener('focus', follow)
  }
}
