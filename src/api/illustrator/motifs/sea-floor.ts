import { type Colour, darker, lighter, mix } from '../../../lib/colour.ts'
import { itemAt } from '../../../lib/item-at.ts'
import { circle, placed, svg } from '../../../lib/svg-markup.ts'
import { hill } from '../nature/hill.ts'
import type { Random } from '../paper/random.ts'
import type { Stage } from '../paper/stage.ts'
import type { Motif } from './motif.ts'

const CORALS: readonly Colour[] = ['#d8664a', '#e9995a', '#c2506a', '#e2b85a']
const FISH: readonly Colour[] = ['#f0a03c', '#fbf0dc', '#d2533a', '#f2c14e']

function water(stage: Stage, lightX: number): void {
  const { width, height, palette } = stage
  const fill = stage.skyGradient([
    [0, mix(palette.middle, palette.low, 0.35)],
    [0.3, palette.middle],
    [0.75, mix(palette.middle, palette.low, 0.55)],
  ])
  stage.sheet(svg`<rect width="${width}" height="${height}" fill="${fill}"/>`, 'flat')
  const rays = [-0.34, -0.16, 0.02, 0.2, 0.38].map((spread, index) => {
    const [from, to, girth] = [
      (lightX + spread * 0.35) * width,
      (lightX + spread * 1.5) * width,
      width * (index % 2 ? 0.05 : 0.09),
    ]
    return svg`<path d="M${from - girth * 0.4} -20H${from + girth * 0.4}L${to + girth} ${height * 0.8}H${to - girth}Z" fill="${palette.glow}" opacity="${index % 2 ? 0.13 : 0.09}"/>`
  })
  stage.sheet(rays.join(''), 'flat')
  stage.glow(lightX * width, -10, width * 0.75, palette.glow, 0.75, height * 0.4)
}

function coral(random: Random, x: number, y: number, length: number, colour: Colour): string {
  let limbs = ''
  const grow = (fromX: number, fromY: number, angle: number, reach: number, thick: number, left: number): void => {
    const [toX, toY] = [fromX + Math.cos(angle) * reach, fromY + Math.sin(angle) * reach]
    limbs += svg`<path d="M${fromX} ${fromY}Q${fromX + Math.cos(angle) * reach * 0.3} ${fromY + Math.sin(angle) * reach * 0.7} ${toX} ${toY}" stroke-width="${thick}"/>`
    if (left === 0) return
    for (const turn of [-1, 1])
      grow(toX, toY, angle + turn * random.between(0.35, 0.7), reach * random.between(0.6, 0.82), thick * 0.7, left - 1)
  }
  grow(x, y, -Math.PI / 2, length * 0.4, length * 0.13, 3)
  return svg`<g fill="none" stroke="${colour}" stroke-linecap="round">${limbs}</g>`
}

function kelp({ random }: Stage, x: number, y: number, height: number, colour: Colour): string {
  return [-9, 0, 10]
    .map((across, index) => {
      const tall = height * random.between(0.6, 1)
      const sway = tall * 0.1 * (index % 2 ? 1 : -1)
      const edge = (out: number) =>
        svg`C${x + across + sway + out} ${y - tall * 0.3} ${x + across - sway + out} ${y - tall * 0.65} ${x + across + sway} ${y - tall}`
      return svg`<path d="M${x + across - 3} ${y + 8}${edge(-6)}C${x + across - sway + 6} ${y - tall * 0.65} ${x + across + sway + 6} ${y - tall * 0.3} ${x + across + 5} ${y + 8}Z" fill="${index % 2 ? colour : darker(colour, 0.18)}"/>`
    })
    .join('')
}

const fish = (colour: Colour): string =>
  svg`<path d="M-22 0L-40 -13Q-34 0 -40 13Z" fill="${darker(colour, 0.2)}"/><path d="M-26 0Q-6 -22 24 0Q-6 22 -26 0Z" fill="${colour}"/><path d="M-26 0Q-6 22 24 0Q0 4 -26 0Z" fill="#04061e" opacity=".2"/><path d="M-2 -11L-12 -22L8 -10Z" fill="${darker(colour, 0.14)}"/><circle cx="13" cy="-3" r="2.6" fill="#20122a"/>`

