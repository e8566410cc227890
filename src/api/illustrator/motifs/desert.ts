import { type Colour, darker, lighter, mix } from '../../../lib/colour.ts'
import { placed, svg } from '../../../lib/svg-markup.ts'
import { hill } from '../nature/hill.ts'
import { mist } from '../nature/land.ts'
import { palm } from '../nature/palm.ts'
import type { Stage } from '../paper/stage.ts'
import type { Motif } from './motif.ts'

const SAND = '#e0a35a'
/** x (of the width) and height (of the picture), the farthest first. */
const PYRAMIDS = [
  [0.3, 0.12],
  [-0.24, 0.16],
  [0.02, 0.25],
] as const

const sandOf = (stage: Stage, level: 0 | 1 | 2 | 3 | 4): Colour =>
  mix(mix(SAND, stage.palette.lands[level], 0.12 + level * 0.05), '#04061e', level * 0.07)

function pyramid(x: number, base: number, tall: number, colour: Colour): string {
  const half = tall * 0.95
  const edge = x + half * 0.3
  const courses = [0.25, 0.45, 0.63, 0.8].map(
    share =>
      svg`M${x - half * share} ${base - tall * (1 - share)}L${x + (edge - x) * share} ${base - tall * (1 - share)}`,
  )
  return svg`<path d="M${x - half} ${base}L${x} ${base - tall}L${edge} ${base}Z" fill="${lighter(colour, 0.12)}"/><path d="M${x} ${base - tall}L${x + half} ${base}H${edge}Z" fill="${darker(colour, 0.28)}"/><path d="${courses.join('')}" stroke="${darker(colour, 0.2)}" stroke-opacity=".35" stroke-width="1.6"/>`
}

/** Walks right, about 110 high. */
const camel = (colour: Colour, cloth: Colour): string =>
  svg`<path d="M-42 -4L-38 -44H-30L-32 -4ZM-24 -2L-22 -44H-12L-18 -2ZM24 -3L22 -44H31L32 -3ZM40 -2L32 -46H42L47 -2Z" fill="${darker(colour, 0.24)}"/><path d="M-48 -44C-52 -62 -40 -72 -28 -72C-22 -92 -10 -96 -2 -78C2 -72 6 -72 10 -78C18 -94 28 -92 34 -72C46 -66 50 -62 56 -76L62 -98C64 -108 76 -108 86 -100C92 -96 90 -90 82 -90L74 -88C72 -66 66 -48 44 -42C20 -36 -30 -34 -48 -44Z" fill="${colour}"/><path d="M-48 -44C-30 -34 20 -36 44 -42C60 -47 68 -58 71 -72C60 -56 30 -50 0 -50C-20 -50 -40 -50 -48 -44Z" fill="#04061e" opacity=".2"/><path d="M66 -103l-3 -9l8 5Z" fill="${colour}"/><path d="M-8 -68Q4 -60 16 -68L20 -44Q4 -38 -10 -44Z" fill="${cloth}"/><path d="M-48 -56q-8 8 -6 24" stroke="${colour}" stroke-width="3" fill="none"/>`

/** Foot at 0, 0, about 150 wide. */
function tent(stage: Stage): string {
  const [bold, cream] = [mix(stage.palette.accents[0], stage.palette.lands[3], 0.12), '#f6e2bd']
  return svg`<path d="M0 -104V-122" stroke="#4a2613" stroke-width="3"/><path d="M0 -122q12 -5 24 2l-5 7l4 7q-12 -6 -23 -2Z" fill="${stage.palette.accents[1]}"/><path d="M0 -106C-18 -72 -46 -48 -80 -40L-74 8H-40L-24 -44Z" fill="${bold}"/><path d="M0 -106C-10 -84 -18 -66 -26 -46L-40 8H-18Z" fill="${cream}"/><path d="M0 -106L-20 8H24Z" fill="#ffdc90"/><path d="M0 -106C10 -84 18 -66 26 -46L42 8H20Z" fill="${darker(cream, 0.16)}"/><path d="M0 -106C18 -72 46 -48 80 -40L74 8H42L24 -44Z" fill="${darker(bold, 0.22)}"/><path d="M0 -104L-20 8H-4Q-10 -50 0 -104Z" fill="${darker(cream, 0.3)}"/>`
}

export const desert: Motif = (stage, setting) => {
  const { width, height, unit, palette, random } = stage
  const x = setting.motifX * width
  const away = setting.motifX > 0.5 ? -1 : 1
  mist(stage, setting.sky.x, 0.6, 0.5)
  for (const [across, tall] of PYRAMIDS)
    stage.sheet(
      pyramid(x + across * away * width, height * 0.66, tall * height, mix(sandOf(stage, 1), palette.lands[1], 0.22)),
      'far',
    )
  mist(stage, 0.5, 0.65, 0.3)
  const far = hill(stage, { y: 0.645, amplitude: 0.03, bumps: 4, colour: sandOf(stage, 1) })
  stage.sheet(far.markup, 'far')
  const middle = hill(stage, { y: 0.715, amplitude: 0.03, bumps: 4, colour: sandOf(stage, 2) })
  const campX = x + away * width * 0.03
  const foot = middle.heightAt(campX) + 8
  const green = mix(palette.lands[3], '#3f8a4c', 0.35)
  const palms = [
    [-0.16, 0.34, -0.12],
    [-0.22, 0.26, 0.1],
    [0.17, 0.3, 0.14],
  ] as const
  const oasis = palms.map(([across, size, lean]) =>
    palm(random, campX + across * width, foot + 6, size * unit, green, lean),
  )
  stage.sheet(oasis.join('') + placed(campX, foot, unit / 560, tent(stage)) + middle.markup, 'middle')
  stage.glow(campX, foot - unit * 0.07, unit * 0.3, '#ffd080', 0.6)
  const beast = x + away * width * 0.27
  const near = hill(stage, { y: 0.79, amplitude: 0.028, bumps: 4, colour: sandOf(stage, 3) })
  const animal = camel(mix('#b0703a', palette.lands[3], 0.3), palette.accents[0])
  stage.sheet(placed(beast, near.heightAt(beast) + 4, unit / 760, animal, -away) + near.markup, 'middle')
  const ground = hill(stage, { y: 0.872, amplitude: 0.02, bumps: 5, colour: sandOf(stage, 4) })
  stage.sheet(ground.markup, 'middle')
  return ground.heightAt
}
