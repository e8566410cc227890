import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'

interface Props {
  readonly icon: string
  readonly heading: string
  /** Number of the step; missing for a pane beside the steps. */
  readonly number?: number
  readonly children: ReactNode
}

export function Pane({ icon, heading, number, children }: Props) {
  return (
    <section className="sheet generator-pane">
      <h2>
        <Icon name={icon} />
        {number === undefined ? heading : `${number} · ${heading}`}
      </h2>
      {children}
    </section>
  )
}
