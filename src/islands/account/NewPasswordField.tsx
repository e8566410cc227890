import { type RefObject, useState } from 'react'
import { PASSWORD_MAX, PASSWORD_MIN } from '../../contract/account.ts'
import { fill } from '../../lib/fill.ts'
import type { PasswordChange } from '../../stores/account/password-change.ts'
import { TextField } from '../ui/TextField.tsx'
import { ownerProblem } from './owner-problem.ts'
import type { SettingsProps } from './settings-props.ts'

interface Props extends Pick<SettingsProps, 'texts'> {
  readonly now: PasswordChange
  readonly field: RefObject<HTMLInputElement | null>
  readonly value: string
  readonly onChange: (value: string) => void
}

export function NewPasswordField({ texts, now, field, value, onChange }: Props) {
  const { password: own } = texts.settings
  const [isShown, setShown] = useState(false)
  return (
    <>
      <TextField
        ref={field}
        id="password"
        fieldClass="settings-field"
        label={own.label}
        hint={fill(own.hint, { minimum: PASSWORD_MIN })}
        problem={problemOf(now, texts)}
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
      <label className="settings-check">
        <input type="checkbox" checked={isShown} onChange={event => setShown(event.target.checked)} />
        {own.show}
      </label>
    </>
  )
}

function problemOf(now: PasswordChange, texts: Props['texts']): string | undefined {
  const { settings, errors } = texts
  // A problem of the proof is shown at its own field.
  if (now.state !== 'refused' || ownerProblem(now, texts) !== '') return undefined
  if (now.reason === 'length') return fill(settings.password.short, { minimum: PASSWORD_MIN })
  if (now.reason !== 'invalid-input') return errors.refusals[now.reason]
  const { code } = now.issue ?? {}
  return code === 'password-common' || code === 'password-address' ? errors[code] : settings.password.failed
}
