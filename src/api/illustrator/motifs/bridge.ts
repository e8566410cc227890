import { darker, lighter, mix } from '../../../lib/colour.ts'
import { svg } from '../../../lib/svg-markup.ts'
import { farLand, heroGround, landColour, mist, nearestHill } from '../nature/land.ts'
import { waves } from '../nature/water.ts'
import type { Stage } from '../paper/stage.ts'
import type { Motif } from './motif.ts'

/** Middle, half width and height, in bridge units; the roadway rises over the middle one. */
const ARCHES = [
  [-170, 52, 84],
  [0, 76, 112],
  [170, 52, 84],
] as const
const LAMPS = [-232, -104, 0, 104, 232] as const

const roadAt = (x: number): number => -132 - 34 * Math.cos((Math.min(300, Math.abs(x)) / 300) * Math.PI * 0.5)

function stones(stage: Stage): string {
  const { palette } = stage
  const stone = mix('#b9946e', palette.lands[2], palette.mood === 'dark' ? 0.5 : 0.28)
  const fill = stage.gradient(lighter(stone, 0.16), darker(stone, 0.26))
  const holes = ARCHES.map(
    ([x, half, tall]) => svg`M${x - half} 40V${-tall + half}A${half} ${half} 0 0 1 ${x + half} ${-tall + half}V40Z`,
  )
  const folds = ARCHES.map(
    ([x, half, tall]) =>
      svg`<path d="M${x - half} 40V${-tall + half}A${half} ${half} 0 0 1 ${x + half} ${-tall + half}l-12 4A${half - 8} ${half - 8} 0 0 0 ${x - half + 12} ${-tall + half}V40Z" fill="${darker(stone, 0.5)}"/>`,
  )
  const road = svg`M-400 40V-126Q-300 -132 -180 -148Q0 -186 180 -148Q300 -132 400 -126V40Z`
  const rail = svg`<path d="M-400 -134Q-300 -140 -180 -156Q0 -194 180 -156Q300 -140 400 -134V-120Q300 -126 180 -142Q0 -180 -180 -142Q-300 -126 -400 -120Z" fill="${lighter(stone, 0.24)}"/>`
  return svg`<path fill-rule="evenodd" d="${road}${holes.join('')}" fill="${fill}"/>${folds.join('')}${rail}`
}

const lamp = (x: number): string => {
  const y = roadAt(x) - 8
  return svg`<path d="M${x - 2} ${y + 8}v-48h4v48Z" fill="#2a1a24"/><path d="M${x - 8} ${y - 40}h16l-3 -16h-10Z" fill="#ffdf94"/><path d="M${x - 10} ${y - 54}h20l-10 -10Z" fill="#2a1a24"/>`
}

export const bridge: Motif = (stage, setting) => {
  farLand(stage, setting)
  const { width, height, unit, palette } = stage
  const [x, foot, scale] = [setting.motifX * width, height * 0.725, unit / 610]
  const river = mix(palette.middle, palette.low, 0.4)
  stage.sheet(waves(stage, 0.69, 0.012, river), 'far')
  mist(stage, setting.motifX, 0.7, 0.4, 0.4)
  stage.sheet(
    svg`<g transform="translate(${x} ${foot}) scale(${scale})">${LAMPS.map(lamp).join('')}${stones(stage)}</g>`,
    'near',
  )
  for (const at of LAMPS) stage.glow(x + at * scale, foot + (roadAt(at) - 54) * scale, unit * 0.13, '#ffd890', 0.6)
  stage.sheet(waves(stage, 0.745, 0.02, mix(river, landColour(setting, 3), 0.55)), 'far')
  nearestHill(stage, setting)
  return heroGround(stage, setting).heightAt
}
