import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'

interface Props {
  readonly isBusy: boolean
  /** Said while it is busy. */
  readonly moment: string
  readonly icon: string
  readonly className: string
  readonly type?: 'button' | 'submit'
  readonly label?: string
  readonly onClick?: () => void
  readonly children: ReactNode
}

/** A button that turns while what it began is under way. It stays in reach, so that the focus is not lost. */
export const BusyButton = ({ isBusy, moment, icon, className, type = 'button', label, onClick, children }: Props) => (
  <button
    type={type}
    className={className}
    aria-busy={isBusy || undefined}
    aria-disabled={isBusy || undefined}
    aria-label={label}
    onClick={isBusy ? undefined : onClick}
  >
    {isBusy ? <span className="spin" /> : <Icon name={icon} />}
    {isBusy ? moment : children}
  </button>
)
