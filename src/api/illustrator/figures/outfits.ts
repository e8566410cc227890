import { type Colour, darker, lighter, mix } from '../../../lib/colour.ts'
import { circle, svg } from '../../../lib/svg-markup.ts'
import type { Stage } from '../paper/stage.ts'
import type { Look } from './look.ts'
import type { Outfit } from './look-options.ts'
import type { Stance } from './pose.ts'

/** How a coat is cut: its hem's height and where the hem ends behind and before the body. */
interface Cut {
  readonly hem: number
  readonly behind: number
  readonly before: number
  readonly legs: 'trousers' | 'skin' | 'stockings'
}

const CUTS: Record<Outfit, Cut> = {
  cloak: { hem: -13, behind: -26, before: 22, legs: 'trousers' },
  parka: { hem: -21, behind: -23, before: 20, legs: 'trousers' },
  nightshirt: { hem: -11, behind: -23, before: 20, legs: 'skin' },
  explorer: { hem: -34, behind: -17, before: 16, legs: 'trousers' },
  dress: { hem: -15, behind: -29, before: 26, legs: 'stockings' },
  jacket: { hem: -33, behind: -15, before: 14, legs: 'trousers' },
  cape: { hem: -9, behind: -30, before: 20, legs: 'trousers' },
  suit: { hem: -16, behind: -17, before: 17, legs: 'trousers' },
}

const FUR = '#fbf6ea'
const LEATHER = '#6a3f20'
const GOLD = '#e2b04c'
const SEAT = -18

const shape = (data: string, fill: string) => svg`<path d="${data}" fill="${fill}"/>`
export const shadeOf = (coat: Colour): Colour => mix(coat, '#10001c', 0.28)
export const lightOf = (coat: Colour): Colour => mix(coat, '#ffe0a0', 0.22)

export const legColour = (look: Look): Colour => {
  const { legs } = CUTS[look.outfit]
  if (look.outfit === 'suit') return shadeOf(look.coat)
  if (legs === 'skin') return look.skin
  return legs === 'stockings' ? mix(look.coat, '#2a2140', 0.62) : look.trousers
}

function cloth({ hem, behind, before }: Cut, stance: Stance): readonly [string, string] {
  const waist = hem + (-72 - hem) * 0.39
  if (stance === 'back') {
    const half = (before - behind) / 2
    const edge = (side: number) =>
      svg`C${1 + side * 15} -62 ${1 + side * (half - 3)} ${waist} ${1 + side * half} ${hem}`
    return [
      svg`M-6 -72${edge(-1)}Q1 ${hem + 8} ${1 + half} ${hem}C${half - 2} ${waist} 16 -62 8 -72Z`,
      svg`M1 -72H8C16 -62 ${half - 2} ${waist} ${1 + half} ${hem}Q${half * 0.6} ${hem + 4} 3 ${hem + 4}C5 ${waist} 4 -60 1 -72Z`,
    ]
  }
  if (stance === 'sitting') {
    const lap = hem > -30
    return [
      lap
        ? svg`M-4 -72C-14 -62 -21 -46 -23 ${SEAT}L20 ${SEAT + 4}C30 ${SEAT + 2} 31 ${SEAT - 10} 24 ${SEAT - 14}C18 ${SEAT - 17} 13 ${SEAT - 18} 12 -44L8 -72Z`
        : svg`M-4 -72C-14 -62 -18 -46 -19 ${SEAT - 4}Q-4 ${SEAT + 2} 12 ${SEAT - 8}Q15 -56 8 -72Z`,
      svg`M-4 -72C-14 -62 -21 -46 ${lap ? -23 : -19} ${lap ? SEAT : SEAT - 4}L-9 ${SEAT}C-9 -44 -6 -60 -1 -72Z`,
    ]
  }
  return [
    svg`M-4 -72C-14 -62 ${behind + 4} ${waist} ${behind} ${hem}C${behind * 0.5} ${hem + 6} ${before * 0.5} ${hem + 6} ${before} ${hem}C${before - 3} ${waist} 14 -62 8 -72Z`,
    svg`M-4 -72C-14 -62 ${behind + 4} ${waist} ${behind} ${hem}Q${behind * 0.6} ${hem + 4} ${behind * 0.3} ${hem + 4}C${behind * 0.34} ${waist} -6 -58 -1 -72Z`,
  ]
}

type Trim = (look: Look, cut: Cut, stance: Stance) => string

const buttons = (colour: Colour) =>
  circle(6, -52, 1.6, colour) + circle(7, -42, 1.6, colour) + circle(8, -32, 1.6, colour)

