import { type Colour, darker, lighter, mix } from '../../../lib/colour.ts'
import { svg } from '../../../lib/svg-markup.ts'
import type { Random } from '../paper/random.ts'

/** Angle in degrees and length in palm heights, the hindmost first. */
const FRONDS = [
  [-168, 0.4],
  [-12, 0.4],
  [-128, 0.42],
  [-52, 0.42],
  [-150, 0.46],
  [-30, 0.46],
  [-92, 0.34],
] as const
const BARK = '#7a4a26'

function frond(x: number, y: number, angle: number, length: number, colour: Colour): string {
  const radians = (angle * Math.PI) / 180
  const [middleX, middleY] = [x + Math.cos(radians) * length * 0.6, y + Math.sin(radians) * length * 0.6]
  const [tipX, tipY] = [x + Math.cos(radians) * length, y + Math.sin(radians) * length * 0.5 + length * 0.34]
  const side = (out: number) => svg`M${x} ${y}Q${middleX} ${middleY + out} ${tipX} ${tipY}`
  const [over, rib, under] = [-length * 0.12, length * 0.02, length * 0.2]
  const back = (out: number) => svg`Q${middleX} ${middleY + out} ${x} ${y}Z`
  return (
    svg`<path d="${side(over)}${back(rib)}" fill="${lighter(colour, 0.14)}"/>` +
    svg`<path d="${side(rib)}${back(under)}" fill="${darker(colour, 0.2)}"/>`
  )
}

/** `y` is its foot, `lean` the offset of its crown, in heights. */
export function palm(random: Random, x: number, y: number, height: number, colour: Colour, lean: number): string {
  const [topX, topY] = [x + lean * height, y - height * 0.72]
  const bark = mix(BARK, colour, 0.4)
  const [foot, tip] = [height * 0.05, height * 0.028]
  const bend = svg`Q${x + lean * height * 0.1} ${y - height * 0.4}`
  const trunk = svg`<path d="M${x - foot} ${y}${bend} ${topX - tip} ${topY}H${topX + tip}Q${x + lean * height * 0.1 + foot} ${y - height * 0.4} ${x + foot} ${y}Z" fill="${bark}"/><path d="M${x + foot * 0.2} ${y}Q${x + lean * height * 0.1 + foot * 0.6} ${y - height * 0.4} ${topX + tip * 0.3} ${topY}H${topX + tip}Q${x + lean * height * 0.1 + foot} ${y - height * 0.4} ${x + foot} ${y}Z" fill="#04061e" opacity=".24"/>`
  const crown = FRONDS.map(([angle, length]) =>
    frond(topX, topY, angle + random.between(-7, 7), length * height * random.between(0.9, 1.1), colour),
  )
  return trunk + crown.join('')
}
