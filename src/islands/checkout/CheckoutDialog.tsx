import './checkout.css'
import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { RefusalCode } from '../../contract/refusals.ts'
import type { Story } from '../../contract/story.ts'
import type { ShopNews } from '../../stores/checkout/shop.ts'
import type { Offer } from '../../stores/checkout/shop-offers.ts'
import { Icon } from '../icon/Icon.tsx'
import { AgreeStep } from './AgreeStep.tsx'
import { CheckoutTrouble } from './CheckoutTrouble.tsx'
import { PaymentFrame } from './PaymentFrame.tsx'
import type { PaidEdition, ShopProps } from './shop-props.ts'
import { useCheckout } from './use-checkout.ts'
import { useOpenDialog } from './use-open-dialog.ts'

export interface CheckoutDialogProps extends ShopProps {
  readonly story: Story
  readonly offer: Offer
  readonly isTest: boolean
  /** The prices that were agreed to on this page. */
  readonly agreed: Set<string>
  /** Why it had to be begun anew. */
  readonly news: ShopNews['code'] | undefined
  readonly onStale: (code: RefusalCode) => void
  readonly onClose: () => void
}

/** Orders an edition and has it paid. */
export default function CheckoutDialog(props: CheckoutDialogProps) {
  const { story, offer, isTest, texts, onClose } = props
  const edition = offer.edition as PaidEdition
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { checkout, proof } = useCheckout(props, edition)
  const now = useStore(checkout.$checkout, { ssr: 'initial' })
  useOpenDialog(dialog)
  const { state } = now
  // What was pressed is gone with the step before; at first the dialog itself decides.
  useEffect(() => {
    if (state !== 'agreeing' && !dialog.current?.contains(document.activeElement)) heading.current?.focus()
  }, [state])
  const close = () => dialog.current?.close()
  return (
    <>
      <div className="co-backdrop" aria-hidden="true" />
      <dialog ref={dialog} className="dialog co" aria-modal="true" aria-labelledby="checkout" onClose={onClose}>
        <h2 ref={heading} id="checkout" tabIndex={-1}>
          {texts.shop.checkout.heading[edition]}
        </h2>
        <p className="hint" lang={story.language}>
          {story.title || texts.shop.untitled}
        </p>
        {isTest && (
          <p className="sp-test">
            <Icon name="shield-check" />
            <span>{texts.shop.test}</span>
          </p>
        )}
        {state === 'agreeing' && <AgreeStep {...props} edition={edition} now={now} checkout={checkout} proof={proof} />}
        {(state === 'starting' || state === 'done') && (
          <p className="co-wait" role="status">
            <span className="spin" /> {texts.shop.checkout[state]}
          </p>
        )}
        {now.state === 'paying' && <PaymentFrame {...props} checkout={checkout} paying={now.checkout} />}
        {(state === 'broken' || state === 'expired') && (
          <CheckoutTrouble {...texts.shop.checkout[state]} onAgain={checkout.order} />
        )}
        <button type="button" className="ib close" aria-label={texts.frame.close} onClick={close}>
          <Icon name="x" />
        </button>
      </dialog>
    </>
  )
}
