import { type Colour, darker, lighter, mix } from '../../../lib/colour.ts'
import { itemAt } from '../../../lib/item-at.ts'
import { svg } from '../../../lib/svg-markup.ts'
import { LAMPLIGHT } from '../buildings/window.ts'
import { hill } from '../nature/hill.ts'
import { landColour, mist } from '../nature/land.ts'
import type { Stage } from '../paper/stage.ts'
import type { Setting } from '../setting.ts'
import type { Motif } from './motif.ts'

const WALLS: readonly Colour[] = ['#b8604a', '#d9b078', '#6f86a0', '#a8756a', '#e2cda4', '#7a8a6a']
const IRON = '#241826'

const GABLES: readonly ((width: number) => string)[] = [
  width => svg`l${width / 2} ${-width * 0.62}l${width / 2} ${width * 0.62}`,
  width =>
    svg`v${-width * 0.2}h${width * 0.18}v${-width * 0.2}h${width * 0.18}v${-width * 0.2}h${width * 0.28}v${width * 0.2}h${width * 0.18}v${width * 0.2}h${width * 0.18}v${width * 0.2}`,
  width =>
    svg`c0 ${-width * 0.34} ${width * 0.24} ${-width * 0.22} ${width * 0.28} ${-width * 0.46}a${width * 0.22} ${width * 0.2} 0 0 1 ${width * 0.44} 0c${width * 0.04} ${width * 0.24} ${width * 0.28} ${width * 0.12} ${width * 0.28} ${width * 0.46}`,
  width => svg`h${-width * 0.05}v${-width * 0.12}h${width * 1.1}v${width * 0.12}h${-width * 0.05}`,
]

function panes({ random }: Stage, x: number, y: number, width: number, height: number, wall: Colour): string {
  const rows = Math.max(2, Math.floor(height / (width * 0.42)))
  const [columns, size] = [3, width * 0.13]
  let drawn = ''
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [left, top] = [
        x + width * (0.17 + column * 0.265),
        y - height + width * 0.1 + (row * (height - width * 0.1)) / rows,
      ]
      drawn += svg`<rect x="${left}" y="${top}" width="${size}" height="${size * 1.4}" rx="1" fill="${random.chance(0.46) ? LAMPLIGHT : darker(wall, 0.4)}"/>`
    }
  }
  return drawn
}

function townHouse(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  wall: Colour,
  style: number,
  snowy: boolean,
): string {
  const gable = itemAt(GABLES, style % GABLES.length)(width)
  const fill = stage.gradient(lighter(wall, 0.12), darker(wall, 0.2))
  const snow = snowy
    ? svg`<path d="M${x} ${y - height}${gable}" fill="none" stroke="#f8f6ee" stroke-width="6" stroke-linejoin="round"/>`
    : ''
  return (
    svg`<path d="M${x} ${y + 10}V${y - height}${gable}V${y + 10}Z" fill="${fill}"/><rect x="${x + width * 0.68}" y="${y - height}" width="${width * 0.32}" height="${height + 10}" fill="#00082a" opacity=".16"/>${snow}` +
    panes(stage, x, y, width, height, wall)
  )
}

function row(stage: Stage, setting: Setting, level: 1 | 2, base: number, tallest: number): string {
  const { random, width, height, palette } = stage
  let drawn = ''
  let order = Math.floor(random.between(0, 6))
  for (let x = -20; x < width + 20; order++) {
    const girth = (level === 1 ? random.between(44, 64) : random.between(62, 88)) * (stage.unit / 552)
    const middle = Math.abs((x + girth / 2) / width - setting.motifX)
    const rise = tallest * height * random.between(0.62, 0.92) * (level === 1 ? 1.15 - middle * 0.6 : 0.6 + middle)
    const wall = mix(
      itemAt(WALLS, order % WALLS.length),
      palette.lands[level],
      (palette.mood === 'dark' ? 0.2 : 0) + (level === 1 ? 0.5 : 0.24),
    )
    drawn += townHouse(stage, x, base * height, girth, rise, wall, order, setting.snow)
    x += girth * (level === 1 ? 0.96 : 1.01)
  }
  return drawn
}

function clockTower(stage: Stage, x: number, y: number): string {
  const { palette, unit } = stage
  const wall = mix('#e2d0ac', palette.lands[1], palette.mood === 'dark' ? 0.5 : 0.3)
  const roof = palette.lands[4]
  return svg`<g transform="translate(${x} ${y}) scale(${unit / 552})"><path d="M-26 0V-214H26V0Z" fill="${wall}"/><path d="M6 0V-214H26V0Z" fill="#00082a" opacity=".2"/><path d="M-33 -210H33V-222H-33Z" fill="${lighter(wall, 0.2)}"/><path d="M-30 -222L0 -296V-222Z" fill="${lighter(roof, 0.14)}"/><path d="M30 -222L0 -296V-222Z" fill="${darker(roof, 0.1)}"/><circle cy="-180" r="19" fill="${darker(wall, 0.4)}"/><circle cy="-180" r="16" fill="#fff3c8"/><path d="M0 -180V-192M0 -180L8 -175" stroke="#3a2210" stroke-width="2.400" stroke-linecap="round"/></g>`
}

function lamps(stage: Stage, setting: Setting, heightAt: (x: number) => number): void {
  const { width, unit } = stage
  const places = [0.14, 0.38, 0.62, 0.86].filter(at => Math.abs(at - setting.heroX) > 0.12)
  const posts = places.map(at => {
    const [x, y] = [at * width, heightAt(at * width)]
    return svg`<path d="M${x - 2.5} ${y + 6}v-88h5v88Z" fill="${IRON}"/><path d="M${x - 10} ${y - 82}h20l5 -24h-30Z" fill="#ffe6a0"/><path d="M${x - 18} ${y - 106}h36l-18 -16Z" fill="${IRON}"/>`
  })
  stage.sheet(posts.join(''), 'middle')
  for (const at of places) stage.glow(at * width, heightAt(at * width) - 94, unit * 0.15, '#ffd890', 0.6)
}

export const city: Motif = (stage, setting) => {
  const { width, height, palette } = stage
  mist(stage, setting.sky.x, 0.56, 0.5)
  const x = setting.motifX * width
  stage.sheet(clockTower(stage, x, height * 0.66) + row(stage, setting, 1, 0.68, 0.2), 'far')
  stage.glow(x, height * 0.66, width * 0.6, '#ffcf80', 0.4, height * 0.12)
  stage.sheet(row(stage, setting, 2, 0.765, 0.2), 'middle')
  stage.glow(width / 2, height * 0.76, width * 0.6, '#ffcf80', 0.34, height * 0.08)
  const street = hill(stage, {
    y: 0.765,
    amplitude: 0.008,
    bumps: 5,
    colour: mix(landColour(setting, 3), palette.lands[2], 0.4),
  })
  stage.sheet(street.markup, 'middle')
  lamps(stage, setting, at => street.heightAt(at) + height * 0.05)
  const ground = hill(stage, { y: 0.865, amplitude: 0.014, bumps: 6, colour: landColour(setting, 4) })
  stage.sheet(ground.markup, 'middle')
  return ground.heightAt
}
