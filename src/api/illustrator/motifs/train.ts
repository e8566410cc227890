import { type Colour, darker, lighter, mix } from '../../../lib/colour.ts'
import { circle, placed, svg } from '../../../lib/svg-markup.ts'
import { LAMPLIGHT } from '../buildings/window.ts'
import { hill } from '../nature/hill.ts'
import { farLand, heroGround, landColour, nearestHill } from '../nature/land.ts'
import type { Stage } from '../paper/stage.ts'
import type { Motif } from './motif.ts'

const IRON = '#2a2030'

const wheel = (x: number, radius: number): string =>
  circle(x, -radius, radius, IRON) +
  circle(x, -radius, radius * 0.62, '#8a6a4a') +
  circle(x, -radius, radius * 0.22, IRON)

/** Looks right, rails at 0; the lamp shines from 82, -44. */
function engine(stage: Stage): string {
  const body = mix(stage.palette.accents[0], stage.palette.lands[4], 0.12)
  const boiler = stage.gradient(lighter(body, 0.2), darker(body, 0.28))
  return (
    svg`<path d="M-52 -14H70L92 -2H64Z" fill="${IRON}"/><path d="M-58 -18V-86H-14V-62H66Q76 -62 76 -50V-18Z" fill="${boiler}"/>` +
    svg`<path d="M-64 -84Q-36 -98 -8 -84V-92Q-36 -106 -64 -92Z" fill="${IRON}"/><path d="M-50 -76h28v22h-28Z" fill="${LAMPLIGHT}"/><path d="M-36 -76v22" stroke="${IRON}" stroke-width="2.4"/>` +
    svg`<path d="M46 -60L42 -92H64L60 -60Z" fill="${IRON}"/><path d="M38 -92H68V-99H38Z" fill="#c98f4e"/><path d="M10 -62a12 12 0 0 1 24 0Z" fill="#e2b04c"/>` +
    svg`<path d="M-14 -44H76M12 -62V-18M44 -62V-18" stroke="#e2b04c" stroke-width="2.4" opacity=".8"/><path d="M76 -54h10v18h-10Z" fill="${LAMPLIGHT}"/>` +
    wheel(-38, 18) +
    wheel(2, 18) +
    wheel(36, 18) +
    wheel(64, 11) +
    svg`<path d="M-38 -16H38" stroke="#c98f4e" stroke-width="4"/>`
  )
}

/** Ends at 0, 112 long to the left. */
function carriage(stage: Stage, colour: Colour): string {
  const side = stage.gradient(lighter(colour, 0.14), darker(colour, 0.24))
  const panes = [-98, -72, -46, -20].map(x => svg`<path d="M${x - 8} -42v-18a8 7 0 0 1 16 0v18Z" fill="${LAMPLIGHT}"/>`)
  return (
    svg`<path d="M0 -16h10v5H0Z" fill="${IRON}"/><path d="M-114 -14V-68H-4V-14Z" fill="${side}"/><path d="M-120 -66Q-59 -86 2 -66V-72Q-59 -94 -120 -72Z" fill="${darker(colour, 0.5)}"/><path d="M-114 -32H-4" stroke="#e2b04c" stroke-width="2.4" opacity=".8"/>${panes.join('')}` +
    wheel(-94, 12) +
    wheel(-24, 12)
  )
}

function smoke(stage: Stage, x: number, y: number, scale: number, facing: number): string {
  const paper = mix(stage.palette.low, '#ffffff', 0.35)
  return Array.from({ length: 11 }, (_, index) => {
    const far = index / 10
    const [across, rise] = [
      -facing * scale * (far * 300 + stage.random.between(-8, 8)),
      scale * (Math.sqrt(far) * 120 + stage.random.between(-8, 8)),
    ]
    return circle(x + across, y - rise, scale * (11 + far * 22), mix(paper, stage.palette.lands[0], far * 0.45), 0.95)
  })
    .toReversed()
    .join('')
}

function viaduct(stage: Stage, rail: number): string {
  const { width, palette } = stage
  const stone = mix('#a98a6a', palette.lands[2], 0.5)
  const arches = Array.from({ length: 7 }, (_, index) => {
    const x = (index - 0.5) * width * 0.17
    return svg`M${x} ${rail + 180}V${rail + 62}a${width * 0.066} ${width * 0.066} 0 0 1 ${width * 0.132} 0V${rail + 180}Z`
  })
  return svg`<path fill-rule="evenodd" d="M-20 ${rail + 4}H${width + 20}V${rail + 180}H-20Z${arches.join('')}" fill="${stage.gradient(lighter(stone, 0.12), darker(stone, 0.3))}"/><path d="M-20 ${rail}H${width + 20}V${rail + 9}H-20Z" fill="${lighter(stone, 0.26)}"/><path d="M-20 ${rail - 1}H${width + 20}" stroke="${IRON}" stroke-width="3"/>`
}

export const train: Motif = (stage, setting) => {
  farLand(stage, setting)
  const { width, height, unit, palette } = stage
  const [rail, scale, facing] = [height * 0.635, unit / 460, -setting.facing as 1 | -1]
  const x = (setting.motifX * 0.5 + 0.25 + facing * 0.17) * width
  stage.sheet(smoke(stage, x + 53 * scale * facing, rail - 96 * scale, scale, facing), 'far')
  const colours = [palette.accents[1], mix(palette.lands[3], '#2f7d7b', 0.5), palette.accents[1], palette.accents[0]]
  const wagons = colours.map((colour, index) =>
    placed(
      x - (68 + index * 124) * scale * facing,
      rail,
      scale,
      carriage(stage, mix(colour, palette.lands[4], 0.2)),
      facing,
    ),
  )
  stage.sheet(viaduct(stage, rail) + wagons.join('') + placed(x, rail, scale, engine(stage), facing), 'middle')
  stage.glow(x + 82 * scale * facing, rail - 44 * scale, unit * 0.2, '#ffe6a0', 0.8)
  stage.glow(x - 200 * scale * facing, rail - 50 * scale, unit * 0.4, '#ffcf80', 0.34, unit * 0.14)
  stage.sheet(hill(stage, { y: 0.725, amplitude: 0.03, bumps: 6, colour: landColour(setting, 2) }).markup, 'middle')
  nearestHill(stage, setting)
  return heroGround(stage, setting).heightAt
}
