import './sign-in.css'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Texts } from '../../contract/texts.ts'
import { createVerification, type LinkAddress } from '../../stores/account/verify.ts'
import { call } from '../../stores/client.ts'
import { browserClock } from '../../stores/clock.ts'
import { session } from '../../stores/session.ts'
import { Icon } from '../icon/Icon.tsx'
import { Onward } from './Onward.tsx'
import { StageDoor } from './StageDoor.tsx'

interface Props {
  readonly texts: Pick<Texts, 'signIn' | 'errors'>
  readonly loginPath: string
}

/** Signs in by the mailed link whose address opened the page. */
export default function VerifyPage({ texts: { signIn, errors }, loginPath }: Props) {
  const [store] = useState(() =>
    createVerification({ ask: call, clock: browserClock, session, leave: path => location.replace(path) }),
  )
  const now = useStore(store.$verification, { ssr: 'initial' })
  useEffect(() => {
    void store.open(pageAddress())
    return store.stop
  }, [store])
  const { verify } = signIn
  return (
    <div className="wrap ac">
      <StageDoor isOpen={now.state === 'signed-in'} />
      <div className="sheet day ac-sheet" aria-live="polite">
        {now.state === 'signing-in' && (
          <>
            <h1>{verify.working}</h1>
            <p className="ac-light">
              <span className="spin" />
            </p>
          </>
        )}
        {now.state === 'signed-in' && <Onward heading={verify.done} text={verify.onward} />}
        {now.state === 'confirmation' && (
          <>
            <h1>{verify.confirm.heading}</h1>
            <p className="lead">{verify.confirm.text}</p>
            <button type="button" className="btn gold" onClick={store.confirm}>
              <Icon name="lantern" />
              {verify.confirm.button}
            </button>
          </>
        )}
        {now.state === 'failed' && (
          <>
            <h1>{verify.failed.heading}</h1>
            <p className="lead">{verify.failed.text}</p>
            <a className="btn gold" href={loginPath}>
              <Icon name="mail" />
              {verify.failed.button}
            </a>
          </>
        )}
        {now.state === 'unserved' && (
          <>
            <h1>{verify.unserved.heading}</h1>
            <p className="lead">{errors.refusals[now.code]}</p>
            <button type="button" className="btn gold" onClick={store.retry}>
              <Icon name="refresh" />
              {verify.unserved.button}
            </button>
          </>
        )}
      </div>
    </div>
  )
}

const pageAddress = (): LinkAddress => ({
  search: location.search,
  remembered: history.state,
  hide: value => history.replaceState(value, '', location.pathname),
})
