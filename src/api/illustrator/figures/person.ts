import { type Colour, mix } from '../paper/colour.ts'
import { svg } from '../paper/markup.ts'
import type { Stage } from '../paper/stage.ts'
import { headOf } from './heads.ts'
import { LANTERN } from './lantern.ts'
import type { Look } from './look.ts'

const TROUSERS = '#2a2140'
const NECK = 72

const shape = (data: string, fill: string) => svg`<path d="${data}" fill="${fill}"/>`
const shadeOf = (coat: Colour) => mix(coat, '#10001c', 0.28)
const lightOf = (coat: Colour) => mix(coat, '#ffe0a0', 0.22)

function suit(coat: Colour): string {
  const dark = shadeOf(coat)
  return (
    svg`<rect x="-25" y="-64" width="12" height="34" rx="5" fill="${dark}"/>` +
    shape('M-15 -66C-19 -44 -17 -26 -15 -14H17C18 -34 18 -52 13 -66Z', coat) +
    shape('M-15 -66C-19 -44 -17 -26 -15 -14H-8C-10 -34 -9 -52 -5 -66Z', dark) +
    svg`<rect x="2" y="-52" width="9" height="7" rx="1.5" fill="#43566e"/><rect x="-16" y="-33" width="33" height="3.4" fill="${dark}"/>`
  )
}

function cloak(stage: Stage, coat: Colour): string {
  const lit = stage.gradient(coat, lightOf(coat), 'right')
  return (
    shape('M-4 -72C-14 -62 -22 -36 -26 -13C-12 -7 12 -7 22 -13C19 -36 14 -62 8 -72Z', lit) +
    shape('M-4 -72C-14 -62 -22 -36 -26 -13C-20 -10 -14 -9 -8 -9C-9 -34 -6 -58 -1 -72Z', shadeOf(coat)) +
    svg`<circle cx="5" cy="-46" r="1.5" fill="${shadeOf(coat)}"/><circle cx="6" cy="-34" r="1.5" fill="${shadeOf(coat)}"/>`
  )
}

function scarf(colour: Colour): string {
  return (
    shape('M-6 -70C-20 -72 -32 -64 -44 -68C-36 -58 -24 -58 -4 -62Z', mix(colour, '#400000', 0.15)) +
    shape('M-8 -73C-2 -66 8 -66 14 -72L12 -64C6 -60 -2 -60 -8 -65Z', colour)
  )
}

const legs = (fill: Colour) => shape('M-11 -16L-14 0C-14 2 -3 2 -3 0L-2 -16ZM5 -16L7 0C8 2 18 2 17 -1L12 -16Z', fill)

const arm = (coat: Colour, hand: Colour) =>
  shape('M2 -60C12 -56 22 -58 30 -64L33 -58C24 -48 12 -46 2 -48Z', lightOf(coat)) +
  svg`<circle cx="33" cy="-61" r="4.5" fill="${hand}"/>`

export interface Figure {
  readonly look: Look
  readonly coat: Colour
  readonly holdsLantern: boolean
}

/** A person standing at 0, 0 and looking right, about 110 high; grown-ups are stretched below the neck only. */
export function person(stage: Stage, { look, coat, holdsLantern }: Figure): string {
  const lift = NECK * (look.stature - 1)
  const body = legs(look.suit ? shadeOf(coat) : TROUSERS) + (look.suit ? suit(coat) : cloak(stage, coat))
  const above =
    (look.suit ? '' : scarf(look.scarf)) + headOf(look, coat) + arm(coat, look.skin) + (holdsLantern ? LANTERN : '')
  return svg`<ellipse cx="2" cy="1" rx="28" ry="4" fill="#000018" opacity=".4"/><g transform="scale(${look.girth} ${look.stature})">${body}</g><g transform="translate(0 ${-lift})">${above}</g>`
}
