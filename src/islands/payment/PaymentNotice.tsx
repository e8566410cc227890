import type { ReactNode } from 'react'

interface Props {
  readonly heading: string
  readonly text: string
  /** The way on. */
  readonly children: ReactNode
}

/** What there is to say, and what can be done about it. */
export const PaymentNotice = ({ heading, text, children }: Props) => (
  <>
    <h1>{heading}</h1>
    <p className="lead">{text}</p>
    {children}
  </>
)
