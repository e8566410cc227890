import type { ReactNode } from 'react'

interface Props {
  /** Of an own section; without it there is none. */
  readonly className?: string
  readonly heading: string
  readonly text: string
  readonly picture?: ReactNode
  /** Whether it is below a heading of the page. */
  readonly isPart?: boolean
  readonly children?: ReactNode
}

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
