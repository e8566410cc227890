import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'

interface Props {
  readonly icon: string
  readonly heading: string
  /** Its place among the steps; a pane beside them has none. */
  readonly number?: number
  readonly children: ReactNode
}

/** One sheet of the desk. */
export function Pane({ icon, heading, number, children }: Props) {
  return (
    <section className="sheet gn-pane">
      <h2>
        <Icon name={icon} />
        {number === undefined ? heading : `${number} · ${heading}`}
      </h2>
      {children}
    </section>
  )
}
