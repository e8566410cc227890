import type { ComponentProps } from 'react'
import { Field, type FieldProps, tiesOf } from './Field.tsx'

interface Props
  extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'children'>,
    Omit<FieldProps, 'className' | 'children'> {
  /** Of the field; the control looks like every other. */
  readonly fieldClass?: string
}

export const TextField = ({ id, label, hint, hintAt, problem, fieldClass, ...input }: Props) => (
  <Field {...{ id, label, hint, hintAt, problem }} className={fieldClass}>
    <input className="input" {...tiesOf(id, hint, problem)} {...input} />
  </Field>
)
