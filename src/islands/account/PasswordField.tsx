import { type RefObject, useEffect } from 'react'
import type { Texts } from '../../contract/texts.ts'
import { Problem } from './EmailField.tsx'

const ID = 'login-password'

interface Props {
  readonly texts: Texts['signIn']['login']
  readonly problem: string
  readonly input: RefObject<HTMLInputElement | null>
}

/** The password of the account. It comes when it is asked for, and takes the focus. */
export function PasswordField({ texts, problem, input }: Props) {
  useEffect(() => input.current?.focus(), [input])
  return (
    <div className="q">
      <label htmlFor={ID}>{texts.password}</label>
      <input
        ref={input}
        className="inp"
        id={ID}
        name="password"
        type="password"
        autoComplete="current-password"
        aria-invalid={problem !== '' || undefined}
        aria-describedby={problem ? `${ID}-error ${ID}-hint` : `${ID}-hint`}
        required
      />
      {problem && <Problem id={`${ID}-error`} text={problem} />}
      <p className="hint" id={`${ID}-hint`}>
        {texts.passwordHint}
      </p>
    </div>
  )
}
