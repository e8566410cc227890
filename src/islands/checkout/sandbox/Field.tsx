import type { InputHTMLAttributes } from 'react'

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  readonly name: string
  readonly label: string
}

/** One line to type into, with its name above it. It has to be filled in unless it is said otherwise. */
export const Field = ({ name, label, ...rest }: Props) => (
  <div className="sb-field">
    <label htmlFor={`pay-${name}`}>{label}</label>
    <input className="inp" id={`pay-${name}`} name={name} required {...rest} />
  </div>
)
