import { type Colour, darker, lighter, mix } from '../../../lib/colour.ts'
import { circle, placed, svg } from '../../../lib/svg-markup.ts'
import { hill } from '../nature/hill.ts'
import { footColour, landColour, mist } from '../nature/land.ts'
import { mountains } from '../nature/mountains.ts'
import { palm } from '../nature/palm.ts'
import type { Stage } from '../paper/stage.ts'
import type { Motif } from './motif.ts'

const STEPS = [0, 1, 2, 3, 4] as const
const VINE_TOP = -20

/** Foot at 0, 0. */
function temple(stage: Stage): string {
  const { palette } = stage
  const stone = mix('#c4b084', palette.lands[2], 0.34)
  const fill = stage.gradient(lighter(stone, 0.14), darker(stone, 0.18))
  const tiers = STEPS.map(step => {
    const [half, y] = [118 - step * 19, -step * 27]
    return svg`<path d="M${-half} ${y + 8}L${-half + 7} ${y - 27}H${half - 7}L${half} ${y + 8}Z" fill="${fill}"/><path d="M${half * 0.3} ${y - 27}H${half - 7}L${half} ${y + 8}H${half * 0.3}Z" fill="#04061e" opacity=".18"/><path d="M${-half + 4} ${y - 27}h${half * 2 - 8}v5h${8 - half * 2}Z" fill="${lighter(stone, 0.26)}"/>`
  })
  const stairs = Array.from({ length: 11 }, (_, index) => svg`M${-24 + index} ${2 - index * 11}h${48 - index * 2}`)
  const moss = [
    [-96, -2],
    [-66, -56],
    [52, -82],
    [88, -28],
    [-30, -112],
  ].map(([x, y]) => circle(x as number, y as number, 10, mix('#4f9a56', palette.lands[3], 0.35)))
  return (
    svg`${tiers.join('')}<path d="M-27 8L-14 -122H14L27 8Z" fill="${lighter(stone, 0.3)}"/><path d="${stairs.join('')}" stroke="${darker(stone, 0.3)}" stroke-width="3"/>` +
    svg`<path d="M-34 -130V-166H34V-130Z" fill="${fill}"/><path d="M-44 -164L-34 -182H34L44 -164Z" fill="${lighter(stone, 0.2)}"/><path d="M6 -182H34L44 -164H6Z" fill="#04061e" opacity=".2"/><path d="M-11 -130V-150A11 11 0 0 1 11 -150V-130Z" fill="#ffdf94"/>${moss.join('')}`
  )
}

function bigLeaf(x: number, y: number, length: number, angle: number, colour: Colour): string {
  const half = (side: 1 | -1) =>
    svg`M0 0C${side * 22} -8 ${side * 40} -30 ${side * 36} -46L${side * 20} -42L${side * 37} -58C${side * 36} -70 ${side * 30} -80 ${side * 26} -84L${side * 14} -72L${side * 20} -90C${side * 12} -102 ${side * 6} -108 0 -116Z`
  return svg`<g transform="translate(${x} ${y}) rotate(${angle}) scale(${length / 116})"><path d="M0 40Q${angle * 0.1} 20 0 0" stroke="${darker(colour, 0.2)}" stroke-width="5" fill="none"/><path d="${half(-1)}" fill="${lighter(colour, 0.12)}"/><path d="${half(1)}" fill="${darker(colour, 0.18)}"/></g>`
}

function lianas(stage: Stage, colour: Colour): string {
  const { random, width, height } = stage
  return [
    [0.1, 0.42],
    [0.3, 0.72],
    [0.62, 0.95],
  ]
    .map(([from, to]) => {
      const [left, right, sag] = [(from as number) * width, (to as number) * width, random.between(0.14, 0.24) * height]
      const leaves = Array.from({ length: 9 }, (_, index) => {
        const share = (index + 0.5) / 9
        const [x, y] = [left + (right - left) * share, VINE_TOP + 4 * sag * share * (1 - share) + height * 0.05 * share]
        return svg`<path d="M${x} ${y}q9 9 0 24q-9 -13 0 -24Z" fill="${lighter(colour, index % 2 ? 0.12 : 0)}"/>`
      })
      return svg`<path d="M${left} ${VINE_TOP}Q${(left + right) / 2} ${VINE_TOP + sag * 2} ${right} ${VINE_TOP + height * 0.05}" stroke="${colour}" stroke-width="3" fill="none"/>${leaves.join('')}`
    })
    .join('')
}

