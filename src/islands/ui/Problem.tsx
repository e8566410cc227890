import type { ComponentProps } from 'react'
import { Icon } from '../icon/Icon.tsx'

interface Props extends ComponentProps<'p'> {
  readonly hasIcon?: boolean
}

/** With `role="alert"` it may be empty, so that screen readers announce what comes. */
export const Problem = ({ hasIcon = true, children, ...line }: Props) => (
  <p className="message" {...line}>
    {children && hasIcon && <Icon name="alert-circle" />}
    {children}
  </p>
)
