import { type Colour, lighter } from '../../../lib/colour.ts'
import { placed, svg } from '../../../lib/svg-markup.ts'
import type { Stage } from '../paper/stage.ts'

export function bird(x: number, y: number, scale: number, colour: Colour): string {
  const wings = 'M0 0C-8 -12 -22 -14 -34 -6C-22 -8 -12 -4 -4 5C-2 8 2 8 4 5C12 -4 22 -8 34 -6C22 -14 8 -12 0 0Z'
  return placed(x, y, scale, svg`<path d="${wings}" fill="${colour}"/>`)
}

export function bat(x: number, y: number, scale: number, colour: Colour): string {
  const wings =
    'M0 2C-2 -2 -3 -5 -4 -6L-2 -4H2L4 -6C3 -5 2 -2 3 0C7 -6 14 -8 22 -7C18 -4 17 0 17 3C14 1 11 2 9 5C7 2 5 3 0 9C-5 3 -7 2 -9 5C-11 2 -14 1 -17 3C-17 0 -18 -4 -22 -7C-14 -8 -7 -6 -3 0Z'
  return placed(x, y, scale, svg`<path d="${wings}" fill="${colour}"/>`)
}

/** Position in fractions. */
export function flock(stage: Stage, x: number, y: number, colour: Colour): string {
  const { random, width, height } = stage
  return Array.from({ length: 5 }, () =>
    bird(
      (x + random.between(-0.2, 0.2)) * width,
      (y + random.between(-0.06, 0.06)) * height,
      random.between(0.2, 0.42),
      colour,
    ),
  ).join('')
}

/** Swims left, about 370 wide round 0, 0. */
export function whale(stage: Stage, colour: Colour): string {
  const skin = stage.gradient(lighter(colour, 0.26), colour)
  return svg`<path d="M-150 6C-150 -62 -80 -86 -10 -76C60 -66 96 -34 132 -30C138 -52 128 -74 116 -92C140 -92 158 -78 164 -58C178 -72 200 -76 218 -66C204 -54 186 -34 168 -18C130 34 40 70 -50 66C-110 62 -150 44 -150 6Z" fill="${skin}"/><path d="M-149 12C-140 -4 -90 6 -50 14C-10 24 40 34 70 30C30 56 -10 68 -50 66C-108 62 -148 46 -149 12Z" fill="#f3e9dc"/><path d="M-140 22C-90 20 -20 40 30 44M-128 36C-90 36 -40 50 -2 56M-108 50C-84 50 -60 58 -40 62" stroke="${colour}" stroke-opacity=".5" stroke-width="2.4" fill="none"/><circle cx="-96" cy="-6" r="5.5" fill="#15122e"/><circle cx="-97.5" cy="-8" r="1.8" fill="#fff"/><path d="M-30 24C-20 54 10 84 44 92C40 66 20 36 2 26Z" fill="${colour}"/><path d="M-30 24C-20 54 10 84 44 92C24 70 4 46 -14 25Z" fill="#04061e" opacity=".2"/>`
}
