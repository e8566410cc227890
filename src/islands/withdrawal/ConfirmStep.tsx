import { fill } from '../../lib/fill.ts'
import type { Withdrawing, WithdrawingStore } from '../../stores/withdrawal/withdrawal.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { Problem } from '../ui/Problem.tsx'
import type { WithdrawalTexts } from './withdrawal-props.ts'

interface Props {
  readonly now: Extract<Withdrawing, { state: 'confirming' | 'sending' }>
  readonly store: WithdrawingStore
  readonly texts: WithdrawalTexts
}

export function ConfirmStep({ now, store, texts }: Props) {
  const { confirm: own } = texts.withdrawal
  const { name, number, email } = now.typed
  const isBusy = now.state === 'sending'
  return (
    <>
      <h2 tabIndex={-1}>{own.heading}</h2>
      <p>{own.text}</p>
      <blockquote>{fill(own.statement, { name, number })}</blockquote>
      <p className="hint">{fill(own.receipt, { email })}</p>
      {now.state === 'confirming' && now.code && <Problem role="alert">{texts.errors.refusals[now.code]}</Problem>}
      <div className="withdrawal-ways">
        <BusyButton
          locks
          className="button gold"
          icon="check"
          isBusy={isBusy}
          moment={texts.moment}
          onClick={() => void store.confirm()}
        >
          {own.button}
        </BusyButton>
        <button type="button" className="button quiet" disabled={isBusy} onClick={store.back}>
          {own.back}
        </button>
      </div>
    </>
  )
}
