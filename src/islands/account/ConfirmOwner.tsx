import type { RefObject } from 'react'
import { PASSWORD_MAX } from '../../contract/account.ts'
import { Problem } from '../ui/Problem.tsx'
import { TextField } from '../ui/TextField.tsx'
import { MailLink } from './MailLink.tsx'
import type { SettingsProps } from './settings-props.ts'

interface Props extends SettingsProps {
  /** Prefix of the ids: a page may have two of these. */
  readonly name: string
  /** Path of the settings, which a mailed link leads back to. */
  readonly to: string
  readonly field: RefObject<HTMLInputElement | null>
  readonly value: string
  readonly onChange: (value: string) => void
  /** Sentence; empty when nothing is wrong. */
  readonly problem: string
}

/** Asks for what a stolen session lacks: the password, or a mailed link (the only way without a password). */
export function ConfirmOwner(props: Props) {
  const { account, language, texts, to } = props
  const { confirm } = texts.settings
  return (
    <div className="settings-confirm">
      {account.hasPassword ? <CurrentPassword {...props} /> : <p>{confirm.none}</p>}
      {!account.hasPassword && props.problem && <Problem id={`${props.name}-current-error`}>{props.problem}</Problem>}
      <MailLink
        email={account.email}
        {...{ language, to }}
        label={account.hasPassword ? confirm.instead : confirm.mail}
        sent={confirm.sent}
        failed={confirm.failed}
        moment={texts.frame.moment}
      />
    </div>
  )
}

function CurrentPassword({ name, texts, field, value, onChange, problem }: Props) {
  const { confirm } = texts.settings
  return (
    <TextField
      ref={field}
      id={`${name}-current`}
      fieldClass="settings-field"
      label={confirm.label}
      hint={confirm.hint}
      problem={problem}
      type="password"
      autoComplete="current-password"
      maxLength={PASSWORD_MAX}
      value={value}
      onChange={event => onChange(event.target.value)}
    />
  )
}
