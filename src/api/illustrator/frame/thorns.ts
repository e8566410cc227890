import { type Colour, darker, lighter } from '../../../lib/colour.ts'
import { type Point, softCurve, svg } from '../../../lib/svg-markup.ts'
import type { Random } from '../paper/random.ts'

const JOINTS = 6

/** `angle` in degrees, 0 to the right. */
export function thornTwig(
  random: Random,
  x: number,
  y: number,
  angle: number,
  length: number,
  colour: Colour,
  depth = 0,
): string {
  const points: Point[] = [[x, y]]
  let [turned, tipX, tipY, drawn] = [angle, x, y, '']
  for (let joint = 0; joint < JOINTS; joint++) {
    turned += random.between(-16, 16)
    const radians = (turned * Math.PI) / 180
    tipX += (Math.cos(radians) * length) / JOINTS
    tipY += (Math.sin(radians) * length) / JOINTS
    points.push([tipX, tipY])
    const side = joint % 2 ? 1 : -1
    const size = length * 0.035 + 2.4
    const out = radians + side * 1.25
    const [alongX, alongY] = [Math.cos(radians) * size * 0.5, Math.sin(radians) * size * 0.5]
    const [pointX, pointY] = [tipX + Math.cos(out) * size * 1.7, tipY + Math.sin(out) * size * 1.7]
    drawn += svg`<path d="M${tipX - alongX} ${tipY - alongY}L${pointX} ${pointY}L${tipX + alongX} ${tipY + alongY}Z" fill="${colour}"/>`
    if (depth < 2 && (joint === 1 || joint === 3))
      drawn += thornTwig(random, tipX, tipY, turned + side * random.between(28, 48), length * 0.5, colour, depth + 1)
  }
  const stem = svg`<path d="${softCurve(points)}" fill="none" stroke="${colour}" stroke-width="${length * 0.014 + 0.8}" stroke-linecap="round"/>`
  return stem + drawn
}

export function mushroom(x: number, y: number, size: number, cap: Colour): string {
  return (
    svg`<path d="M${x - size * 0.2} ${y}V${y - size * 0.7}H${x + size * 0.2}V${y}Z" fill="#e9d8b8"/>` +
    svg`<path d="M${x - size * 0.8} ${y - size * 0.6}Q${x} ${y - size * 1.9} ${x + size * 0.8} ${y - size * 0.6}Z" fill="${lighter(cap, 0.06)}"/>` +
    svg`<path d="M${x} ${y - size * 1.25}Q${x + size * 0.5} ${y - size * 1.1} ${x + size * 0.8} ${y - size * 0.6}H${x}Z" fill="${darker(cap, 0.25)}"/>`
  )
}
