import { type Colour, darker, lighter, mix } from '../../../lib/colour.ts'
import { itemAt } from '../../../lib/item-at.ts'
import { placed, svg } from '../../../lib/svg-markup.ts'
import { hill } from '../nature/hill.ts'
import { mist } from '../nature/land.ts'
import type { Random } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import type { Motif } from './motif.ts'

const SPINES: readonly Colour[] = ['#b5432f', '#d79a3c', '#2f7d7b', '#7a4a86', '#e2cda4', '#3f6aa0', '#8a3a4a']
const SHELF = '#7a4424'

function books(random: Random, left: number, right: number, foot: number, tall: number, tint: Colour): string {
  let drawn = ''
  for (let x = left; x < right - 6; ) {
    const girth = Math.min(random.between(7, 15), right - x)
    const rise = tall * random.between(0.62, 0.92)
    const colour = mix(random.pick(SPINES), tint, 0.36)
    const lean = random.chance(0.1) ? random.between(-7, 7) : 0
    drawn += svg`<g transform="rotate(${lean} ${x} ${foot})"><rect x="${x}" y="${foot - rise}" width="${girth - 1}" height="${rise}" fill="${colour}"/><rect x="${x + girth * 0.62}" y="${foot - rise}" width="${girth * 0.38 - 1}" height="${rise}" fill="#000015" opacity=".2"/><path d="M${x} ${foot - rise * 0.8}h${girth - 1}" stroke="${lighter(colour, 0.4)}" stroke-width="1.6"/></g>`
    x += random.chance(0.07) ? girth + 10 : girth
  }
  return drawn
}

function bookcase(stage: Stage, left: number, right: number, top: number, floor: number, level: 1 | 2): string {
  const wood = mix(SHELF, itemAt(stage.palette.lands, level + 1), level === 1 ? 0.62 : 0.45)
  const rows = Math.round((floor - top) / (level === 1 ? 52 : 66))
  const tall = (floor - top) / rows
  const inside = darker(wood, 0.42)
  let drawn = svg`<path d="M${left - 6} ${floor + 20}V${top + 4}Q${(left + right) / 2} ${top - 26} ${right + 6} ${top + 4}V${floor + 20}Z" fill="${wood}"/><rect x="${left}" y="${top + 8}" width="${right - left}" height="${floor - top}" fill="${inside}"/>`
  for (let row = 1; row <= rows; row++) {
    const foot = top + row * tall
    drawn += books(stage.random, left + 2, right - 2, foot, tall - 8, stage.palette.lands[level])
    drawn += svg`<rect x="${left - 4}" y="${foot}" width="${right - left + 8}" height="6" fill="${lighter(wood, 0.14)}"/>`
  }
  return drawn
}

function wall(stage: Stage, x: number): string {
  const { width, height, palette } = stage
  const [half, sill, shoulder] = [width * 0.22, height * 0.64, height * 0.28]
  const colour = mix(palette.lands[1], palette.lands[2], 0.5)
  const arch = (out: number) =>
    svg`M${x - half - out} ${sill + out}V${shoulder}A${half + out} ${half + out} 0 0 1 ${x + half + out} ${shoulder}V${sill + out}Z`
  const fill = stage.gradient(darker(colour, 0.3), lighter(colour, 0.06))
  const bars = [-half / 3, half / 3].map(across => svg`M${x + across} ${sill}V${shoulder - half * 0.92}`)
  const crossbars = svg`M${x - half} ${shoulder}H${x + half}M${x - half} ${(shoulder + sill) / 2}H${x + half}`
  return (
    svg`<path fill-rule="evenodd" d="M-100 -100H${width + 100}V${height}H-100Z${arch(0)}" fill="${fill}"/>` +
    svg`<path fill-rule="evenodd" d="${arch(9)}${arch(0)}" fill="${lighter(colour, 0.24)}"/>` +
    svg`<path d="${bars.join('')}${crossbars}" stroke="${lighter(colour, 0.1)}" stroke-width="4" fill="none"/>`
  )
}

const flyingBook = (cover: Colour): string =>
  svg`<path d="M0 4C-10 -10 -26 -14 -40 -8L-42 2C-28 -4 -12 0 0 12Z" fill="${cover}"/><path d="M0 4C10 -10 26 -14 40 -8L42 2C28 -4 12 0 0 12Z" fill="${darker(cover, 0.25)}"/><path d="M0 2C-10 -14 -24 -18 -37 -13L-39 -4C-26 -9 -10 -4 0 8Z" fill="#fbf3df"/><path d="M0 2C10 -14 24 -18 37 -13L39 -4C26 -9 10 -4 0 8Z" fill="#e2d3b4"/>`

function ladder(stage: Stage, x: number, foot: number, tall: number): string {
  const rungs = Array.from(
    { length: 9 },
    (_, index) => svg`M${x - 9 + index * 3.6} ${foot - 14 - (index * tall) / 9.6}h22`,
  )
  return svg`<path d="M${x - 14} ${foot}L${x + 22} ${foot - tall}M${x + 12} ${foot}L${x + 48} ${foot - tall}${rungs.join('')}" stroke="${mix('#c98f4e', stage.palette.lands[2], 0.25)}" stroke-width="4.5" fill="none" stroke-linecap="round"/>`
}

export const library: Motif = (stage, setting) => {
  const { width, height, unit, palette } = stage
  const floor = height * 0.76
  const x = (setting.sky.x * 0.7 + 0.15) * width
  stage.sheet(wall(stage, x), 'middle')
  mist(stage, x / width, 0.62, 0.3, 0.4)
  const [west, east] = [x - width * 0.245, x + width * 0.245]
  stage.sheet(
    bookcase(stage, -60, west, height * 0.3, floor, 1) + bookcase(stage, east, width + 60, height * 0.3, floor, 1),
    'middle',
  )
  const boards = hill(stage, { y: 0.755, amplitude: 0.006, bumps: 5, colour: mix('#8a5a34', palette.lands[2], 0.6) })
  stage.sheet(boards.markup, 'far')
  stage.glow(x, floor, width * 0.5, palette.glow, 0.4, height * 0.1)
  const [left, right] = [width * 0.2, width * 0.8]
  const cases =
    bookcase(stage, -40, left, height * 0.17, height * 0.8, 2) +
    bookcase(stage, right, width + 40, height * 0.17, height * 0.8, 2)
  stage.sheet(cases, 'near')
  stage.sheet(ladder(stage, setting.motifX > 0.5 ? right - 30 : left - 40, height * 0.82, unit * 0.8), 'middle')
  const wings = [
    [-0.1, 0.3, 620],
    [0.11, 0.38, 800],
    [-0.03, 0.47, 950],
  ] as const
  const flock = wings.map(([across, y, size], index) =>
    placed(
      x + across * width * setting.facing,
      y * height,
      unit / size,
      flyingBook(itemAt(palette.accents, index % 2)),
      setting.facing,
    ),
  )
  stage.sheet(flock.join(''), 'near')
  const carpet = mix(palette.accents[0], palette.lands[4], 0.62)
  const ground = hill(stage, { y: 0.865, amplitude: 0.006, bumps: 4, colour: carpet, foot: darker(carpet, 0.4) })
  const planks = hill(stage, { y: 0.805, amplitude: 0.006, bumps: 5, colour: mix('#8a5a34', palette.lands[3], 0.62) })
  stage.sheet(planks.markup, 'middle')
  stage.sheet(ground.markup, 'middle')
  return ground.heightAt
}
