import { type Colour, lighter } from '../../../lib/colour.ts'
import { svg } from '../../../lib/svg-markup.ts'
import type { Stage } from '../paper/stage.ts'

/** Width and roundness, left to right. */
const PUFFS = [
  [0.16, 0.5, -0.5],
  [0.2, 0.85, -0.85],
  [0.26, 1.1, 0],
  [0.22, 0.9, 0.9],
  [0.16, 0.5, 0.5],
] as const

/** `y` is its flat foot. */
export function cloud(stage: Stage, x: number, y: number, width: number, colour: Colour): string {
  const arcs = PUFFS.map(([share, roundness, slope]) => {
    const radius = width * share * 0.56
    return svg`a${radius} ${radius * (0.8 + roundness * 0.35)} 0 0 1 ${width * share} ${slope * width * 0.0616}`
  })
  const fill = stage.gradient(lighter(colour, 0.18), colour)
  return svg`<path d="M${x - width / 2} ${y}${arcs.join('')}Q${x + width * 0.3} ${y + width * 0.026} ${x} ${y + width * 0.022}T${x - width / 2} ${y}Z" fill="${fill}"/>`
}
