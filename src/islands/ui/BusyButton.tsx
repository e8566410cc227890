import type { ComponentProps } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { Spinner } from './Spinner.tsx'

interface Props extends ComponentProps<'button'> {
  readonly type?: 'button' | 'submit'
  readonly isBusy: boolean
  /** Gives way to the spinner; without one the spinner comes before the label. */
  readonly icon?: string
  /** Said while it is busy; otherwise the label stays. */
  readonly moment?: string
  /** Whether it is locked while busy, and looks like it. What is pressed meanwhile is otherwise the store's to ignore. */
  readonly locks?: boolean
}

/** A button that turns while what it began is under way. It stays in reach, so that the focus is not lost. */
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
