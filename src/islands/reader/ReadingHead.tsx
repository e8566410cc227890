import './head.css'
import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { Texts } from '../../contract/texts.ts'
import { fill } from '../../lib/fill.ts'
import type { Reading } from '../../stores/reader/reading.ts'
import { Icon } from '../icon/Icon.tsx'

interface Props {
  readonly title: string
  readonly storyLanguage: string
  readonly reading: Reading
  readonly total: number
  readonly library: string
  readonly texts: Texts['reader']
  readonly children: ReactNode
}

export function ReadingHead({ title, storyLanguage, reading, total, library, texts, children }: Props) {
  const { chapter } = useStore(reading.$position)
  const { percent, minutesLeft } = useStore(reading.$progress)
  return (
    <div className="reader-head">
      <a className="icon-button" href={library} aria-label={texts.back}>
        <Icon name="chevron-left" />
      </a>
      <p>
        <span lang={storyLanguage}>{title}</span>
        <small>{fill(texts.place, { number: chapter, total })}</small>
        <small className="numbers">
          {percent >= 100 ? texts.finished : fill(texts.left, { percent, minutes: minutesLeft })}
        </small>
      </p>
      <div className="reader-tools">{children}</div>
    </div>
  )
}

/** Decoration: the head says it in words. */
export function ReadingLight({ reading }: { readonly reading: Reading }) {
  const { percent } = useStore(reading.$progress)
  return (
    <div className="reader-progress" aria-hidden="true">
      <i style={{ transform: `scaleX(${percent / 100})` }} />
    </div>
  )
}
