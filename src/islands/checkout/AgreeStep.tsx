import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect, useRef } from 'react'
import type { RefusalCode } from '../../contract/refusals.ts'
import { DELIVERY_DAYS_MAX } from '../../contract/shop.ts'
import { counted } from '../../lib/counted.ts'
import { DAY_MS } from '../../lib/day.ts'
import { fill } from '../../lib/fill.ts'
import { writtenDay } from '../../lib/written.ts'
import type { Checkout, CheckoutStore } from '../../stores/checkout/checkout.ts'
import type { CheckoutProof, CheckoutProofStore } from '../../stores/checkout/checkout-proof.ts'
import { seenPages, unseenOf } from '../../stores/checkout/seen-pages.ts'
import { browserClock } from '../../stores/clock.ts'
import { Problem } from '../ui/Problem.tsx'
import type { CheckoutDialogProps } from './checkout-dialog-props.ts'
import { ProofToLookAt } from './proof/ProofToLookAt.tsx'
import { inEuro, type PaidEdition, taxNote } from './shop-props.ts'

interface Props extends CheckoutDialogProps {
  readonly edition: PaidEdition
  readonly now: Extract<Checkout, { state: 'agreeing' }>
  readonly checkout: CheckoutStore
  readonly proof: CheckoutProofStore | undefined
}

const PROBLEM = 'checkout-problem'
const $NONE = atom<CheckoutProof | undefined>(undefined)

export function AgreeStep(props: Props) {
  const { story, checkout, proof, language, texts } = props
  const proofNow = useStore<typeof $NONE>(proof?.$proof ?? $NONE)
  const ready = proofNow?.state === 'ready' ? proofNow : undefined
  const { $seen, see } = seenPages(ready?.id ?? '')
  const unseen = unseenOf(ready?.pictures ?? [], useStore($seen))
  const isLocked = proof !== undefined && (!ready || unseen > 0)
  return (
    <form
      className="checkout-agree"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!isLocked) void checkout.order()
      }}
    >
      {proof && proofNow && (
        <ProofToLookAt
          now={proofNow}
          storyLanguage={story.language}
          texts={texts.shop}
          errors={texts.errors}
          {...{ language, unseen }}
          onSeen={see}
          onAgain={proof.begin}
        />
      )}
      <Order {...props} {...{ isLocked, unseen }} />
    </form>
  )
}

const NEXT = 'checkout-next'

/** What it costs, what is agreed to, and the button that orders. */
function Order(props: Props & { readonly isLocked: boolean; readonly unseen: number }) {
  const { edition, now, checkout, offer, language, texts: all, paths, isLocked, unseen } = props
  const texts = all.shop.checkout
  const isPaper = edition === 'paperback'
  return (
    <div className="checkout-sheet">
      <Sum {...{ now, checkout, offer, language, texts }} />
      <p className="checkout-tax">{taxNote(offer, all.shop)}</p>
      {isPaper && <p className="checkout-delivery">{fill(texts.delivery, { date: lastDay(language) })}</p>}
      <Consent {...{ now, isLocked, checkout }} text={isPaper ? texts.acceptProof : texts.immediate} />
      <Legal {...{ texts, paths }} />
      <div role="alert">{now.problem && <Problem id={PROBLEM}>{problemText(now.problem, all)}</Problem>}</div>
      <button
        type="submit"
        className="button gold big checkout-order"
        aria-disabled={isLocked || undefined}
        aria-describedby={NEXT}
      >
        {texts.order}
      </button>
      <p className="hint" id={NEXT}>
        {unseen > 0 ? counted(language, unseen, texts.proof.unseen) : texts.next}
      </p>
    </div>
  )
}

interface SumProps extends Pick<Props, 'now' | 'checkout' | 'offer' | 'language'> {
  readonly texts: Props['texts']['shop']['checkout']
}

/** The shop's own code is in it, and can be left out for another, which the payment page takes. */
function Sum({ now: { code }, checkout, offer: { product, texts: named }, language, texts }: SumProps) {
  const { priceInCent, reduction } = product
  const applied = code === undefined ? undefined : reduction
  const total = applied?.priceInCent ?? priceInCent
  return (
    <dl className="checkout-sum">
      <div>
        <dt>{named.title}</dt>
        <dd>{inEuro(priceInCent, language)}</dd>
      </div>
      {reduction && (
        <div>
          <dt>
            {fill(applied ? texts.code.applied : texts.code.left, { code: reduction.code })}
            <button type="button" className="checkout-code" onClick={checkout.switchCode}>
              {applied ? texts.code.remove : texts.code.apply}
            </button>
          </dt>
          <dd>{inEuro(total - priceInCent, language)}</dd>
        </div>
      )}
      <div className="checkout-total">
        <dt>{texts.total}</dt>
        <dd>
          <span role="status">{inEuro(total, language)}</span>
        </dd>
      </div>
    </dl>
  )
}

interface ConsentProps extends Pick<Props, 'now' | 'checkout'> {
  readonly isLocked: boolean
  readonly text: string
}

/** Takes the focus when consent is what is missing. */
function Consent({ now: { hasAgreed, problem }, isLocked, checkout, text }: ConsentProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (problem === 'acceptance-needed') box.current?.focus()
  }, [problem])
  return (
    <label className="checkout-consent">
      <input
        ref={box}
        type="checkbox"
        checked={hasAgreed}
        disabled={isLocked}
        aria-invalid={problem === 'acceptance-needed' || undefined}
        aria-describedby={problem ? PROBLEM : undefined}
        onChange={event => checkout.agree(event.target.checked)}
      />
      <span>{text}</span>
    </label>
  )
}

interface LegalProps extends Pick<Props, 'paths'> {
  readonly texts: Props['texts']['shop']['checkout']
}

const Legal = ({ texts, paths }: LegalProps) => (
  <p className="checkout-legal hint">
    <a href={paths.terms} target="_blank" rel="noopener">
      {texts.terms}
    </a>
    <a href={paths.withdrawal} target="_blank" rel="noopener">
      {texts.withdrawal}
    </a>
  </p>
)

/** By when a paperback that is ordered now has been sent: Directive 2011/83/EU, Article 18, and our terms. */
const lastDay = (language: Props['language']): string =>
  writtenDay(language, browserClock.now() + DELIVERY_DAYS_MAX * DAY_MS)

function problemText(code: RefusalCode, texts: CheckoutDialogProps['texts']): string {
  if (code === 'price-changed') return texts.shop.news[code]
  return (texts.errors as Readonly<Record<RefusalCode, string>>)[code]
}
