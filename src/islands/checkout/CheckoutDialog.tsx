import './checkout.css'
import { useStore } from '@nanostores/react'
import type { Checkout } from '../../stores/checkout/checkout.ts'
import { Icon } from '../icon/Icon.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { LoadingLine } from '../ui/LoadingLine.tsx'
import { useHeadingFocus } from '../ui/use-heading-focus.ts'
import { AgreeStep } from './AgreeStep.tsx'
import { CheckoutTrouble } from './CheckoutTrouble.tsx'
import type { CheckoutDialogProps } from './checkout-dialog-props.ts'
import { openOverInertPage } from './open-over-inert-page.ts'
import { PaymentFrame } from './PaymentFrame.tsx'
import type { PaidEdition } from './shop-props.ts'
import { useCheckout } from './use-checkout.ts'

/** Orders an edition and has it paid. */
export default function CheckoutDialog(props: CheckoutDialogProps) {
  const { story, isTest, texts, onClose } = props
  const edition = props.offer.edition as PaidEdition
  const { checkout, proof } = useCheckout(props, edition)
  const now = useStore(checkout.$checkout, { ssr: 'initial' })
  const heading = useHeadingFocus(now.state, 'agreeing')
  return (
    <>
      <div className="checkout-backdrop" aria-hidden="true" />
      <Dialog
        className="checkout"
        aria-modal="true"
        heading={texts.shop.checkout.heading[edition]}
        headingRef={heading}
        closeLabel={texts.frame.close}
        open={openOverInertPage}
        onClose={onClose}
      >
        <p className="hint" lang={story.language}>
          {story.title || texts.shop.untitled}
        </p>
        {isTest && <TestNote text={texts.shop.test} />}
        <Step {...props} {...{ edition, now, checkout, proof }} />
      </Dialog>
    </>
  )
}

const TestNote = ({ text }: { readonly text: string }) => (
  <p className="shop-test">
    <Icon name="shield-check" />
    <span>{text}</span>
  </p>
)

interface StepProps extends CheckoutDialogProps, ReturnType<typeof useCheckout> {
  readonly edition: PaidEdition
  readonly now: Checkout
}

function Step({ now, ...props }: StepProps) {
  const { checkout, texts } = props
  const words = texts.shop.checkout
  switch (now.state) {
    case 'agreeing':
      return <AgreeStep {...props} now={now} />
    case 'starting':
    case 'done':
      return <LoadingLine className="checkout-wait" text={words[now.state]} />
    case 'paying':
      return <PaymentFrame {...props} paying={now.checkout} />
    case 'broken':
    case 'expired':
      return <CheckoutTrouble {...words[now.state]} onAgain={checkout.order} />
  }
}
