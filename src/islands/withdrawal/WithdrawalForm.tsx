import './withdrawal.css'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { createOrders, isContract } from '../../stores/account/orders.ts'
import { call } from '../../stores/client.ts'
import { session } from '../../stores/session.ts'
import { createWithdrawing, orderIn } from '../../stores/withdrawal/withdrawal.ts'
import { ConfirmStep } from './ConfirmStep.tsx'
import { Declared } from './Declared.tsx'
import { DeclareStep } from './DeclareStep.tsx'
import type { WithdrawalProps } from './withdrawal-props.ts'

export default function WithdrawalForm({ language, texts }: WithdrawalProps) {
  const [store] = useState(() => createWithdrawing({ ask: call, language }))
  const [orders] = useState(() => createOrders(call))
  const now = useStore(store.$withdrawing)
  const bought = useStore(orders.$orders)
  useEffect(() => {
    const who = session.look()
    if (who.state === 'signed-in') void orders.load()
    const number = orderIn(location.search)
    store.suggest({ ...(number && { number }), ...(who.state === 'signed-in' && { email: who.email }) })
  }, [store, orders])
  const sheet = useRef<HTMLDivElement>(null)
  const step = now.state === 'sending' ? 'confirming' : now.state
  const before = useRef(step)
  useEffect(() => {
    // Each step focuses its heading, for screen readers as well.
    if (before.current !== step) sheet.current?.querySelector('h2')?.focus()
    before.current = step
  }, [step])
  const contracts = bought.state === 'ready' ? bought.orders.filter(isContract) : []
  return (
    <div className="sheet withdrawal-sheet" ref={sheet}>
      {now.state === 'open' && <DeclareStep {...{ now, store, texts, contracts }} />}
      {(now.state === 'confirming' || now.state === 'sending') && <ConfirmStep {...{ now, store, texts }} />}
      {now.state === 'done' && <Declared {...{ now, store, texts, language }} />}
    </div>
  )
}
