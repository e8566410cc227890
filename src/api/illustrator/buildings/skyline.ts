import { type Colour, darker, lighter, mix } from '../../../lib/colour.ts'
import { circle, svg } from '../../../lib/svg-markup.ts'
import type { Stage } from '../paper/stage.ts'
import { LAMPLIGHT } from './window.ts'

function lights(stage: Stage, x: number, y: number, width: number, height: number): string {
  const { random, palette } = stage
  const cool = lighter(palette.low, 0.3)
  let drawn = ''
  for (let row = 1; row < Math.floor(height / 22); row++) {
    for (const column of [-1, 0, 1]) {
      if (random.chance(0.45)) continue
      const left = x + (column * 0.2 - 0.05) * width
      drawn += svg`<rect x="${left}" y="${y - height * 0.72 + row * 15}" width="${width * 0.1}" height="7" rx="1" fill="${random.chance(0.72) ? LAMPLIGHT : cool}" opacity=".92"/>`
    }
  }
  return drawn
}

function spire(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Colour,
  order: number,
): string {
  const bright = mix(colour, stage.palette.glow, 0.2)
  const mast = y - height - width * (order % 4 === 2 ? 1.5 : 0.7)
  const ring =
    order % 4 === 1
      ? svg`<ellipse cx="${x}" cy="${y - height * 0.78}" rx="${width * 0.95}" ry="${width * 0.2}" fill="${bright}"/><ellipse cx="${x}" cy="${y - height * 0.78 - width * 0.1}" rx="${width * 0.6}" ry="${width * 0.22}" fill="${mix(colour, stage.palette.glow, 0.1)}"/>`
      : ''
  return (
    svg`<path d="M${x - width / 2} ${y + 10}L${x - width * 0.42} ${y - height * 0.7}Q${x - width * 0.3} ${y - height} ${x} ${y - height}Q${x + width * 0.3} ${y - height} ${x + width * 0.42} ${y - height * 0.7}L${x + width / 2} ${y + 10}Z" fill="${stage.gradient(bright, colour)}"/>` +
    svg`<path d="M${x} ${y - height}Q${x + width * 0.3} ${y - height} ${x + width * 0.42} ${y - height * 0.7}L${x + width / 2} ${y + 10}H${x + width * 0.06}Z" fill="#001040" opacity=".22"/>` +
    svg`${ring}<path d="M${x} ${y - height}V${mast}" stroke="${bright}" stroke-width="1.6"/>` +
    circle(x, mast, 2.2, '#ffd479') +
    lights(stage, x, y, width, height)
  )
}

export interface SkylineShape {
  readonly level: 1 | 2
  /** Foot and tallest tower, fractions of the height. */
  readonly base: number
  readonly tallest: number
  /** Fraction of the width kept free of towers. */
  readonly clear: number | undefined
}

export function skyline(stage: Stage, { level, base, tallest, clear }: SkylineShape): void {
  const { random, width, height, palette } = stage
  const count = Math.round(width / (level === 1 ? 44 : 74))
  let drawn = ''
  for (let index = 0; index <= count; index++) {
    const x = index / count
    const girth = (level === 1 ? random.between(22, 38) : random.between(38, 58)) * (stage.unit / 552)
    const rise = height * random.between(0.14, tallest) * (0.6 + Math.abs(x - 0.5))
    if (clear !== undefined && Math.abs(x - clear) < 0.15) continue
    drawn += spire(stage, x * width, base * height, girth, rise, palette.lands[level], index + level)
  }
  stage.sheet(drawn, level === 1 ? 'far' : 'middle')
}

export function planet(stage: Stage, x: number, y: number, r: number, colour: Colour, ring?: Colour): string {
  const fill = stage.gradient(lighter(colour, 0.35), darker(colour, 0.3), 'diagonal')
  const bands = svg`<path d="M${x - r * 0.9} ${y - r * 0.2}q${r * 0.9} ${r * 0.35} ${r * 1.8} ${-r * 0.05}M${x - r * 0.85} ${y + r * 0.35}q${r * 0.8} ${r * 0.32} ${r * 1.7} 0" stroke="#fff" stroke-opacity=".22" stroke-width="${r * 0.12}" fill="none"/>`
  const belt = ring
    ? svg`<path d="M${x - r * 0.97} ${y + r * 0.12}C${x - r * 2.4} ${y + r * 0.75} ${x - r * 1.2} ${y + r * 0.95} ${x + r * 0.3} ${y + r * 0.5}C${x + r * 1.9} ${y} ${x + r * 2.5} ${y - r * 0.75} ${x + r * 0.97} ${y - r * 0.35}C${x + r * 1.9} ${y - r * 0.5} ${x + r * 1.4} ${y + r * 0.05} ${x + r * 0.2} ${y + r * 0.38}C${x - r} ${y + r * 0.7} ${x - r * 1.7} ${y + r * 0.6} ${x - r * 0.97} ${y + r * 0.12}Z" fill="${ring}"/>`
    : ''
  return circle(x, y, r, fill) + bands + belt
}
