import type { ComponentProps } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { Spinner } from './Spinner.tsx'

interface Props extends ComponentProps<'button'> {
  readonly type?: 'button' | 'submit'
  readonly isBusy: boolean
  /** Replaced by the spinner; without one the spinner comes before the label. */
  readonly icon?: string
  /** Label while busy; default the usual one. */
  readonly moment?: string
  /** Whether presses are locked while busy; otherwise the store ignores them. */
  readonly locks?: boolean
}

/** Stays focusable while busy, so that the focus is not lost. */
export function BusyButton({ isBusy, icon, moment, locks, type = 'button', onClick, children, ...button }: Props) {
  const isLocked = locks && isBusy
  return (
    <button
      {...button}
      type={type}
      aria-busy={isBusy || undefined}
      aria-disabled={isLocked || undefined}
      onClick={isLocked ? undefined : onClick}
    >
      {isBusy ? <Spinner /> : icon && <Icon name={icon} />}
      {(isBusy && moment) || children}
    </button>
  )
}
