import { type Colour, lighter, mix } from '../../../lib/colour.ts'
import { type Point, softCurve, svg } from '../../../lib/svg-markup.ts'
import type { Random } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'

const FOLD = '#000015'

/** `angle` in degrees, 0 to the right. */
function leaf(x: number, y: number, angle: number, length: number, width: number, colour: Colour): string {
  const radians = (angle * Math.PI) / 180
  const [along, across] = [Math.cos(radians), Math.sin(radians)]
  const tip = svg`${x + along * length} ${y + across * length}`
  const side = (out: number) =>
    svg`M${x} ${y}Q${x + along * length * 0.4 - across * out} ${y + across * length * 0.4 + along * out} ${tip}Z`
  return (
    svg`<path d="${side(-width)}" fill="${lighter(colour, 0.13)}"/>` +
    svg`<path d="${side(width)}" fill="${mix(colour, FOLD, 0.16)}"/>`
  )
}

export interface Branch {
  readonly x: number
  readonly y: number
  readonly angle: number
  readonly length: number
  readonly leaves: number
  readonly colour: Colour
  /** Total bend in degrees, positive to the right. */
  readonly curl?: number
  readonly leafWidth?: number
}

export function branch({ x, y, angle, length, leaves, colour, curl = 40, leafWidth = 1 }: Branch): string {
  const points: Point[] = [[x, y]]
  let [turned, tipX, tipY, drawn] = [angle, x, y, '']
  for (let index = 0; index < leaves; index++) {
    turned += curl / leaves
    tipX += (Math.cos((turned * Math.PI) / 180) * length) / leaves
    tipY += (Math.sin((turned * Math.PI) / 180) * length) / leaves
    points.push([tipX, tipY])
    const size = length * (1 - (index / leaves) * 0.62)
    drawn += leaf(tipX, tipY, turned - 48, size * 0.27, size * 0.065 * leafWidth, colour)
    drawn += leaf(tipX, tipY, turned + 48, size * 0.27, size * 0.065 * leafWidth, colour)
  }
  const stem = svg`<path d="${softCurve(points)}" fill="none" stroke="${mix(colour, FOLD, 0.25)}" stroke-width="${length * 0.016 + 1}" stroke-linecap="round"/>`
  return stem + drawn + leaf(tipX, tipY, turned, length * 0.2, length * 0.045 * leafWidth, colour)
}

export function fern(random: Random, x: number, y: number, height: number, colour: Colour): string {
  const count = Math.round(random.between(5, 7))
  return Array.from({ length: count }, (_, index) => {
    const offset = index - (count - 1) / 2
    return branch({
      x,
      y,
      angle: -90 + (offset * 100) / count + random.between(-6, 6),
      length: height * random.between(0.75, 1.05),
      leaves: 9,
      colour,
      curl: offset * 10,
      leafWidth: 0.75,
    })
  }).join('')
}

export function grass({ random }: Stage, x: number, y: number, width: number, height: number, colour: Colour): string {
  const count = Math.round(width / 7)
  const blades = Array.from({ length: count }, (_, index) => {
    const foot = x + (index / count) * width
    const rise = height * random.between(0.4, 1)
    const lean = random.between(-0.5, 0.5) * rise
    return svg`M${foot} ${y + 6}Q${foot + lean * 0.2} ${y - rise * 0.6} ${foot + lean} ${y - rise}Q${foot + lean * 0.2 + 5} ${y - rise * 0.5} ${foot + 6} ${y + 6}Z`
  })
  return svg`<path d="${blades.join('')}" fill="${colour}"/>`
}

const PETALS = [0, 72, 144, 216, 288]

export function blossom(x: number, y: number, size: number, petal: Colour, heart: Colour, turn: number): string {
  const petals = PETALS.map(
    angle =>
      svg`<ellipse cy="${-size * 0.58}" rx="${size * 0.46}" ry="${size * 0.58}" transform="rotate(${angle})" fill="${angle % 144 === 0 ? petal : lighter(petal, 0.14)}"/>`,
  )
  return svg`<g transform="translate(${x} ${y}) rotate(${turn})">${petals.join('')}<circle r="${size * 0.28}" fill="${heart}"/></g>`
}
