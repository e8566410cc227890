import type { ReactNode } from 'react'

interface Props {
  readonly heading: string
  readonly text: string
  /** The ways on. */
  readonly children?: ReactNode
}

/** What stands where the player would be. */
export const PlayerNotice = ({ heading, text, children }: Props) => (
  <section className="wrap pl-notice">
    <h1>{heading}</h1>
    <p className="lead">{text}</p>
    <div className="pl-ways">{children}</div>
  </section>
)
