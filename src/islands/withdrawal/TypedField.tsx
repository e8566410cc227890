import type { Field } from '../../stores/withdrawal/withdrawal.ts'
import { TextField } from '../ui/TextField.tsx'

interface Props {
  readonly field: Field
  readonly label: string
  readonly hint?: string
  readonly placeholder?: string
  /** Initial value. */
  readonly typed: string
  /** Sentence; empty when nothing is wrong. */
  readonly problem: string
  readonly autoComplete: 'name' | 'email' | 'off'
  readonly inputMode?: 'text' | 'email'
}

export const TypedField = ({ field, typed, ...rest }: Props) => (
  <TextField
    id={`withdrawal-${field}`}
    fieldClass="withdrawal-field"
    // A suggested value comes later than the form.
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
