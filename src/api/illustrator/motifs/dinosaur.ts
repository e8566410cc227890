import { type Colour, darker, lighter, mix } from '../../../lib/colour.ts'
import { placed, svg } from '../../../lib/svg-markup.ts'
import { hill } from '../nature/hill.ts'
import { firstHill, footColour, heroGround, landColour, mist, nearestHill } from '../nature/land.ts'
import { palm } from '../nature/palm.ts'
import type { Stage } from '../paper/stage.ts'
import type { Motif } from './motif.ts'

const LAVA = '#e2742e'

/** Foot, direction in degrees and size, from the tail to the head. */
const PLATES = [
  [-118, -58, -30, 12],
  [-96, -78, -32, 15],
  [-70, -94, -26, 18],
  [-42, -104, -14, 20],
  [-12, -108, 0, 21],
  [18, -108, -8, 20],
  [44, -116, -38, 18],
  [58, -138, -58, 15],
  [66, -160, -70, 13],
  [73, -180, -72, 11],
] as const

const plate = ([x, y, turn, size]: (typeof PLATES)[number], colour: Colour): string =>
  svg`<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M${-size * 0.62} 6L0 ${-size}L0 6Z" fill="${lighter(colour, 0.12)}"/><path d="M${size * 0.62} 6L0 ${-size}L0 6Z" fill="${darker(colour, 0.18)}"/></g>`

/** Stands at 0, 0, looking right, about 220 high. */
function longNeck(stage: Stage, colour: Colour): string {
  const skin = stage.gradient(lighter(colour, 0.2), darker(colour, 0.14))
  const back = darker(colour, 0.3)
  return (
    svg`<path d="M-62 -40L-66 2H-42L-36 -36ZM46 -40L50 2H72L64 -44Z" fill="${back}"/>${PLATES.map(each => plate(each, stage.palette.accents[1])).join('')}` +
    svg`<path d="M-214 -2C-186 -34 -158 -46 -126 -58C-96 -92 -56 -108 -12 -108C24 -108 42 -116 54 -138C66 -164 72 -190 84 -208C94 -224 118 -228 134 -216C146 -208 150 -198 142 -192C132 -186 114 -190 106 -184C98 -160 98 -126 88 -98C84 -76 74 -60 66 -52L64 2H38L32 -38C4 -30 -26 -30 -48 -36L-50 2H-78L-84 -46C-116 -44 -168 -26 -214 -2Z" fill="${skin}"/>` +
    svg`<path d="M106 -184C98 -160 98 -126 88 -98C84 -76 74 -60 66 -52L32 -38C4 -30 -26 -30 -48 -36L-84 -46C-30 -48 30 -56 56 -88C76 -114 84 -160 106 -184Z" fill="#fbeedd" opacity=".28"/>` +
    svg`<circle cx="118" cy="-206" r="4" fill="#15122e"/><circle cx="119.500" cy="-207.500" r="1.300" fill="#fff"/><path d="M126 -197q8 3 15 0" stroke="#15122e" stroke-opacity=".5" stroke-width="2" fill="none"/>`
  )
}

function volcano(stage: Stage, x: number): string {
  const { height, palette } = stage
  const [base, tall, colour] = [height * 0.68, height * 0.27, mix(palette.lands[1], '#8a4a3a', 0.3)]
  const [west, east] = [x - tall * 0.16, x + tall * 0.16]
  const puffs = [0, 1, 2, 3].map(
    puff =>
      svg`<circle cx="${x + puff * 13}" cy="${base - tall - 14 - puff * 24}" r="${13 + puff * 5}" fill="${lighter(palette.lands[0], 0.3)}" opacity="${0.7 - puff * 0.12}"/>`,
  )
  return svg`${puffs.join('')}<path d="M${x - tall * 0.9} ${base}L${west} ${base - tall}L${x} ${base - tall + 9}V${base}Z" fill="${lighter(colour, 0.12)}"/><path d="M${x} ${base}V${base - tall + 9}L${east} ${base - tall}L${x + tall * 0.9} ${base}Z" fill="${darker(colour, 0.16)}"/><path d="M${west} ${base - tall}L${x} ${base - tall + 9}L${east} ${base - tall}L${x + tall * 0.1} ${base - tall * 0.94}L${x + tall * 0.06} ${base - tall * 0.62}L${x + tall * 0.01} ${base - tall * 0.9}L${x - tall * 0.06} ${base - tall * 0.78}L${x - tall * 0.1} ${base - tall * 0.93}Z" fill="${LAVA}"/>`
}

export const dinosaur: Motif = (stage, setting) => {
  const { width, unit, palette, random } = stage
  const away = setting.motifX > 0.5 ? -1 : 1
  stage.sheet(volcano(stage, (setting.motifX + away * 0.34) * width), 'far')
  mist(stage, setting.sky.x, 0.62, 0.6)
  firstHill(stage, setting)
  const land = hill(stage, {
    y: 0.715,
    amplitude: 0.024,
    bumps: 6,
    colour: landColour(setting, 2),
    foot: footColour(setting, 2),
  })
  const x = setting.motifX * width
  const green = mix(palette.lands[3], '#3f8a4c', 0.3)
  const palms = [0.06, 0.2, 0.82, 0.95].map(at =>
    palm(
      random,
      at * width,
      land.heightAt(at * width) + 10,
      unit * random.between(0.24, 0.34),
      green,
      random.between(-0.15, 0.15),
    ),
  )
  const skin = mix(palette.lands[3], palette.accents[0], palette.mood === 'dark' ? 0.3 : 0.12)
  const beast = placed(x - away * unit * 0.02, land.heightAt(x) + 10, unit / 520, longNeck(stage, skin), away)
  stage.sheet(palms.join(''), 'far')
  stage.sheet(beast, 'near')
  stage.sheet(land.markup, 'far')
  nearestHill(stage, setting)
  return heroGround(stage, setting).heightAt
}
