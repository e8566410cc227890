import { darker, lighter } from '../../../lib/colour.ts'
import { circle, svg } from '../../../lib/svg-markup.ts'
import type { Look } from './look.ts'
import type { HairStyle } from './look-options.ts'

/** Seen from the side, looking right, or from behind. */
export type View = 'side' | 'back'

/** Behind the shoulders and on the head; a head's middle is at 2, -84. */
interface Hair {
  readonly behind?: string
  readonly onHead: string
}

const shape = (data: string, fill: string, opacity = 1) => svg`<path d="${data}" fill="${fill}" opacity="${opacity}"/>`
const shadeOf = ({ hair }: Look) => darker(hair, 0.3)

const SHORT =
  'M-11.500 -80C-15 -96 -6 -103 5 -102C15 -101 19 -93 16 -87C12 -92 6 -93 1 -92C0 -88 -2 -84 -4 -82C-5 -78 -7 -74 -9.500 -74C-10.800 -76 -11.300 -78 -11.500 -80Z'
const SHORT_FOLD = 'M-11.500 -80C-14 -95 -7 -102 2 -102C-5 -96 -7 -86 -7.500 -75C-10 -74 -11.200 -78 -11.500 -80Z'
const SKULL =
  'M-12.500 -82C-15 -98 -6 -103 2 -103C10 -103 18.500 -98 16.500 -82C16 -75 12 -71 9 -71H-5C-9 -71 -12 -75 -12.500 -82Z'
const SKULL_FOLD = 'M2 -103C10 -103 18.500 -98 16.500 -82C16 -75 12 -71 9 -71H4C6 -82 6 -94 2 -103Z'

const cropped = (look: Look) => shape(SHORT, look.hair) + shape(SHORT_FOLD, shadeOf(look), 0.5)
const skull = (look: Look) => shape(SKULL, look.hair) + shape(SKULL_FOLD, shadeOf(look), 0.5)
const ear = (look: Look, x: number) => circle(x, -83, 3.2, darker(look.skin, 0.14))

/** x, y and radius in side view; locks above -92 vanish under a hat. */
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
const LOCKS_BEHIND = [
  [-13, -74, 6.5],
  [-15, -84, 7],
  [-12, -94, 7],
  [16, -74, 6.5],
  [18, -84, 7],
  [15, -94, 7],
  [-4, -101, 7.5],
  [7, -101, 7.5],
  [-6, -70, 7],
  [8, -70, 7],
  [-5, -84, 9],
  [8, -84, 9],
  [1, -93, 9],
  [1, -76, 9],
] as const

const curlsOf = (look: Look, locks: readonly (readonly [number, number, number])[]) =>
  locks
    .map(
      ([x, y, radius]) =>
        circle(x, y, radius, look.hair) + circle(x - 1, y - 1, radius * 0.6, lighter(look.hair, 0.12)),
    )
    .join('')

function plait(look: Look, x: number, y: number, lean: number): string {
  const knots = [0, 1, 2, 3, 4].map(
    index =>
      circle(x + lean * index, y + index * 6.6, 4.6 - index * 0.35, index % 2 ? shadeOf(look) : look.hair) +
      circle(x + lean * index - 1, y + index * 6.6 - 1, 2.4, lighter(look.hair, 0.1)),
  )
  const end = [x + lean * 4.6, y + 31] as const
  return svg`${knots.join('')}<path d="M${end[0]} ${end[1]}l-6 -3v6ZM${end[0]} ${end[1]}l6 -3v6Z" fill="${look.scarf}"/><path d="M${end[0]} ${end[1]}l-3 8h6Z" fill="${look.hair}"/>`
}

const BUN = (look: Look, x: number, y: number) =>
  circle(x, y, 6.8, look.hair) + circle(x - 1.5, y + 1, 4.6, darker(look.hair, 0.18))

const SIDE: Record<HairStyle, (look: Look) => Hair> = {
  short: look => ({ onHead: ear(look, -1) + cropped(look) }),
  bob: look => ({
    onHead:
      shape('M-13 -70C-18 -92 -8 -102 4 -101C16 -100 19 -90 16 -85C8 -88 4 -90 2 -84C0 -78 -2 -72 -4 -68Z', look.hair) +
      shape('M-13 -70C-17 -90 -9 -101 2 -101C-7 -94 -9 -82 -7 -68Z', shadeOf(look), 0.5),
  }),
  long: look => ({
    onHead:
      shape(
        'M-13 -66C-22 -90 -8 -102 4 -101C15 -100 18 -92 15 -86C8 -88 3 -88 1 -82C-1 -74 -3 -58 -9 -46C-16 -50 -15 -60 -13 -66Z',
        look.hair,
      ) +
      shape(
        'M-13 -66C-20 -88 -10 -101 1 -101C-8 -92 -9 -70 -11 -47.500C-15.500 -51 -15 -60 -13 -66Z',
        shadeOf(look),
        0.5,
      ),
  }),
  bun: look => ({ behind: BUN(look, -11, -102), onHead: ear(look, -1) + cropped(look) }),
  curls: look => ({ onHead: curlsOf(look, LOCKS) }),
  plaits: look => ({
    onHead:
      shape(
        'M-12 -76C-17 -94 -8 -102 4 -101C15 -100 18 -92 15 -86C8 -89 3 -90 0 -84C-2 -79 -4 -76 -7 -73Z',
        look.hair,
      ) +
      shape('M-12 -76C-16 -93 -9 -101 2 -101C-7 -94 -9 -84 -8 -74Z', shadeOf(look), 0.5) +
      plait(look, -8, -72, -1.4),
  }),
  bald: look => ({ onHead: ear(look, -1) }),
}

const BACK: Record<HairStyle, (look: Look) => Hair> = {
  short: look => ({ onHead: ear(look, -12) + ear(look, 16) + skull(look) }),
  bob: look => ({
    onHead:
      shape('M-15 -66C-18 -92 -8 -103 2 -103C12 -103 22 -92 19 -66C10 -63 -6 -63 -15 -66Z', look.hair) +
      shape('M2 -103C12 -103 22 -92 19 -66C14 -64.500 9 -64 5 -63.800C8 -80 7 -94 2 -103Z', shadeOf(look), 0.5),
  }),
  long: look => ({
    onHead:
      shape('M-15 -44C-18 -88 -10 -103 2 -103C14 -103 22 -88 19 -44C14 -39 -8 -39 -15 -44Z', look.hair) +
      shape('M2 -103C14 -103 22 -88 19 -44C16 -41 11 -40 6 -40.200C9 -70 8 -92 2 -103Z', shadeOf(look), 0.5),
  }),
  bun: look => ({ onHead: skull(look) + BUN(look, 2, -99) }),
  curls: look => ({ onHead: curlsOf(look, LOCKS_BEHIND) }),
  plaits: look => ({ onHead: skull(look) + plait(look, -9, -72, -0.8) + plait(look, 13, -72, 0.8) }),
  bald: look => ({ onHead: ear(look, -12) + ear(look, 16) }),
}

export const hairOf = (look: Look, view: View): Hair => (view === 'side' ? SIDE : BACK)[look.hairStyle](look)

export const beardOf = (look: Look): string =>
  shape('M15.500 -84C17 -74 12 -66 5 -65C0 -66 -3 -70 -4 -76C0 -74 4 -76 7 -79C10 -79 13 -81 15.500 -84Z', look.hair) +
  shape('M-4 -76C-3 -70 0 -66 5 -65C3 -69 2 -72 2 -76Z', shadeOf(look), 0.4)
