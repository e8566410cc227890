import type { ComponentProps } from 'react'
import { TextField } from '../../ui/TextField.tsx'

interface Props extends Omit<ComponentProps<typeof TextField>, 'id'> {
  readonly name: string
}

/** Required unless it is said otherwise. */
export const Field = ({ name, ...rest }: Props) => (
  <TextField id={`pay-${name}`} fieldClass="sandbox-field" name={name} required {...rest} />
)
