import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { LINK_MINUTES } from '../../contract/account.ts'
import { routeOf } from '../../contract/routes.ts'
import { fill } from '../../lib/fill.ts'
import { createMailboxProof } from '../../stores/account/mailbox-proof.ts'
import { call } from '../../stores/client.ts'
import { session } from '../../stores/session.ts'
import { Icon } from '../icon/Icon.tsx'
import { BusyButton } from '../ui/BusyButton.tsx'
import { Problem } from '../ui/Problem.tsx'
import type { ShareProps } from './share-props.ts'

/** Signing in takes the story along into the account and leads back here. */
export function SignInFirst({ id, language, texts: { share } }: ShareProps) {
  const query = new URLSearchParams({ story: id, to: location.pathname })
  const login = routeOf('login').pattern.replace('{lang}', language)
  return (
    <>
      <p>{share.signIn.text}</p>
      <div className="actions">
        <a className="button gold" href={`${login}?${query}`}>
          <Icon name="user" />
          {share.signIn.button}
        </a>
      </div>
    </>
  )
}

/** The mailed link proves the mailbox and leads back here. */
export function ProofFirst({ language, texts: { share, frame } }: ShareProps) {
  const [store] = useState(() => createMailboxProof(call))
  const { state } = useStore(store.$proof)
  const now = session.look()
  const email = now.state === 'signed-in' ? now.email : ''
  if (state === 'sent') return <p role="status">{fill(share.proof.sent, { email, minutes: LINK_MINUTES })}</p>
  const isBusy = state === 'sending'
  return (
    <>
      <p>{share.proof.text}</p>
      <Problem role="alert" hasIcon={false}>
        {state === 'failed' && share.proof.failed}
      </Problem>
      <div className="actions">
        <BusyButton
          className="button gold"
          isBusy={isBusy}
          onClick={() => void store.send({ email, lang: language, to: location.pathname })}
          icon="mail"
          moment={frame.moment}
        >
          {share.proof.send}
        </BusyButton>
      </div>
    </>
  )
}
