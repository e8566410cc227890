import type { Colour } from '../../../lib/colour.ts'
import { circle, polygon, svg } from '../../../lib/svg-markup.ts'
import type { Stage } from '../paper/stage.ts'

const STARLIGHT = '#fff6d8'
const THREAD = '#fff3cf'

export function star(x: number, y: number, radius: number, fill: Colour, points = 5, waist = 0.44): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = -Math.PI / 2 + (index * Math.PI) / points
    const reach = index % 2 === 0 ? radius : radius * waist
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const
  })
  return svg`<path d="${polygon(corners)}" fill="${fill}"/>`
}

/** Down to `reach` of the height. */
export function starrySky({ random, width, height }: Stage, count: number, reach: number): string {
  return Array.from({ length: count }, () => {
    const [x, y] = [random.between(0, width), random.between(0, height * reach)]
    const radius = random.between(0.7, 1.9)
    if (random.chance(0.14)) return star(x, y, radius * 2.8, STARLIGHT, 4, 0.28)
    return circle(x, y, radius, STARLIGHT, random.between(0.4, 1))
  }).join('')
}

export function foldedStar(x: number, y: number, radius: number): string {
  const at = (angle: number, reach: number) => [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const
  return Array.from({ length: 5 }, (_, ray) => {
    const angle = -Math.PI / 2 + (ray * 2 * Math.PI) / 5
    const half = (turn: number) => polygon([[x, y], at(angle, radius), at(angle + turn, radius * 0.45)])
    const fold = Math.PI / 5
    return svg`<path d="${half(fold)}" fill="#e3a63d"/><path d="${half(-fold)}" fill="#ffe39b"/>`
  }).join('')
}

export function hangingStar(x: number, y: number, radius: number): string {
  const thread = svg`<path d="M${x} -20V${y - radius}" stroke="${THREAD}" stroke-opacity=".5" stroke-width="1.1"/>`
  return thread + foldedStar(x, y, radius)
}