function shoal(stage: Stage, around: number, facing: number): string {
  const { random, width, height, unit } = stage
  return Array.from({ length: 13 }, (_, index) => {
    const [x, y] = [around + random.between(-0.34, 0.34), 0.2 + random.between(0, 0.36)]
    const size = (unit / 552) * (index < 3 ? random.between(0.9, 1.15) : random.between(0.3, 0.55))
    return placed(
      x * width,
      y * height,
      size,
      fish(mix(itemAt(FISH, index % 4), stage.palette.lands[1], index < 3 ? 0.05 : 0.3)),
      index % 4 ? facing : -facing,
    )
  }).join('')
}

/** Foot at 0, 0. */
const chest = (wood: Colour): string =>
  svg`<path d="M-46 -34C-44 -66 -28 -74 -4 -76L40 -66C46 -56 46 -46 44 -34L-30 -42Z" fill="${darker(wood, 0.2)}"/><path d="M-40 -36L38 -36L30 -44H-30Z" fill="#ffe9a8"/><path d="M-46 6V-36H46V6Z" fill="${wood}"/><path d="M10 6V-36H46V6Z" fill="#04061e" opacity=".22"/><path d="M-46 -28H46M-46 -2H46M-30 6V-36M30 6V-36" stroke="#e2b04c" stroke-width="4"/><path d="M-8 -34H8V-16H-8Z" fill="#e2b04c"/>`

export const seaFloor: Motif = (stage, setting) => {
  const { width, height, unit, palette, random } = stage
  const { lands } = palette
  water(stage, setting.sky.x)
  const reefs = [lands[0], lands[1]].map((colour, index) =>
    hill(stage, { y: 0.62 + index * 0.06, amplitude: 0.09, bumps: 6, colour: mix(colour, palette.middle, 0.35) }),
  )
  for (const reef of reefs) stage.sheet(reef.markup, 'far')
  stage.sheet(shoal(stage, setting.motifX, setting.facing), 'far')
  const middle = hill(stage, { y: 0.73, amplitude: 0.04, bumps: 7, colour: lands[2] })
  const x = setting.motifX * width
  const garden = [-0.36, -0.2, 0.16, 0.3, 0.42].map((across, index) => {
    const at = x + across * width
    return coral(
      random,
      at,
      middle.heightAt(at) + 8,
      unit * random.between(0.2, 0.34),
      mix(itemAt(CORALS, index % 4), lands[2], 0.2),
    )
  })
  const treasure = placed(x, middle.heightAt(x) + 6, unit / 500, chest(mix('#8a5228', lands[3], 0.2)))
  stage.sheet(garden.join('') + treasure + middle.markup, 'middle')
  stage.glow(x, middle.heightAt(x) - unit * 0.08, unit * 0.24, '#ffe6a0', 0.85)
  const near = hill(stage, { y: 0.8, amplitude: 0.03, bumps: 7, colour: lands[3] })
  const weeds = [0.03, 0.13, 0.24, 0.76, 0.87, 0.97].map(at =>
    Math.abs(at - setting.heroX) < 0.2
      ? ''
      : kelp(stage, at * width, near.heightAt(at * width), unit * 0.4, mix(lands[3], '#2f8a5c', 0.4)),
  )
  stage.sheet(weeds.join('') + near.markup, 'middle')
  const bubbles = Array.from({ length: 26 }, () => {
    const r = random.between(2, 7)
    return svg`<circle cx="${random.between(0.08, 0.92) * width}" cy="${random.between(0.06, 0.8) * height}" r="${r}" fill="#fff" fill-opacity=".12" stroke="#fff" stroke-opacity=".6" stroke-width="1.3"/>`
  })
  stage.sheet(bubbles.join(''), 'flat')
  const sand = mix('#d9b27a', lands[4], 0.66)
  const ground = hill(stage, { y: 0.87, amplitude: 0.022, bumps: 7, colour: sand, foot: darker(sand, 0.4) })
  const shells = [0.2, 0.5, 0.68].map(at => circle(at * width, ground.heightAt(at * width) + 18, 4, lighter(sand, 0.4)))
  stage.sheet(ground.markup + shells.join(''), 'middle')
  return ground.heightAt
}
