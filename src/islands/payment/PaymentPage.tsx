import '../account/sign-in.css'
import './payment.css'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { call } from '../../stores/client.ts'
import { browserClock } from '../../stores/clock.ts'
import { createPaymentReturn } from '../../stores/payment/payment-return.ts'
import { session } from '../../stores/session.ts'
import { StageDoor } from '../account/StageDoor.tsx'
import { Complete } from './Complete.tsx'
import { Expired } from './Expired.tsx'
import { PaymentNotice } from './PaymentNotice.tsx'
import { Pending } from './Pending.tsx'
import type { PaymentProps } from './payment-props.ts'

/** Where the browser comes back to from paying. */
export default function PaymentPage({ texts: { payment: texts }, paths }: PaymentProps) {
  const [store] = useState(() => createPaymentReturn({ ask: call, clock: browserClock, session }))
  const now = useStore(store.$payment)
  useEffect(() => {
    void store.open(location.pathname)
    return store.stop
  }, [store])
  const again = () => void store.again()
  return (
    <div className="wrap ac">
      <StageDoor isOpen={now.state === 'complete'} />
      <div className="sheet day ac-sheet pay" aria-live="polite">
        {now.state === 'pending' && <Pending tries={now.tries} texts={texts} />}
        {now.state === 'complete' && (
          <Complete bought={now} isTest={/\/cs_test_\w+$/.test(location.pathname)} {...{ texts, paths }} />
        )}
        {now.state === 'expired' && <Expired storyId={now.storyId} {...{ texts, paths }} />}
        {(now.state === 'late' || now.state === 'failed') && (
          <PaymentNotice {...texts[now.state]}>
            <button type="button" className="btn gold" onClick={again}>
              {texts[now.state].again}
            </button>
          </PaymentNotice>
        )}
        {now.state === 'unknown' && (
          <PaymentNotice {...texts.unknown}>
            <a className="btn gold" href={paths.overview}>
              {texts.complete.toLibrary}
            </a>
          </PaymentNotice>
        )}
      </div>
    </div>
  )
}
