import { useStore } from '@nanostores/react'
import { type FormEvent, useRef, useState } from 'react'
import { createPasswordChange } from '../../stores/account/password-change.ts'
import { call } from '../../stores/client.ts'
import { toasts } from '../../stores/toast/toast.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { ConfirmOwner } from './ConfirmOwner.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { asksForProof, ownerProblem } from './owner-problem.ts'
import { SettingsPart } from './SettingsPart.tsx'
import type { SettingsProps } from './settings-props.ts'

interface Props extends SettingsProps {
  readonly to: string
  /** Called after a new password, which signs every other browser out. */
  readonly onSaved: () => void
  readonly onRefused: () => void
}

/** An account without a proven mailbox has no password. */
export function SettingsPassword(props: Props) {
  const { account, texts } = props
  const { password: own } = texts.settings
  if (!account.isProven) {
    return (
      <SettingsPart id="settings-password" heading={own.heading}>
        <p>{own.unproven}</p>
      </SettingsPart>
    )
  }
  return (
    <SettingsPart id="settings-password" heading={own.heading}>
      <p>{account.hasPassword ? own.some : own.none}</p>
      <PasswordForm {...props} />
    </SettingsPart>
  )
}

function PasswordForm(props: Props) {
  const { account, language, texts, to } = props
  const { now, save, next, owner } = usePasswordForm(props)
  return (
    <form className="settings-form" onSubmit={save} noValidate>
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={account.email} readOnly hidden />
      {asksForProof(account) && <ConfirmOwner name="password" {...{ account, language, texts, to }} {...owner} />}
      <NewPasswordField {...{ texts, now }} {...next} />
      <BusyButton
        locks
        type="submit"
        className="button gold"
        icon="lock"
        isBusy={now.state === 'saving'}
        moment={texts.frame.moment}
      >
        {texts.settings.password.save}
      </BusyButton>
    </form>
  )
}

function usePasswordForm({ account, texts, onSaved, onRefused }: Props) {
  const { password: own } = texts.settings
  const [store] = useState(() => createPasswordChange(call))
  const now = useStore(store.$change)
  const [password, setPassword] = useState('')
  const [oldPassword, setOldPassword] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const current = useRef<HTMLInputElement>(null)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const result = await store.save({ email: account.email, password, oldPassword })
    if (result.state === 'saved') {
      setPassword('')
      setOldPassword('')
      toasts.show(own.saved, 'success')
      onSaved()
    } else if (result.state === 'refused') {
      const isProof = ownerProblem(result, texts) !== ''
      ;(isProof ? (current.current ?? field.current) : field.current)?.focus()
      toasts.show(own.failed, 'error')
      onRefused()
    }
  }
  const owner = { field: current, value: oldPassword, onChange: setOldPassword, problem: ownerProblem(now, texts) }
  return { now, save, next: { field, value: password, onChange: setPassword }, owner }
}
