import './email-field.css'
import type { ReactNode, RefObject } from 'react'
import { Field, tiesOf } from '../ui/Field.tsx'
import { Problem } from '../ui/Problem.tsx'

interface Props {
  readonly id: string
  readonly label: string
  readonly placeholder: string
  readonly hint?: string
  /** What stands in it at first. */
  readonly typed?: string
  /** What is wrong with it, as a sentence; empty when nothing is. */
  readonly problem: string
  /** The name of an account stands beside its password; browsers keep the two together. */
  readonly autoComplete: 'email' | 'username'
  readonly input: RefObject<HTMLInputElement | null>
  /** Stands beside the field: the button that sends it. */
  readonly children?: ReactNode
}

/** A field for an address, with its question, a hint and what is wrong with it. */
export const EmailField = ({ id, label, hint, typed, problem, input, children, ...rest }: Props) => (
  <Field {...{ id, label, hint }}>
    <div className="ac-line">
      <input
        ref={input}
        className="inp"
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
