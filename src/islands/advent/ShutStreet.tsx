import type { CSSProperties } from 'react'
import { ADVENT_DOORS } from '../../contract/advent.ts'
import { type Street, windowPosition } from '../../contract/street.ts'
import { seeded } from '../../lib/seeded.ts'
import { StreetArt } from './StreetArt.tsx'

const DAYS = seeded('shut street').shuffle(Array.from({ length: ADVENT_DOORS }, (_, index) => index + 1))

export const ShutStreet = ({ art, windows }: Street) => (
  <StreetArt art={art}>
    <div className="street-windows shut" aria-hidden="true">
      {DAYS.map((day, index) => (
        <span key={day} className="door" style={windowPosition(windows, index) as CSSProperties}>
          <span className="door-in" />
          <i className="shutter left" />
          <i className="shutter right" />
          <b className="door-day">{day}</b>
        </span>
      ))}
    </div>
  </StreetArt>
)
