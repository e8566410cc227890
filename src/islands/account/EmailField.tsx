import './email-field.css'
import type { RefObject } from 'react'
import { Icon } from '../icon/Icon.tsx'

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
  readonly children?: React.ReactNode
}

/** A field for an address, with its question, a hint and what is wrong with it. */
export function EmailField({ id, label, placeholder, hint, typed, problem, autoComplete, input, children }: Props) {
  const described = [problem && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="q">
      <label htmlFor={id}>{label}</label>
      <div className="ac-line">
        <input
          ref={input}
          className="inp"
          id={id}
          name="email"
          type="email"
          inputMode="email"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          placeholder={placeholder}
          defaultValue={typed}
          aria-invalid={problem !== '' || undefined}
          aria-describedby={described || undefined}
          required
        />
        {problem && <Problem id={`${id}-error`} text={problem} />}
        {children}
      </div>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** What is wrong, beside its cause. */
export const Problem = ({ id, text }: { id: string; text: string }) => (
  <p className="msg" id={id}>
    <Icon name="alert-circle" />
    {text}
  </p>
)
