import type { Language } from '../../contract/languages.ts'
import { fill } from '../../lib/fill.ts'
import type { Withdrawing, WithdrawingStore } from '../../stores/withdrawal/withdrawal.ts'
import type { WithdrawalTexts } from './withdrawal-props.ts'

interface Props {
  readonly now: Extract<Withdrawing, { state: 'done' }>
  readonly store: WithdrawingStore
  readonly texts: WithdrawalTexts
  readonly language: Language
}

export function Declared({ now, store, texts, language }: Props) {
  const { done: own, confirm } = texts.withdrawal
  const { name, number, email } = now.typed
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long' })
  return (
    <>
      <h2 tabIndex={-1}>{own.heading}</h2>
      <p>{fill(own.text, { time: time.format(new Date(now.declaredAt)), number })}</p>
      <blockquote>{fill(confirm.statement, { name, number })}</blockquote>
      <p>{fill(own.receipt, { email })}</p>
      <div className="withdrawal-ways">
        <button type="button" className="button paper" onClick={() => print()}>
          {own.print}
        </button>
        <button type="button" className="button quiet" onClick={store.again}>
          {own.again}
        </button>
      </div>
    </>
  )
}
