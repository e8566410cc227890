import { type Colour, lighter, mix } from '../../../lib/colour.ts'
import { circle, svg } from '../../../lib/svg-markup.ts'
import type { Random } from '../paper/random.ts'

const BARK = '#2a1208'
const FOLD_DARK = '#000a22'
const SNOW = '#f8f6ee'

function firTier(x: number, foot: number, rise: number, reach: number, height: number): readonly [string, string] {
  const half = (side: 1 | -1) =>
    svg`M${x} ${foot - rise}Q${x + side * reach * 0.32} ${foot - rise * 0.28} ${x + side * reach} ${foot + height * 0.012}Q${x + side * reach * 0.5} ${foot - height * 0.012} ${x} ${foot + height * 0.018}Z`
  return [half(-1), half(1)]
}

function firSnow(x: number, foot: number, rise: number, reach: number): string {
  const top = foot - rise
  return svg`<path d="M${x} ${top}Q${x - reach * 0.26} ${foot - rise * 0.36} ${x - reach * 0.72} ${foot - rise * 0.12}Q${x - reach * 0.4} ${foot - rise * 0.2} ${x - reach * 0.22} ${foot - rise * 0.08}Q${x} ${foot - rise * 0.25} ${x + reach * 0.24} ${foot - rise * 0.1}Q${x + reach * 0.4} ${foot - rise * 0.24} ${x + reach * 0.6} ${foot - rise * 0.2}Q${x + reach * 0.22} ${foot - rise * 0.4} ${x} ${top}Z" fill="${SNOW}" opacity=".92"/>`
}

/** `y` is its foot. */
export function fir(random: Random, x: number, y: number, height: number, colour: Colour, snowy = false): string {
  const tiers = Math.max(4, Math.round(height / 38))
  const spread = height * random.between(0.34, 0.42)
  let drawn = svg`<rect x="${x - height * 0.025}" y="${y - height * 0.12}" width="${height * 0.05}" height="${height * 0.16}" fill="${mix(colour, BARK, 0.6)}"/>`
  for (let tier = 0; tier < tiers; tier++) {
    const share = tier / tiers
    const foot = y - height * (0.08 + share * 0.74)
    const rise = height * 0.3 * (1 - share * 0.35)
    const reach = spread * (1 - share * 0.82) * 0.5 + height * 0.03
    const [left, right] = firTier(x, foot, rise, reach, height)
    drawn += svg`<path d="${left}" fill="${lighter(colour, 0.1 + share * 0.06)}"/>`
    drawn += svg`<path d="${right}" fill="${mix(colour, FOLD_DARK, 0.2 - share * 0.06)}"/>`
    if (snowy) drawn += firSnow(x, foot, rise, reach)
  }
  return drawn
}

/** x, y upwards and radius, as shares of the tree's height. */
const CROWN = [
  [-0.28, 0.5, 0.2],
  [0.26, 0.52, 0.2],
  [-0.16, 0.7, 0.24],
  [0.17, 0.72, 0.23],
  [0, 0.62, 0.26],
  [0, 0.84, 0.2],
] as const

export function roundTree(random: Random, x: number, y: number, height: number, colour: Colour): string {
  const trunk = svg`<path d="M${x - height * 0.04} ${y}Q${x - height * 0.015} ${y - height * 0.3} ${x - height * 0.1} ${y - height * 0.55}L${x} ${y - height * 0.42}L${x + height * 0.1} ${y - height * 0.58}Q${x + height * 0.02} ${y - height * 0.3} ${x + height * 0.05} ${y}Z" fill="${mix(colour, BARK, 0.55)}"/>`
  const crown = CROWN.map(([sideways, upwards, size]) => {
    const [ballX, ballY] = [x + sideways * height, y - upwards * height]
    const radius = size * height * random.between(0.9, 1.05)
    return (
      circle(ballX, ballY, radius, mix(colour, FOLD_DARK, 0.14)) +
      circle(ballX - radius * 0.12, ballY - radius * 0.1, radius * 0.86, lighter(colour, 0.08))
    )
  })
  return trunk + crown.join('')
}

/** `lean` is the trunk's angle in degrees, -90 upright. */
export function bareTree(
  random: Random,
  x: number,
  y: number,
  length: number,
  colour: Colour,
  lean = -90,
  forks = 5,
): string {
  const radians = Math.PI / 180
  let limbs = ''
  const grow = (fromX: number, fromY: number, angle: number, reach: number, thickness: number, left: number): void => {
    const bend = (angle + random.between(-16, 16)) * radians
    const [toX, toY] = [fromX + Math.cos(angle * radians) * reach, fromY + Math.sin(angle * radians) * reach]
    limbs += svg`<path d="M${fromX} ${fromY}Q${fromX + Math.cos(bend) * reach * 0.5} ${fromY + Math.sin(bend) * reach * 0.5} ${toX} ${toY}" stroke-width="${Math.max(thickness, 0.8)}"/>`
    if (left === 0) return
    const count = left > 3 || random.chance(0.6) ? 2 : 3
    for (let limb = 0; limb < count; limb++) {
      const turn = (limb === 0 ? -1 : 1) * random.between(16, 42) + random.between(-8, 8)
      grow(toX, toY, angle + turn, reach * random.between(0.62, 0.78), thickness * 0.6, left - 1)
    }
  }
  grow(x, y, lean, length, length * 0.13, forks)
  const root = svg`<path d="M${x - length * 0.13} ${y + 4}Q${x} ${y - length * 0.26} ${x + length * 0.13} ${y + 4}" fill="${colour}" stroke="none"/>`
  return svg`<g fill="none" stroke="${colour}" stroke-linecap="round">${limbs}${root}</g>`
}
