import type { ReactNode } from 'react'

interface Props {
  /** Of the section around it; without one it stands in what is there already. */
  readonly className?: string
  readonly heading: string
  readonly text: string
  /** Above the heading. */
  readonly picture?: ReactNode
  /** Whether it stands below a heading of the page. */
  readonly isPart?: boolean
  /** The ways on. */
  readonly children?: ReactNode
}

/** What stands where something would be that is not there: why, and the ways on. */
export function Notice({ className, heading, text, picture, isPart = false, children }: Props) {
  const Heading = isPart ? 'h2' : 'h1'
  const content = (
    <>
      {picture}
      <Heading>{heading}</Heading>
      <p className="lead">{text}</p>
      {children}
    </>
  )
  return className ? <section className={className}>{content}</section> : content
}
