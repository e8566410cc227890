import type { Field } from '../../stores/withdrawal/withdrawal.ts'
import { TextField } from '../ui/TextField.tsx'

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
export const TypedField = ({ field, typed, ...rest }: Props) => (
  <TextField
    id={`wd-${field}`}
    fieldClass="wd-field"
    // What was suggested comes a moment later than the form.
    key={typed}
    name={field}
    type={field === 'email' ? 'email' : 'text'}
    autoCapitalize={field === 'name' ? 'words' : 'none'}
    spellCheck={false}
    defaultValue={typed}
    required
    {...rest}
  />
)
