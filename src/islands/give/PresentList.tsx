import { useEffect, useRef } from 'react'
import type { ReadyProps } from './give-props.ts'
import { PresentRow } from './PresentRow.tsx'

export function PresentList(props: ReadyProps) {
  const { now, texts } = props
  const own = texts.give
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (now.news) line.current?.focus()
  }, [now.news])
  return (
    <section className="give-list">
      <p ref={line} tabIndex={-1} role="status" className="give-news">
        {now.news && own.news[now.news]}
      </p>
      {now.presents.length > 0 && <h2>{own.list}</h2>}
      {now.presents.map(present => (
        <PresentRow key={present.id} {...props} present={present} />
      ))}
    </section>
  )
}
