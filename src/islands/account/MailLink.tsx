import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { LINK_MINUTES } from '../../contract/account.ts'
import type { Language } from '../../contract/languages.ts'
import { fill } from '../../lib/fill.ts'
import { createMailboxProof } from '../../stores/account/mailbox-proof.ts'
import { call } from '../../stores/client.ts'
import { Icon } from '../icon/Icon.tsx'
import { BusyButton } from '../ui/BusyButton.tsx'

interface Props {
  readonly email: string
  readonly language: Language
  /** Path that the mailed link leads to. */
  readonly to: string
  readonly label: string
  /** Holds `{email}` and `{minutes}`. */
  readonly sent: string
  readonly failed: string
  readonly moment: string
}

/** Mails a link to the signed-in account, for actions that need more than its session. */
export function MailLink({ email, language, to, label, sent, failed, moment }: Props) {
  const [store] = useState(() => createMailboxProof(call))
  const { state } = useStore(store.$proof)
  return (
    <div className="settings-link">
      <BusyButton
        locks
        className="button paper"
        icon="mail"
        isBusy={state === 'sending'}
        moment={moment}
        onClick={() => store.send({ email, lang: language, to })}
      >
        {label}
      </BusyButton>
      <p role="status" className={state === 'sent' ? 'settings-done' : state === 'failed' ? 'message' : undefined}>
        {state === 'sent' && (
          <>
            <Icon name="check" /> {fill(sent, { email, minutes: LINK_MINUTES })}
          </>
        )}
        {state === 'failed' && (
          <>
            <Icon name="alert-circle" /> {failed}
          </>
        )}
      </p>
    </div>
  )
}
