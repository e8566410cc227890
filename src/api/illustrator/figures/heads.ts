import { darker, lighter } from '../paper/colour.ts'
import { circle, svg } from '../paper/markup.ts'
import type { Headgear, Look } from './look.ts'

/** Heads are drawn looking to the right, the chin about 70 above the ground, without a face: warm, never uncanny. */
type Head = (look: Look, coat: string) => string

const FACE = (look: Look) => circle(2, -84, 13.5, look.skin)
const shape = (data: string, fill: string, opacity = 1) => svg`<path d="${data}" fill="${fill}" opacity="${opacity}"/>`

const fringe = (look: Look) =>
  shape('M-2 -99C8 -101 15 -95 16.500 -88C12 -91 9 -94 6 -94C3 -91 1 -88 -2 -86Z', look.hair)

const hood: Head = (look, coat) =>
  FACE(look) +
  fringe(look) +
  shape(
    'M-13 -74C-20 -98 -4 -112 10 -104C20 -100 20 -92 17 -88C10 -96 2 -92 0 -80C-2 -74 -2 -70 -4 -68C-9 -68 -12 -70 -13 -74Z',
    coat,
  ) +
  shape('M-6 -106L-22 -112L-14 -92Z', darker(coat, 0.26)) +
  shape('M-13 -74C-18 -92 -10 -106 2 -106C-6 -98 -8 -84 -5 -69C-9 -68 -12 -70 -13 -74Z', darker(coat, 0.3), 0.35)

const bob: Head = look =>
  FACE(look) +
  shape('M-13 -70C-18 -92 -8 -102 4 -101C16 -100 19 -90 16 -85C8 -88 4 -90 2 -84C0 -78 -2 -72 -4 -68Z', look.hair) +
  shape('M-13 -70C-17 -90 -9 -101 2 -101C-7 -94 -9 -82 -7 -68Z', darker(look.hair, 0.3), 0.5) +
  shape('M-8 -95l-10 -7l2 9l-6 6l10 1Z', look.scarf)

const long: Head = look =>
  FACE(look) +
  shape(
    'M-13 -66C-22 -90 -8 -102 4 -101C15 -100 18 -92 15 -86C8 -88 3 -88 1 -82C-1 -74 -3 -58 -9 -46C-16 -50 -15 -60 -13 -66Z',
    look.hair,
  ) +
  shape(
    'M-13 -66C-20 -88 -10 -101 1 -101C-8 -92 -9 -70 -11 -47.500C-15.500 -51 -15 -60 -13 -66Z',
    darker(look.hair, 0.3),
    0.5,
  )

const short: Head = look =>
  FACE(look) +
  shape(
    'M-11.500 -80C-15 -96 -6 -103 5 -102C15 -101 19 -93 16 -87C12 -92 6 -93 1 -92C0 -88 -2 -84 -4 -82C-5 -78 -7 -74 -9.500 -74C-10.800 -76 -11.300 -78 -11.500 -80Z',
    look.hair,
  ) +
  shape(
    'M-11.500 -80C-14 -95 -7 -102 2 -102C-5 -96 -7 -86 -7.500 -75C-10 -74 -11.200 -78 -11.500 -80Z',
    darker(look.hair, 0.3),
    0.5,
  )

const bun: Head = look =>
  circle(-9, -104, 6.5, look.hair) + circle(-10.5, -103, 4.5, darker(look.hair, 0.18)) + short(look, '')

/** Sideways, height and radius of each lock. */
const LOCKS = [
  [-11, -76, 6],
  [-15, -84, 6.5],
  [-14, -93, 7],
  [-7, -99, 7.5],
  [2, -101, 7],
  [10, -98, 6],
  [15, -92, 4.5],
  [-12, -69, 5],
  [-6, -88, 7],
  [3, -94, 6],
] as const

const curls: Head = look =>
  FACE(look) +
  LOCKS.map(
    ([x, y, radius]) => circle(x, y, radius, look.hair) + circle(x - 1, y - 1, radius * 0.6, lighter(look.hair, 0.12)),
  ).join('')

const cap: Head = (look, coat) =>
  FACE(look) +
  shape('M-12 -84C-13 -78 -12 -73 -8 -70L-2 -71C-4 -76 -3 -80 0 -84Z', look.hair) +
  shape('M-12 -82C-14 -98 -4 -104 6 -102C15 -100 18 -92 17 -88L26 -85C18 -83 4 -86 -12 -82Z', coat) +
  shape('M-12 -82C-14 -97 -6 -103 3 -102C-4 -97 -6 -90 -6 -83Z', darker(coat, 0.3), 0.4) +
  circle(4, -103, 3.6, look.scarf)

const nightcap: Head = look =>
  FACE(look) +
  shape('M-11 -86C-13 -78 -11 -72 -7 -70L-2 -73C-4 -78 -3 -82 0 -86Z', look.hair) +
  shape('M-12 -86C-12 -104 6 -110 16 -92C8 -96 -2 -94 -12 -86Z', look.scarf) +
  shape('M-4 -102C-16 -108 -28 -100 -28 -86C-22 -92 -14 -92 -10 -92Z', darker(look.scarf, 0.14)) +
  circle(-28, -84, 4, '#fffaf0')

/** The visor is open, so that the hair is seen. */
const helmet: Head = look =>
  circle(1, -85, 19.5, '#eef4f4') +
  shape('M-18 -88A19.500 19.500 0 0 0 12 -69C-2 -72 -12 -82 -10 -101A19.500 19.500 0 0 0 -18 -88Z', '#9fb6c2', 0.55) +
  circle(5.5, -85, 13, '#27405e') +
  circle(6, -83, 10.5, look.skin) +
  shape(
    'M-5.500 -83C-6 -94 2 -97.500 8 -96.500C15 -95.500 18 -90 17 -86C12 -90 5 -91 1 -87C0 -83 -2 -78 -4 -77Z',
    look.hair,
  ) +
  svg`<path d="M10 -96c6 2 9 8 7.500 14" stroke="#fff" stroke-opacity=".8" stroke-width="2" fill="none" stroke-linecap="round"/>`

const HEADS: Record<Headgear, Head> = { hood, bob, long, short, bun, curls, cap, nightcap, helmet }

export const headOf = (look: Look, coat: string): string => HEADS[look.headgear](look, coat)
