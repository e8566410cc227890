import './sign-in.css'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Texts } from '../../contract/texts.ts'
import { createVerification, type LinkAddress, type Verification } from '../../stores/account/verify.ts'
import { call } from '../../stores/client.ts'
import { browserClock } from '../../stores/clock.ts'
import { session } from '../../stores/session.ts'
import { Icon } from '../icon/Icon.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { Onward } from './Onward.tsx'
import { StageEntrance } from './StageEntrance.tsx'

interface Props {
  readonly texts: Pick<Texts, 'signIn' | 'errors'>
  readonly loginPath: string
}

export default function VerifyPage({ texts, loginPath }: Props) {
  const [store] = useState(() =>
    createVerification({ ask: call, clock: browserClock, session, leave: path => location.replace(path) }),
  )
  const now = useStore(store.$verification, { ssr: 'initial' })
  useEffect(() => {
    void store.open(pageAddress())
    return store.stop
  }, [store])
  return (
    <div className="wrap account">
      <StageEntrance isOpen={now.state === 'signed-in'} />
      <div className="sheet day account-sheet" aria-live="polite">
        <Step {...{ now, store, texts, loginPath }} />
      </div>
    </div>
  )
}

interface StepProps extends Props {
  readonly now: Verification
  readonly store: ReturnType<typeof createVerification>
}

function Step({ now, store, texts: { signIn, errors }, loginPath }: StepProps) {
  const { verify } = signIn
  switch (now.state) {
    case 'signing-in':
      return (
        <>
          <h1>{verify.working}</h1>
          <p className="account-light">
            <Spinner />
          </p>
        </>
      )
    case 'signed-in':
      return <Onward heading={verify.done} text={verify.onward} />
    case 'confirmation':
      return (
        <Notice {...verify.confirm}>
          <button type="button" className="button gold" onClick={store.confirm}>
            <Icon name="lantern" />
            {verify.confirm.button}
          </button>
        </Notice>
      )
    case 'failed':
      return (
        <Notice {...verify.failed}>
          <a className="button gold" href={loginPath}>
            <Icon name="mail" />
            {verify.failed.button}
          </a>
        </Notice>
      )
    case 'unserved':
      return (
        <Notice heading={verify.unserved.heading} text={errors.refusals[now.code]}>
          <button type="button" className="button gold" onClick={store.retry}>
            <Icon name="refresh" />
            {verify.unserved.button}
          </button>
        </Notice>
      )
  }
}

const pageAddress = (): LinkAddress => ({
  search: location.search,
  remembered: history.state,
  hide: value => history.replaceState(value, '', location.pathname),
})
