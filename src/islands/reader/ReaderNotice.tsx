import type { ReactNode } from 'react'

interface Props {
  readonly heading: string
  readonly text: string
  /** The way on. */
  readonly children: ReactNode
}

/** What stands where the book would be. */
export const ReaderNotice = ({ heading, text, children }: Props) => (
  <section className="wrap rd-notice">
    <h1>{heading}</h1>
    <p className="lead">{text}</p>
    {children}
  </section>
)
