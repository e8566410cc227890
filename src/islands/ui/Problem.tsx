import type { ComponentProps } from 'react'
import { Icon } from '../icon/Icon.tsx'

interface Props extends ComponentProps<'p'> {
  readonly hasIcon?: boolean
}

/**
 * What is wrong, beside its cause. One with `role="alert"` may stand there empty, so that a screen reader hears what comes
 * into it.
 */
export const Problem = ({ hasIcon = true, children, ...line }: Props) => (
  <p className="msg" {...line}>
    {children && hasIcon && <Icon name="alert-circle" />}
    {children}
  </p>
)
