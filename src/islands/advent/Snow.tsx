import type { CSSProperties } from 'react'
import { seeded } from '../../lib/seeded.ts'

const FLAKES = 36
/** All have fallen before a stop button would be needed (WCAG 2.2.2: five seconds). */
const FALL_SECONDS = [2.6, 4] as const
const LATEST_START_SECONDS = 0.9

const random = seeded('snow')
const between = (from: number, to: number) => from + random.next() * (to - from)

const flakes = Array.from({ length: FLAKES }, (_, number) => ({
  number,
  style: {
    '--across': `${between(0, 100)}%`,
    '--size': `${between(0.2, 0.55)}rem`,
    '--drift': `${between(-3, 3)}rem`,
    '--fall': `${between(...FALL_SECONDS)}s`,
    '--late': `${between(0, LATEST_START_SECONDS)}s`,
  },
}))

export const Snow = () => (
  <div className="snow" aria-hidden="true">
    {flakes.map(({ number, style }) => (
      <i key={number} style={style as CSSProperties} />
    ))}
  </div>
)
