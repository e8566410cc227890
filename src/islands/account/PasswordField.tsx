import { type RefObject, useEffect } from 'react'
import type { Texts } from '../../contract/texts.ts'
import { TextField } from '../ui/TextField.tsx'

interface Props {
  readonly texts: Texts['signIn']['login']
  readonly problem: string
  readonly input: RefObject<HTMLInputElement | null>
}

export function PasswordField({ texts, problem, input }: Props) {
  useEffect(() => input.current?.focus(), [input])
  return (
    <TextField
      ref={input}
      id="login-password"
      label={texts.password}
      hint={texts.passwordHint}
      problem={problem}
      name="password"
      type="password"
      autoComplete="current-password"
      required
    />
  )
}
