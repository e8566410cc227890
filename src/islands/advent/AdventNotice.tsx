import type { ReactNode } from 'react'

interface Props {
  readonly heading: string
  readonly text: string
  /** The way on. */
  readonly children: ReactNode
}

/** What stands where the street would be. */
export const AdventNotice = ({ heading, text, children }: Props) => (
  <section className="wrap advent-notice">
    <h1>{heading}</h1>
    <p className="lead">{text}</p>
    {children}
  </section>
)
