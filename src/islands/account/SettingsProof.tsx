import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { LINK_MINUTES } from '../../contract/account.ts'
import { fill } from '../../lib/fill.ts'
import { createMailboxProof } from '../../stores/account/mailbox-proof.ts'
import { call } from '../../stores/client.ts'
import { toasts } from '../../stores/toast/toast.ts'
import { Icon } from '../icon/Icon.tsx'
import { BusyButton } from '../ui/BusyButton.tsx'
import { Problem } from '../ui/Problem.tsx'
import type { SettingsProps } from './settings-props.ts'

interface Props extends SettingsProps {
  readonly to: string
}

export function SettingsProof({ account, language, texts, to }: Props) {
  const [store] = useState(() => createMailboxProof(call))
  const { state } = useStore(store.$proof)
  const { proof } = texts.settings
  const send = async () => {
    const { state } = await store.send({ email: account.email, lang: language, to })
    if (state === 'failed') toasts.show(proof.failed, 'error')
  }
  return (
    <section className="settings-proof" aria-labelledby="settings-proof">
      <h2 id="settings-proof">{proof.heading}</h2>
      <p>{proof.text}</p>
      {state !== 'sent' && (
        <BusyButton
          locks
          className="button gold"
          icon="mail"
          isBusy={state === 'sending'}
          moment={texts.frame.moment}
          onClick={send}
        >
          {proof.send}
        </BusyButton>
      )}
      <p role="status" className={state === 'sent' ? 'settings-done' : undefined}>
        {state === 'sent' && (
          <>
            <Icon name="check" /> {fill(proof.sent, { email: account.email, minutes: LINK_MINUTES })}
          </>
        )}
      </p>
      {state === 'failed' && <Problem>{proof.failed}</Problem>}
    </section>
  )
}
