import type { Field } from '../../stores/withdrawal/withdrawal.ts'
import { Icon } from '../icon/Icon.tsx'

interface Props {
  readonly field: Field
  readonly label: string
  readonly hint?: string
  readonly placeholder?: string
  /** What stands in it at first. */
  readonly typed: string
  /** What is wrong with it, as a sentence; empty when nothing is. */
  readonly problem: string
  readonly autoComplete: 'name' | 'email' | 'off'
  readonly inputMode?: 'text' | 'email'
}

/** A field of one line, with its question, a hint and what is wrong with it. */
export function TypedField({ field, label, hint, typed, problem, ...input }: Props) {
  const id = `wd-${field}`
  const described = [problem && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="wd-field">
      <label htmlFor={id}>{label}</label>
      <input
        className="inp"
        id={id}
        // What was suggested comes a moment later than the form.
        key={typed}
        name={field}
        type={field === 'email' ? 'email' : 'text'}
        autoCapitalize={field === 'name' ? 'words' : 'none'}
        spellCheck={false}
        defaultValue={typed}
        aria-invalid={problem !== '' || undefined}
        aria-describedby={described || undefined}
        required
        {...input}
      />
      {problem && (
        <p className="msg" id={`${id}-error`}>
          <Icon name="alert-circle" />
          {problem}
        </p>
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
