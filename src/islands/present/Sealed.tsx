import { useEffect, useState } from 'react'
import { fill } from '../../lib/fill.ts'
import { waitingTime } from '../../lib/waiting-time.ts'
import { Icon } from '../icon/Icon.tsx'
import type { ViewProps } from './present-props.ts'
import { momentOf } from './present-time.ts'

const MINUTE_MS = 60_000
/** Longest time that browsers can wait for. */
const WAIT_MAX_MS = 2 ** 31 - 1

/** The time is counted from what the service said, whatever clock this device has. */
export function Sealed({ present, store, language, texts: { present: own } }: ViewProps) {
  const [left, setLeft] = useState(present.opensIn)
  useEffect(() => {
    const started = performance.now()
    const ticking = setInterval(() => setLeft(present.opensIn - (performance.now() - started)), MINUTE_MS)
    const opening = setTimeout(() => void store.look(), Math.min(present.opensIn + 500, WAIT_MAX_MS))
    return () => {
      clearInterval(ticking)
      clearTimeout(opening)
    }
  }, [present.opensIn, store])
  return (
    <>
      <p className="present-eyebrow">
        <Icon name="gift" />
        {fill(own.from, { from: present.from })}
      </p>
      <h1>{own.sealed.heading}</h1>
      <p className="present-wait">
        <b>{fill(own.sealed.wait, { time: waitingTime(language, left) })}</b>
        <span>{fill(own.sealed.at, { time: momentOf(language, present) })}</span>
      </p>
      <p className="lead">{own.sealed.lead}</p>
    </>
  )
}
