import { type FormEvent, useEffect, useRef } from 'react'
import { fill } from '../../../lib/fill.ts'
import type { SandboxCheckout } from '../../../stores/checkout/sandbox-checkout.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { Problem } from '../../ui/Problem.tsx'
import { inEuro } from '../shop-props.ts'
import { AddressFields } from './AddressFields.tsx'
import { CardFields } from './CardFields.tsx'
import { CodeField } from './CodeField.tsx'
import { Field } from './Field.tsx'
import { paymentFrom } from './payment-from.ts'
import { problemText } from './problem-text.ts'
import type { SandboxPageProps } from './sandbox-page-props.ts'
import { TestCards } from './TestCards.tsx'

interface Props extends SandboxPageProps {
  readonly now: Extract<SandboxCheckout, { state: 'open' }>
}

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
    <form className="sandbox" onSubmit={send}>
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
          isApplied={shown.total_details.amount_discount > 0}
          problem={isOfCode ? problemText(problem.code, texts.problems) : ''}
          onApply={store.applyCode}
        />
      )}
      <Sum {...{ shown, language, title }} texts={all} />
      {problem && !isOfCode && (
        <Problem ref={alarm} role="alert" tabIndex={-1}>
          {problemText(problem.code, texts.problems)}
        </Problem>
      )}
      <BusyButton
        type="submit"
        className="button gold big checkout-order"
        isBusy={isPaying}
        disabled={isPaying}
        icon="lock"
      >
        {isPaying ? all.frame.moment : fill(texts.pay, { amount: inEuro(shown.amount_total, language) })}
      </BusyButton>
    </form>
  )
}

type SumProps = Pick<Props, 'language' | 'title' | 'texts'> & Pick<Props['now'], 'shown'>

function Sum({ shown, language, title, texts: { shop } }: SumProps) {
  const { amount_subtotal: subtotal, amount_total: total, total_details: details } = shown
  return (
    <dl className="checkout-sum">
      <Line label={title} amount={inEuro(subtotal, language)} />
      {details.amount_discount > 0 && (
        <Line label={shop.sandbox.discount} amount={inEuro(-details.amount_discount, language)} />
      )}
      <Line label={shop.checkout.total} amount={inEuro(total, language)} look="checkout-total" />
    </dl>
  )
}

const Line = (props: { readonly label: string; readonly amount: string; readonly look?: string }) => (
  <div className={props.look}>
    <dt>{props.label}</dt>
    <dd>{props.amount}</dd>
  </div>
)
