import './sandbox.css'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { LoadingLine } from '../../ui/LoadingLine.tsx'
import { BankQuestion } from './BankQuestion.tsx'
import { PaymentForm } from './PaymentForm.tsx'
import type { SandboxPageProps } from './sandbox-page-props.ts'

export function SandboxPage(props: SandboxPageProps) {
  const { store, texts: all } = props
  const texts = all.shop.sandbox
  const now = useStore(store.$sandbox)
  useEffect(() => {
    void store.open()
  }, [store])
  if (now.state === 'loading' || now.state === 'paid') {
    return <LoadingLine className="checkout-wait" text={texts[now.state]} />
  }
  if (now.state === 'over') return <p role="alert">{texts.over}</p>
  if (now.state === 'away') {
    return (
      <div className="sandbox">
        <p role="alert">{texts.away}</p>
        <button type="button" className="button gold" onClick={store.open}>
          {texts.again}
        </button>
      </div>
    )
  }
  return (
    <>
      {/* Stays mounted: what was typed is still there after the bank's question. */}
      <div hidden={now.step === 'asked'}>
        <PaymentForm {...props} now={now} />
      </div>
      {now.step === 'asked' && <BankQuestion texts={texts.bank} onAnswer={store.confirmChallenge} />}
    </>
  )
}
