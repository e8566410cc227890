import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect, useRef } from 'react'
import type { RefusalCode } from '../../contract/refusals.ts'
import type { Checkout, CheckoutStore } from '../../stores/checkout/checkout.ts'
import type { CheckoutProof, CheckoutProofStore } from '../../stores/checkout/checkout-proof.ts'
import { Icon } from '../icon/Icon.tsx'
import type { CheckoutDialogProps } from './CheckoutDialog.tsx'
import { ProofToLookAt } from './ProofToLookAt.tsx'
import { inEuro, type PaidEdition } from './shop-props.ts'

interface Props extends CheckoutDialogProps {
  readonly edition: PaidEdition
  readonly now: Extract<Checkout, { state: 'agreeing' }>
  readonly checkout: CheckoutStore
  /** Of a book on paper. */
  readonly proof: CheckoutProofStore | undefined
}

/** Stands for a proof where nothing is printed. */
const $NONE = atom<CheckoutProof | undefined>(undefined)

/** What is ordered, what it costs, what has to be agreed to, and the button that orders it. */
export function AgreeStep({ edition, now, checkout, proof, offer, language, texts: all, paths }: Props) {
  const texts = all.shop.checkout
  const proofNow = useStore<typeof $NONE>(proof?.$proof ?? $NONE)
  const isLocked = proof !== undefined && proofNow?.state !== 'ready'
  const box = useRef<HTMLInputElement>(null)
  const { problem } = now
  useEffect(() => {
    if (problem === 'acceptance-needed') box.current?.focus()
  }, [problem])
  return (
    <form
      className="co-agree"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!isLocked) void checkout.order()
      }}
    >
      {proof && proofNow && (
        <ProofToLookAt
          now={proofNow}
          language={language}
          texts={texts.proof}
          errors={all.errors}
          onAgain={proof.begin}
        />
      )}
      <dl className="co-sum">
        <div>
          <dt>{offer.texts.title}</dt>
          <dd>{inEuro(offer.product.priceInCent, language)}</dd>
        </div>
        <div className="co-total">
          <dt>{texts.total}</dt>
          <dd>{inEuro(offer.product.priceInCent, language)}</dd>
        </div>
      </dl>
      <p className="co-vat">{edition === 'paperback' ? all.shop.vatAndPost : all.shop.vat}</p>
      <label className="co-consent">
        <input
          ref={box}
          type="checkbox"
          checked={now.hasAgreed}
          disabled={isLocked}
          aria-invalid={problem === 'acceptance-needed' || undefined}
          aria-describedby={problem ? 'checkout-problem' : undefined}
          onChange={event => checkout.agree(event.target.checked)}
        />
        <span>{edition === 'paperback' ? texts.acceptProof : texts.immediate}</span>
      </label>
      <p className="co-legal hint">
        <a href={paths.terms} target="_blank" rel="noopener">
          {texts.terms}
        </a>
        <a href={paths.withdrawal} target="_blank" rel="noopener">
          {texts.withdrawal}
        </a>
      </p>
      <div role="alert">
        {problem && (
          <p className="msg" id="checkout-problem">
            <Icon name="alert-circle" />
            {problemText(problem, all)}
          </p>
        )}
      </div>
      <button type="submit" className="btn gold big co-order" aria-disabled={isLocked || undefined}>
        {texts.order}
      </button>
      <p className="hint">{texts.next}</p>
    </form>
  )
}

function problemText(code: RefusalCode, texts: CheckoutDialogProps['texts']): string {
  if (code === 'price-changed') return texts.shop.news[code]
  return (texts.errors as Readonly<Record<RefusalCode, string>>)[code]
}
