import { type Colour, darker } from '../../../lib/colour.ts'
import { svg } from '../../../lib/svg-markup.ts'

export const LAMPLIGHT = '#ffdf94'
const BARS = '#3a2210'

/** `y` is its sill. */
export function archedWindow(x: number, y: number, width: number, height: number, light: Colour = LAMPLIGHT): string {
  const half = width / 2
  return (
    svg`<path d="M${x - half} ${y}v${-height * 0.6}a${half} ${height * 0.4} 0 0 1 ${width} 0v${height * 0.6}Z" fill="${light}"/>` +
    svg`<path d="M${x} ${y}v${-height}M${x - half} ${y - height * 0.5}h${width}" stroke="${BARS}" stroke-opacity=".55" stroke-width="${Math.max(0.8, width * 0.1)}"/>`
  )
}

export const darkPane = (wall: Colour): Colour => darker(wall, 0.35)
