import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { fill } from '../../lib/fill.ts'
import { createAccountDeletion, isConfirmed } from '../../stores/account/account-deletion.ts'
import { call } from '../../stores/client.ts'
import { Icon } from '../icon/Icon.tsx'
import { BusyButton } from './BusyButton.tsx'
import { ConfirmOwner } from './ConfirmOwner.tsx'
import { asksForProof, ownerProblem } from './owner-problem.ts'
import type { SettingsProps } from './settings-props.ts'

interface Props extends SettingsProps {
  /** Path of the settings. */
  readonly to: string
  readonly onDeleted: () => void
  readonly onRefused: () => void
  readonly onClose: () => void
}

/** Says what goes, and lets nobody delete by a slip of the hand: a word has to be typed. */
export function DeletionDialog({ account, language, texts, to, onDeleted, onRefused, onClose }: Props) {
  const { deletion: own } = texts.settings
  const dialog = useRef<HTMLDialogElement>(null)
  const [store] = useState(() => createAccountDeletion({ ask: call, onDeleted }))
  const now = useStore(store.$deletion)
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [oldPassword, setOldPassword] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const current = useRef<HTMLInputElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const proofProblem = ownerProblem(now, texts)
  const problem = isMissing
    ? fill(own.missing, { word: own.word })
    : now.state === 'refused' && proofProblem === '' && texts.errors.refusals[now.reason]
  const send = async () => {
    const isSure = isConfirmed(typed, own.word, language)
    setMissing(!isSure)
    if (!isSure) return field.current?.focus()
    const answer = await store.run(oldPassword)
    if (answer.state !== 'refused') return
    if (ownerProblem(answer, texts)) current.current?.focus()
    onRefused()
  }
  return (
    <dialog ref={dialog} className="dialog set-dialog" aria-labelledby="deletion" onClose={onClose}>
      <h2 id="deletion">{own.question}</h2>
      <p>{fill(own.whose, { email: account.email })}</p>
      <ul>
        {own.goes.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>
        <b>{own.forever}</b>
      </p>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          return send()
        }}
      >
        {asksForProof(account) && (
          <ConfirmOwner
            name="deletion"
            {...{ account, language, texts, to }}
            field={current}
            value={oldPassword}
            onChange={setOldPassword}
            problem={proofProblem}
          />
        )}
        <div className="set-field">
          <label htmlFor="deletion-word">{fill(own.label, { word: own.word })}</label>
          <input
            ref={field}
            id="deletion-word"
            className="inp"
            autoComplete="off"
            autoCapitalize="none"
            value={typed}
            aria-describedby="deletion-error"
            aria-invalid={isMissing || undefined}
            onChange={event => setTyped(event.target.value)}
          />
          <p className="msg" id="deletion-error" role="alert">
            {problem && (
              <>
                <Icon name="alert-circle" />
                {problem}
              </>
            )}
          </p>
        </div>
        <div className="acts">
          <BusyButton
            type="submit"
            className="btn set-delete"
            icon="trash"
            isBusy={now.state === 'deleting'}
            moment={texts.frame.moment}
          >
            {own.run}
          </BusyButton>
          <button type="button" className="btn paper" onClick={() => dialog.current?.close()}>
            {own.keep}
          </button>
        </div>
      </form>
      <button type="button" className="ib close" aria-label={texts.frame.close} onClick={() => dialog.current?.close()}>
        <Icon name="x" />
      </button>
    </dialog>
  )
}
