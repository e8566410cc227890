import './give.css'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { LINK_MINUTES } from '../../contract/account.ts'
import { fill } from '../../lib/fill.ts'
import { createMailboxProof } from '../../stores/account/mailbox-proof.ts'
import { call } from '../../stores/client.ts'
import { createGive, type Give, storyIn } from '../../stores/give/give.ts'
import { session } from '../../stores/session.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { LoadingLine } from '../ui/LoadingLine.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Problem } from '../ui/Problem.tsx'
import { GiveForm } from './GiveForm.tsx'
import type { GiveProps } from './give-props.ts'
import { PresentList } from './PresentList.tsx'

export default function GivePage(props: GiveProps) {
  const [story] = useState(() => storyIn(location.pathname))
  const [store] = useState(() => createGive(call, story))
  const now = useStore(store.$give)
  useEffect(() => void store.load(), [store])
  if (now.state !== 'ready') {
    return (
      <div className="wrap give">
        <Other {...props} state={now.state} story={story} onRetry={() => void store.load()} />
      </div>
    )
  }
  const ready = { ...props, now, store, story }
  return (
    <div className="wrap give">
      <GiveForm key={now.editing?.id ?? `${now.presents.length}`} {...ready} />
      <PresentList {...ready} />
    </div>
  )
}

interface OtherProps extends GiveProps {
  readonly state: Exclude<Give['state'], 'ready'>
  readonly story: string
  readonly onRetry: () => void
}

function Other({ state, story, onRetry, ...props }: OtherProps) {
  const { give: own, reader } = props.texts
  if (state === 'loading') return <LoadingLine className="give-wait" text={own.loading} />
  if (state === 'unproven') return <ProofFirst {...props} />
  if (state === 'signed-out') return <SignInFirst {...props} story={story} />
  if (state === 'unreachable') {
    return (
      <Notice heading={reader.unreachable.heading} text={reader.unreachable.text}>
        <button type="button" className="button gold" onClick={onRetry}>
          {reader.unreachable.retry}
        </button>
      </Notice>
    )
  }
  return (
    <Notice heading={own.missing.heading} text={own.missing.text}>
      <a className="button gold" href={props.paths.library}>
        {own.missing.library}
      </a>
    </Notice>
  )
}

/** Signing in takes the story along into the account and leads back here. */
const SignInFirst = ({ story, texts: { give: own }, paths }: GiveProps & { readonly story: string }) => (
  <Notice heading={own.heading} text={own.signIn.text}>
    <a className="button gold" href={`${paths.login}?${new URLSearchParams({ story, to: location.pathname })}`}>
      {own.signIn.button}
    </a>
  </Notice>
)

/** The mailed link proves the mailbox and leads back here. */
function ProofFirst({ language, texts: { give: own, frame } }: GiveProps) {
  const [store] = useState(() => createMailboxProof(call))
  const { state } = useStore(store.$proof)
  const visitor = session.look()
  const email = visitor.state === 'signed-in' ? visitor.email : ''
  if (state === 'sent') {
    return (
      <p role="status" className="give-wait">
        {fill(own.proof.sent, { email, minutes: LINK_MINUTES })}
      </p>
    )
  }
  return (
    <Notice heading={own.heading} text={own.proof.text}>
      <Problem role="alert">{state === 'failed' && own.failed}</Problem>
      <BusyButton
        className="button gold"
        isBusy={state === 'sending'}
        icon="mail"
        moment={frame.moment}
        onClick={() => void store.send({ email, lang: language, to: location.pathname })}
      >
        {own.proof.send}
      </BusyButton>
    </Notice>
  )
}