const parrot = (colour: Colour, wing: Colour): string =>
  svg`<path d="M6 -4C16 10 18 34 12 54C6 40 0 20 -2 2Z" fill="${wing}"/><path d="M-8 -42C6 -50 18 -36 16 -16C14 0 4 8 -4 4C-12 -4 -14 -24 -8 -42Z" fill="${colour}"/><path d="M2 -28C16 -26 18 -6 8 8C0 0 -2 -16 2 -28Z" fill="${wing}"/><path d="M-8 -40C-18 -38 -20 -30 -16 -24C-14 -28 -10 -30 -8 -30Z" fill="#f6e2bd"/><circle cx="-4" cy="-36" r="2.2" fill="#20122a"/>`

function leafBank(stage: Stage, y: number, size: number, colour: Colour, clear: number, reach: number): string {
  const { random, width, unit } = stage
  return Array.from({ length: 17 }, (_, index) => {
    const x = index / 16
    if (Math.abs(x - clear) < reach) return ''
    return bigLeaf(
      x * width,
      y,
      size * unit * random.between(0.7, 1.1),
      random.between(-34, 34),
      mix(colour, '#04102c', random.between(0, 0.14)),
    )
  }).join('')
}

/** A parrot on a swing of the colour of its lianas, at the side where the temple is not. */
function swingingParrot({ width, height, unit, palette }: Stage, templeX: number, colour: Colour): string {
  const perch = templeX > 0.5 ? 0.2 : 0.8
  return (
    svg`<path d="M${perch * width} ${VINE_TOP}V${height * 0.3}" stroke="${colour}" stroke-width="3"/><path d="M${perch * width - 32} ${height * 0.3}h64" stroke="#5c3417" stroke-width="5" stroke-linecap="round"/>` +
    placed(perch * width, height * 0.3, unit / 600, parrot(palette.accents[0], '#2f8f8a'), templeX > 0.5 ? -1 : 1)
  )
}

export const jungle: Motif = (stage, setting) => {
  const { width, height, unit, palette, random } = stage
  const x = setting.motifX * width
  const leafy = (level: 1 | 2 | 3 | 4) => mix(palette.lands[level], '#3f9a55', palette.mood === 'dark' ? 0.5 : 0.66)
  mountains(stage, { base: 0.66, height: 0.2, count: 5, colour: palette.lands[0] })
  mist(stage, setting.sky.x, 0.6, 0.5)
  const back = hill(stage, { y: 0.63, amplitude: 0.03, bumps: 8, colour: landColour(setting, 1) })
  const palms = [0.04, 0.17, 0.3, 0.66, 0.8, 0.93].map(at =>
    Math.abs(at - setting.motifX) < 0.14
      ? ''
      : palm(
          random,
          at * width,
          back.heightAt(at * width) + 12,
          unit * random.between(0.3, 0.44),
          leafy(2),
          random.between(-0.12, 0.12),
        ),
  )
  stage.sheet(palms.join('') + back.markup, 'far')
  const foot = height * 0.71
  stage.sheet(placed(x, foot, unit / 500, temple(stage)), 'middle')
  stage.glow(x, foot - unit * 0.28, unit * 0.24, '#ffe6a0', 0.7)
  const middle = hill(stage, {
    y: 0.73,
    amplitude: 0.02,
    bumps: 7,
    colour: landColour(setting, 2),
    foot: footColour(setting, 2),
  })
  stage.sheet(leafBank(stage, height * 0.75, 0.16, leafy(2), setting.motifX, 0.12) + middle.markup, 'middle')
  const near = hill(stage, {
    y: 0.8,
    amplitude: 0.02,
    bumps: 7,
    colour: landColour(setting, 3),
    foot: footColour(setting, 3),
  })
  stage.sheet(leafBank(stage, height * 0.82, 0.21, leafy(3), setting.heroX, 0.2) + near.markup, 'middle')
  stage.sheet(lianas(stage, leafy(4)), 'middle')
  stage.sheet(swingingParrot(stage, setting.motifX, leafy(4)), 'middle')
  const ground = hill(stage, {
    y: 0.872,
    amplitude: 0.024,
    bumps: 7,
    colour: landColour(setting, 4),
    foot: footColour(setting, 4),
  })
  stage.sheet(ground.markup, 'middle')
  return ground.heightAt
}
