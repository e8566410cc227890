import { darker, mix } from '../../../lib/colour.ts'
import { placed, svg } from '../../../lib/svg-markup.ts'
import { archedWindow, LAMPLIGHT } from '../buildings/window.ts'
import { flock } from '../figures/animals.ts'
import { mist } from '../nature/land.ts'
import { mountains } from '../nature/mountains.ts'
import { waves } from '../nature/water.ts'
import type { Stage } from '../paper/stage.ts'
import type { Motif } from './motif.ts'
import { seaRock } from './ship.ts'

const WHITE = '#f8efdd'
const STRIPE = '#c8452f'
const BANDS = [0.05, 0.4, 0.75] as const

/** Foot at 0, 0, lamp at -190. */
function building(stage: Stage): string {
  const red = mix(STRIPE, stage.palette.lands[3], 0.15)
  const half = (share: number) => 24 - share * 9
  const stripes = BANDS.map(share => {
    const [low, high] = [share, Math.min(1, share + 0.17)]
    return svg`<path d="M${-half(low)} ${-160 * low}L${-half(high)} ${-160 * high}H${half(high)}L${half(low)} ${-160 * low}Z" fill="${red}"/>`
  })
  return svg`<path d="M-24 10L-15 -160H15L24 10Z" fill="${WHITE}"/>${stripes.join('')}<path d="M4 10L3 -160H15L24 10Z" fill="#00082a" opacity=".2"/><path d="M-22 -160H22V-168H-22Z" fill="#3a2a3c"/><path d="M-11 -168H11V-196H-11Z" fill="${LAMPLIGHT}"/><path d="M-11 -168V-196M0 -168V-196M11 -168V-196" stroke="#3a2a3c" stroke-width="2"/><path d="M-16 -196Q-8 -216 0 -222Q8 -216 16 -196Z" fill="${red}"/><path d="M0 -222Q8 -216 16 -196H2Z" fill="#04061e" opacity=".25"/>${archedWindow(-2, -60, 8, 15)}${archedWindow(-2, -112, 7, 13)}<path d="M-8 10v-18a7 8 0 0 1 14 0v18Z" fill="#5a3a28"/>`
}

function beams(stage: Stage, x: number, y: number): string {
  const { width } = stage
  const fill = stage.palette.glow
  const ray = (side: 1 | -1) =>
    svg`<path d="M${x} ${y}L${x + side * width} ${y - 96}V${y + 40}Z" fill="${fill}" opacity=".15"/>`
  return ray(1) + ray(-1)
}

export const lighthouse: Motif = (stage, setting) => {
  const { width, height, unit, palette } = stage
  const { lands } = palette
  const [x, foot, scale] = [setting.motifX * width, height * 0.585, unit / 500]
  mountains(stage, { base: 0.6, height: 0.17, count: 5, colour: lands[0], snowCaps: setting.snow })
  mist(stage, setting.sky.x, 0.56, 0.5)
  stage.sheet(beams(stage, x, foot - 182 * scale), 'flat')
  stage.sheet(waves(stage, 0.605, 0.03, lands[1]), 'far')
  const rock = mix('#8a6a4a', lands[3], 0.55)
  const isle = svg`<path d="M${x - width * 0.3} ${height * 0.72}C${x - width * 0.2} ${height * 0.63} ${x - width * 0.12} ${foot} ${x} ${foot}C${x + width * 0.1} ${foot} ${x + width * 0.16} ${height * 0.64} ${x + width * 0.34} ${height * 0.72}Z" fill="${stage.gradient(rock, darker(rock, 0.4))}"/>`
  stage.sheet(placed(x, foot + 6, scale, building(stage)) + isle, 'middle')
  stage.glow(x, foot - 182 * scale, unit * 0.26, '#ffe6a0', 0.85)
  stage.sheet(flock(stage, setting.motifX > 0.5 ? 0.26 : 0.74, 0.33, lands[4]), 'flat')
  stage.sheet(waves(stage, 0.675, 0.05, lands[2]), 'middle')
  stage.sheet(waves(stage, 0.765, 0.07, lands[3]), 'middle')
  const ground = seaRock(stage, setting.heroX)
  stage.sheet(waves(stage, 0.935, 0.05, lands[4]), 'middle')
  return ground
}
