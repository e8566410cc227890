import './email-field.css'
import type { ReactNode, RefObject } from 'react'
import { Field, tiesOf } from '../ui/Field.tsx'
import { Problem } from '../ui/Problem.tsx'

interface Props {
  readonly id: string
  readonly label: string
  readonly placeholder: string
  readonly hint?: string
  /** Initial value. */
  readonly typed?: string
  /** Sentence; empty when nothing is wrong. */
  readonly problem: string
  /** `username` beside a password: browsers store the two together. */
  readonly autoComplete: 'email' | 'username'
  readonly input: RefObject<HTMLInputElement | null>
  readonly children?: ReactNode
}

export const EmailField = ({ id, label, hint, typed, problem, input, children, ...rest }: Props) => (
  <Field {...{ id, label, hint }}>
    <div className="account-line">
      <input
        ref={input}
        className="input"
        name="email"
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={typed}
        required
        {...tiesOf(id, hint, problem)}
        {...rest}
      />
      {problem && <Problem id={`${id}-error`}>{problem}</Problem>}
      {children}
    </div>
  </Field>
)
