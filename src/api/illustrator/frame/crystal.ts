import { type Colour, lighter } from '../../../lib/colour.ts'
import { svg } from '../../../lib/svg-markup.ts'

/** Leans away from its side of the picture. */
export function crystal(x: number, foot: number, height: number, half: number, out: -1 | 1, colour: Colour): string {
  const tip = x - out * half * 0.9
  const top = foot - height
  return (
    svg`<path d="M${x - half} ${foot}L${tip - half * 0.55} ${top + half}L${tip} ${top}V${foot}Z" fill="${lighter(colour, 0.12)}"/>` +
    svg`<path d="M${x + half} ${foot}L${tip + half * 0.55} ${top + half * 1.3}L${tip} ${top}V${foot}Z" fill="${colour}"/>`
  )
}
