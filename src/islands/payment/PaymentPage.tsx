import '../account/sign-in.css'
import './payment.css'
import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { call } from '../../stores/client.ts'
import { browserClock } from '../../stores/clock.ts'
import { createPaymentReturn, type PaymentReturn } from '../../stores/payment/payment-return.ts'
import { session } from '../../stores/session.ts'
import { StageEntrance } from '../account/StageEntrance.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Complete } from './Complete.tsx'
import { Expired } from './Expired.tsx'
import { Pending } from './Pending.tsx'
import type { PaymentProps } from './payment-props.ts'

const BoughtCover = lazy(() => import('./BoughtCover.tsx'))

export default function PaymentPage({ texts: { payment: texts, reader }, paths }: PaymentProps) {
  const [store] = useState(() => createPaymentReturn({ ask: call, clock: browserClock, session }))
  const now = useStore(store.$payment)
  useEffect(() => {
    void store.open(location.pathname)
    return store.stop
  }, [store])
  return (
    <div className="wrap account">
      <Scene now={now} texts={reader} />
      <div className="sheet day account-sheet payment" aria-live="polite">
        <Outcome {...{ now, texts, paths }} onAgain={() => void store.again()} />
      </div>
    </div>
  )
}

interface SceneProps {
  readonly now: PaymentReturn
  readonly texts: PaymentProps['texts']['reader']
}

/** The bought book once it is paid, for who may see it. */
function Scene({ now, texts }: SceneProps) {
  const entrance = <StageEntrance isOpen={now.state === 'complete'} />
  if (now.state !== 'complete' || now.storyId === null) return entrance
  return (
    <Suspense fallback={entrance}>
      <BoughtCover storyId={now.storyId} texts={texts}>
        {entrance}
      </BoughtCover>
    </Suspense>
  )
}

interface OutcomeProps {
  readonly now: PaymentReturn
  readonly texts: PaymentProps['texts']['payment']
  readonly paths: PaymentProps['paths']
  readonly onAgain: () => void
}

function Outcome({ now, texts, paths, onAgain }: OutcomeProps) {
  switch (now.state) {
    case 'pending':
      return <Pending tries={now.tries} texts={texts} />
    case 'complete':
      return <Complete bought={now} isTest={/\/cs_test_\w+$/.test(location.pathname)} {...{ texts, paths }} />
    case 'expired':
      return <Expired storyId={now.storyId} {...{ texts, paths }} />
    case 'late':
    case 'failed':
      return (
        <Notice {...texts[now.state]}>
          <button type="button" className="button gold" onClick={onAgain}>
            {texts[now.state].again}
          </button>
        </Notice>
      )
    case 'unknown':
      return (
        <Notice {...texts.unknown}>
          <a className="button gold" href={paths.overview}>
            {texts.complete.toLibrary}
          </a>
        </Notice>
      )
  }
}
