import { type FormEvent, useEffect, useRef } from 'react'
import { fill } from '../../../lib/fill.ts'
import type { SandboxCheckout } from '../../../stores/checkout/sandbox-checkout.ts'
import { Icon } from '../../icon/Icon.tsx'
import { inEuro } from '../shop-props.ts'
import { AddressFields } from './AddressFields.tsx'
import { CardFields } from './CardFields.tsx'
import { CodeField } from './CodeField.tsx'
import { Field } from './Field.tsx'
import { paymentFrom } from './payment-from.ts'
import { problemText } from './problem-text.ts'
import type { SandboxPageProps } from './SandboxPage.tsx'
import { TestCards } from './TestCards.tsx'

interface Props extends SandboxPageProps {
  readonly now: Extract<SandboxCheckout, { state: 'open' }>
}

/** Address, card and code, with what is to be paid. */
export function PaymentForm({ now, store, language, title, texts: all }: Props) {
  const texts = all.shop.sandbox
  const { shown, step, problem } = now
  const alarm = useRef<HTMLParagraphElement>(null)
  const isPaying = step === 'paying'
  const isOfCode = problem?.param === 'promotion_code'
  useEffect(() => {
    if (problem && !isOfCode) alarm.current?.focus()
  }, [problem, isOfCode])
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void store.pay(paymentFrom(new FormData(event.currentTarget), shown))
  }
  return (
    <form className="sb" onSubmit={send}>
      <TestCards texts={texts.cards} />
      <Field
        name="email"
        label={texts.email}
        type="email"
        autoComplete="email"
        defaultValue={shown.customer_email ?? ''}
      />
      {shown.countries && <AddressFields countries={shown.countries} language={language} texts={texts.address} />}
      {shown.amount_total > 0 && <CardFields texts={texts.card} />}
      {shown.allow_promotion_codes && (
        <CodeField
          texts={texts.code}
          isTaken={shown.total_details.amount_discount > 0}
          problem={isOfCode ? problemText(problem.code, texts.problems) : ''}
          onApply={store.applyCode}
        />
      )}
      <dl className="co-sum">
        <Line label={title} amount={inEuro(shown.amount_subtotal, language)} />
        {shown.total_details.amount_discount > 0 && (
          <Line label={texts.discount} amount={inEuro(-shown.total_details.amount_discount, language)} />
        )}
        <Line label={all.shop.checkout.total} amount={inEuro(shown.amount_total, language)} look="co-total" />
      </dl>
      {problem && !isOfCode && (
        <p ref={alarm} className="msg" role="alert" tabIndex={-1}>
          <Icon name="alert-circle" />
          {problemText(problem.code, texts.problems)}
        </p>
      )}
      <button type="submit" className="btn gold big co-order" aria-busy={isPaying || undefined} disabled={isPaying}>
        {isPaying ? <span className="spin" /> : <Icon name="lock" />}
        {isPaying ? all.frame.moment : fill(texts.pay, { amount: inEuro(shown.amount_total, language) })}
      </button>
    </form>
  )
}

const Line = (props: { readonly label: string; readonly amount: string; readonly look?: string }) => (
  <div className={props.look}>
    <dt>{props.label}</dt>
    <dd>{props.amount}</dd>
  </div>
)
