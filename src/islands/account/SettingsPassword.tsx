import { useStore } from '@nanostores/react'
import { type FormEvent, useRef, useState } from 'react'
import { PASSWORD_MAX, PASSWORD_MIN } from '../../contract/account.ts'
import { fill } from '../../lib/fill.ts'
import { call } from '../../stores/client.ts'
import { createPasswordChange, type PasswordChange } from '../../stores/password-change.ts'
import { toasts } from '../../stores/toast.ts'
import { Icon } from '../icon/Icon.tsx'
import { BusyButton } from './BusyButton.tsx'
import { SettingsPart } from './SettingsPart.tsx'
import type { SettingsProps } from './settings-props.ts'

interface Props extends SettingsProps {
  /** Called when there is a new password: every other browser is signed out then. */
  readonly onSaved: () => void
}

/** Sets the password. An address without a proven mailbox has none. */
export function SettingsPassword({ account, texts, onSaved }: Props) {
  const { password: own } = texts.settings
  if (!account.isProven) {
    return (
      <SettingsPart id="set-password" heading={own.heading}>
        <p>{own.unproven}</p>
      </SettingsPart>
    )
  }
  return (
    <SettingsPart id="set-password" heading={own.heading}>
      <p>{account.hasPassword ? own.some : own.none}</p>
      <PasswordForm {...{ account, texts, onSaved }} />
    </SettingsPart>
  )
}

function PasswordForm({ account, texts, onSaved }: Omit<Props, 'language'>) {
  const { password: own } = texts.settings
  const [store] = useState(() => createPasswordChange(call))
  const now = useStore(store.$change)
  const [text, setText] = useState('')
  const [isShown, setShown] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const problem = problemOf(now, texts)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await store.save(account.email, text)
    if (answer.state === 'saved') {
      setText('')
      toasts.show(own.saved, 'success')
      onSaved()
    } else if (answer.state === 'refused') {
      field.current?.focus()
      toasts.show(own.failed, 'error')
    }
  }
  return (
    <form className="set-form" onSubmit={save} noValidate>
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={account.email} readOnly hidden />
      <div className="set-field">
        <label htmlFor="password">{own.label}</label>
        <input
          ref={field}
          id="password"
          className="inp"
          type={isShown ? 'text' : 'password'}
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          value={text}
          aria-describedby={problem ? 'password-hint password-error' : 'password-hint'}
          aria-invalid={problem !== undefined || undefined}
          onChange={event => setText(event.target.value)}
        />
        {problem && (
          <p className="msg" id="password-error">
            <Icon name="alert-circle" />
            {problem}
          </p>
        )}
        <p className="hint" id="password-hint">
          {fill(own.hint, { minimum: PASSWORD_MIN })}
        </p>
      </div>
      <label className="set-check">
        <input type="checkbox" checked={isShown} onChange={event => setShown(event.target.checked)} />
        {own.show}
      </label>
      <BusyButton
        type="submit"
        className="btn gold"
        icon="lock"
        isBusy={now.state === 'saving'}
        moment={texts.frame.moment}
      >
        {own.save}
      </BusyButton>
    </form>
  )
}

function problemOf(now: PasswordChange, { settings, errors }: Props['texts']): string | undefined {
  if (now.state !== 'refused') return undefined
  if (now.reason === 'length') return fill(settings.password.short, { minimum: PASSWORD_MIN })
  return now.reason === 'invalid-input' ? settings.password.failed : errors.refusals[now.reason]
}