const TRIMS: Record<Outfit, Trim> = {
  cloak: ({ coat }, _, stance) => (stance === 'back' ? '' : buttons(shadeOf(coat))),
  parka: (_, { hem, behind, before }, stance) => {
    const front = stance === 'back' ? '' : buttons(GOLD)
    if (stance === 'sitting') return front
    const [left, right] = stance === 'back' ? [(behind - before) / 2, (before - behind) / 2] : [behind, before]
    return svg`<path d="M${left - 1} ${hem - 5}Q${(left + right) / 2} ${hem + 3} ${right + 1} ${hem - 5}L${right + 2} ${hem + 2}Q${(left + right) / 2} ${hem + 10} ${left - 2} ${hem + 2}Z" fill="${FUR}"/>${front}`
  },
  nightshirt: ({ coat, scarf }, _, stance) => {
    const dots = [
      [-10, -28],
      [2, -22],
      [12, -30],
      [-4, -42],
      [8, -48],
      [-14, -16],
      [8, -12],
    ].filter(([, y]) => stance !== 'sitting' || (y as number) < -24)
    return dots.map(([x, y]) => circle(x as number, y as number, 2, mix(scarf, lighter(coat, 0.3), 0.3))).join('')
  },
  explorer: ({ scarf }, { hem }, stance) =>
    svg`<path d="M-16 ${hem - 7}Q0 ${hem - 1} 15 ${hem - 7}V${hem - 2}Q0 ${hem + 4} -17 ${hem - 2}Z" fill="${LEATHER}"/><rect x="0" y="${hem - 5}" width="7" height="6" rx="1" fill="${GOLD}"/>` +
    (stance === 'back'
      ? svg`<rect x="-14" y="-67" width="29" height="34" rx="7" fill="${LEATHER}"/><path d="M1 -67H8Q15 -67 15 -60V-40Q15 -33 8 -33H4Z" fill="#000015" opacity=".2"/><path d="M-14 -54H15" stroke="${GOLD}" stroke-width="2"/><rect x="-16" y="-76" width="33" height="9" rx="4.500" fill="${scarf}"/>`
      : svg`<rect x="-27" y="-66" width="17" height="30" rx="6" fill="${LEATHER}"/><rect x="-29" y="-73" width="19" height="8" rx="4" fill="${scarf}"/><path d="M-8 -70Q6 -62 4 -44" stroke="${LEATHER}" stroke-width="3.400" fill="none"/>`),
  dress: ({ scarf }, { hem, behind, before }, stance) => {
    const sash = svg`<path d="M-14 -49Q1 -44 15 -49V-43Q1 -38 -15 -43Z" fill="${scarf}"/>`
    if (stance === 'sitting') return sash
    const [left, right] = stance === 'back' ? [(behind - before) / 2, (before - behind) / 2] : [behind, before]
    return svg`${sash}<path d="M${left + 1} ${hem - 3}Q${(left + right) / 2} ${hem + 3} ${right - 1} ${hem - 3}" stroke="${scarf}" stroke-width="2.600" fill="none"/>`
  },
  jacket: ({ coat }, _, stance) =>
    stance === 'back'
      ? ''
      : svg`<path d="M1 -72L6 -50L12 -66L8 -72Z" fill="${FUR}"/><path d="M1 -72L6 -50L-1 -56Z" fill="${darker(coat, 0.4)}"/>${circle(7, -42, 1.5, GOLD)}`,
  cape: ({ coat, scarf }, _, stance) =>
    stance === 'back'
      ? ''
      : svg`<path d="M6 -70C10 -50 14 -30 16 -10L20 -9C19 -34 14 -60 8 -72Z" fill="${darker(coat, 0.45)}"/>${circle(6, -67, 3, scarf)}`,
  suit: ({ coat }, _, stance) =>
    stance === 'back'
      ? svg`<rect x="-12" y="-66" width="27" height="36" rx="6" fill="${shadeOf(coat)}"/><path d="M-12 -48H15" stroke="#43566e" stroke-width="3"/><rect x="-6" y="-62" width="6" height="8" rx="2" fill="${GOLD}"/>`
      : svg`<rect x="-26" y="-64" width="12" height="34" rx="5" fill="${shadeOf(coat)}"/><rect x="1" y="-52" width="9" height="7" rx="1.500" fill="#43566e"/><path d="M-17 -31Q0 -26 16 -31" stroke="${shadeOf(coat)}" stroke-width="3.400" fill="none"/>`,
}

/** Neck at -72, feet at 0. */
export function clothes(stage: Stage, look: Look, stance: Stance): string {
  const cut = CUTS[look.outfit]
  const [whole, shaded] = cloth(cut, stance)
  const lit = stage.gradient(look.coat, lightOf(look.coat), stance === 'back' ? 'down' : 'right')
  return shape(whole, lit) + shape(shaded, shadeOf(look.coat)) + TRIMS[look.outfit](look, cut, stance)
}

export function scarfOf(look: Look, stance: Stance, flying: boolean): string {
  if (look.outfit === 'suit' || look.outfit === 'nightshirt') return ''
  if (look.outfit === 'jacket' || look.outfit === 'dress') return ''
  const knot = shape(
    stance === 'back'
      ? 'M-10 -74C-4 -69 8 -69 14 -74L13 -64C6 -60 -4 -60 -10 -64Z'
      : 'M-8 -73C-2 -66 8 -66 14 -72L12 -64C6 -60 -2 -60 -8 -65Z',
    look.scarf,
  )
  const end = flying
    ? shape('M-6 -70C-20 -72 -32 -64 -44 -68C-36 -58 -24 -58 -4 -62Z', mix(look.scarf, '#400000', 0.15))
    : shape('M-8 -66C-12 -58 -14 -50 -13 -42H-6C-7 -50 -5 -58 -2 -64Z', mix(look.scarf, '#400000', 0.15))
  return end + knot
}
