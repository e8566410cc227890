import { type Colour, mix } from '../../lib/colour.ts'
import type { HairStyle } from '../look.ts'
import { cut, disc, line, lit, shaded } from '../paper.ts'

/** A head is a disc of radius 20 round 0, 0, turned three quarters to the right: one sheet behind the face, one before it. */
export interface HairSheets {
  readonly behind: string
  readonly front: string
}
type Style = (colour: Colour) => HairSheets

const TIE = '#e9a83c'
const SKULL =
  'M-20 4C-23 -13 -14 -25 2 -25C17 -25 23 -15 20.5 -5C15 -12 6 -14 -1 -13C-5 -9 -8 -5 -10 0C-11 7 -18 9 -20 4Z'

const folded = (whole: string, fold: string, colour: Colour) =>
  cut(whole, colour) + cut(fold, shaded(colour, 0.34), 0.6)

const cropped = (colour: Colour) =>
  folded(
    'M-20 4C-24 -14 -14 -27 4 -26C19 -25 25 -14 21 -3C17 -11 9 -14 -1 -13C-4 -8 -7 -5 -9 -4C-10 3 -12 8 -15 9C-18 8 -19.5 6 -20 4Z',
    'M-20 4C-23 -13 -14 -25 1 -26C-9 -19 -13 -8 -13 8C-17 9 -19.5 7 -20 4Z',
    colour,
  )

const bob: Style = colour => ({
  behind: cut('M-22 20C-30 -14 -16 -27 3 -26C18 -26 26 -14 22 4L14 20C4 24 -14 25 -22 20Z', shaded(colour, 0.3)),
  front: folded(
    'M-22 21C-29 -12 -16 -28 4 -27C20 -26 26 -13 22 -1C14 -4 6 -8 1 -14C-3 -8 -9 -4 -10 2C-10 10 -9 18 -8 23C-13 24 -18 23 -22 21Z',
    'M-22 21C-28 -12 -16 -27 0 -27C-12 -19 -15 2 -13 23.5C-17 24 -20 23 -22 21Z',
    colour,
  ),
})

const fringe: Style = colour => ({
  behind: cut('M-21 20C-28 -14 -16 -27 3 -26C18 -26 26 -12 22 19C6 23 -12 24 -21 20Z', shaded(colour, 0.34)),
  front:
    folded(
      'M-21 21C-28 -14 -16 -28 4 -27C20 -26 26 -14 22 -6C14 -8 0 -9 -9 -7C-10 2 -9 14 -8 23C-13 24 -18 23 -21 21Z',
      'M-21 21C-27 -14 -16 -27 0 -27C-11 -19 -14 2 -13 23C-17 24 -19 23 -21 21Z',
      colour,
    ) + cut('M22 -6C23 4 22 12 19 18C18 8 19 0 20 -6Z', colour),
})

const long: Style = colour => ({
  behind: cut('M-20 -6C-30 18 -32 38 -26 52C-14 56 8 56 16 48C12 30 20 10 20 -6Z', shaded(colour, 0.3)),
  front: folded(
    'M-19 46C-31 6 -26 -27 4 -27C20 -26 26 -13 22 -1C14 -4 6 -8 1 -14C-3 -8 -9 -4 -10 2C-10 16 -12 34 -19 46Z',
    'M-19 46C-30 6 -25 -25 0 -27C-13 -17 -16 14 -17 42Z',
    colour,
  ),
})

const waves: Style = colour => ({
  behind: cut('M-19 -4C-32 6 -24 18 -30 28C-24 36 -12 36 -4 32L18 14Z', shaded(colour, 0.3)),
  front: folded(
    'M-20 28C-30 20 -20 12 -26 2C-30 -14 -16 -29 4 -27C20 -26 25 -14 22 -3C16 -6 6 -8 1 -14C-3 -8 -9 -4 -10 2C-8 10 -14 16 -10 26C-14 30 -18 30 -20 28Z',
    'M-20 28C-29 20 -20 12 -25 2C-28 -14 -16 -27 0 -27C-12 -19 -16 0 -16 8C-20 16 -12 22 -16 29Z',
    colour,
  ),
})

// biome-ignore format: a lock is one cell of a table
const LOCKS = [[-18, 4, 9], [-22, -8, 9.5], [-19, -19, 10], [-9, -26, 10.5], [3, -29, 10], [14, -25, 9.5], [21, -15, 7.5], [-20, 15, 8], [-13, 23, 6.5], [-10, -14, 10], [2, -18, 8]] as const
const lock = (x: number, y: number, radius: number, colour: Colour) =>
  disc(x, y, radius, shaded(colour, 0.16)) + disc(x - 1.2, y - 1.4, radius * 0.74, lit(colour, 0.12))

const curls: Style = colour => ({
  behind: disc(-16, 18, 9, shaded(colour, 0.3)) + disc(-6, 24, 7, shaded(colour, 0.34)),
  front: LOCKS.map(([x, y, radius]) => lock(x, y, radius, colour)).join(''),
})

const afro: Style = colour => ({
  behind: disc(-2, -10, 33, shaded(colour, 0.18)) + disc(-4, -12, 30, colour) + disc(-8, -17, 20, lit(colour, 0.08)),
  front: cut(SKULL, colour),
})

const puffs: Style = colour => ({
  behind:
    disc(-23, -18, 13, shaded(colour, 0.15)) +
    disc(-25, -20, 10.5, lit(colour, 0.04)) +
    disc(17, -27, 12, shaded(colour, 0.2)) +
    disc(16, -29, 9.5, lit(colour, 0.04)),
  front:
    cut(SKULL, colour) +
    line('M1 -23C-2 -18 -2 -16 -1 -14', lit(colour, 0.3), 1.2) +
    disc(-15, -13, 3.4, TIE) +
    disc(13, -20, 3.2, TIE),
})

const locs: Style = colour => ({
  behind: [-20, -14, -8, -2, 4]
    .map((x, index) =>
      line(
        `M${x + 3} -8C${x - 4} 8 ${x - 2 + index} 20 ${x - 3 + index * 1.5} ${34 - index * 2}`,
        shaded(colour, 0.12 + 0.08 * (index % 2)),
        6,
      ),
    )
    .join(''),
  front:
    cut(
      'M-20 2C-24 -14 -14 -28 4 -27C19 -26 25 -14 21 -4C17 -10 9 -14 0 -13C-6 -9 -9 -4 -10 1C-13 6 -18 6 -20 2Z',
      colour,
    ) +
    [-19, -14, -9]
      .map((x, index) =>
        line(
          `M${x + 4} -8C${x - 3} 4 ${x} 14 ${x - 2 + index} ${26 - index * 3}`,
          index % 2 ? lit(colour, 0.1) : colour,
          5.4,
        ),
      )
      .join('') +
    line('M-8 -24C-2 -20 2 -18 8 -16M-14 -18C-8 -18 -4 -17 0 -14', lit(colour, 0.22), 1.6),
})

function plait(x: number, y: number, slant: number, colour: Colour): string {
  const knots = [0, 1, 2, 3, 4].map(index => {
    const [at, down] = [x + slant * index, y + index * 8.4]
    return (
      disc(at, down, 6 - index * 0.4, index % 2 ? shaded(colour, 0.22) : colour) +
      disc(at - 1, down - 1.5, 3, lit(colour, 0.14))
    )
  })
  const [end, bottom] = [x + slant * 5, y + 38]
  const bow = cut(`M${end} ${bottom}l-7 -3v6ZM${end} ${bottom}l7 -3v6Z`, TIE)
  return knots.join('') + bow + cut(`M${end} ${bottom}l-4 9h8Z`, colour)
}

const plaits: Style = colour => ({
  behind: plait(16, 16, 1, colour),
  front:
    folded(
      'M-19 8C-26 -14 -14 -28 4 -27C20 -26 25 -14 22 -2C14 -7 7 -11 2 -16C-2 -9 -8 -5 -10 1C-10 8 -12 14 -14 16C-17 15 -18.5 12 -19 8Z',
      'M-19 8C-25 -14 -14 -27 1 -27C-10 -20 -13 -4 -13 15C-17 15 -18 12 -19 8Z',
      colour,
    ) +
    line('M3 -27C1 -22 1 -19 2 -16', shaded(colour, 0.4), 1.1) +
    plait(-15, 17, -1.2, colour),
})

const bun: Style = colour => ({
  behind: disc(-15, -25, 11, shaded(colour, 0.2)) + disc(-16.5, -26, 8, lit(colour, 0.06)),
  front: cropped(colour),
})

const pony: Style = colour => ({
  behind:
    cut('M-14 -20C-38 -30 -46 -2 -36 22C-34 10 -30 2 -14 -6Z', shaded(colour, 0.14)) +
    cut('M-16 -18C-36 -24 -42 0 -36 20C-36 4 -30 -6 -15 -10Z', lit(colour, 0.08)),
  front: cropped(colour) + disc(-18, -15, 3.6, TIE),
})

const quiff: Style = colour => ({
  behind: '',
  front: folded(
    'M-20 3C-24 -14 -14 -25 -3 -27C6 -36 22 -33 24 -22C26 -12 22 -7 20 -4C16 -12 8 -15 -1 -13C-5 -8 -7 -5 -9 -4C-10 3 -12 8 -15 9C-18 8 -19.5 6 -20 3Z',
    'M-20 3C-23 -13 -13 -24 -2 -26C-10 -18 -13 -8 -13 8C-17 9 -19.5 7 -20 3Z',
    colour,
  ),
})

const front =
  (draw: (colour: Colour) => string): Style =>
  colour => ({ behind: '', front: draw(colour) })

export const HAIR: Readonly<Record<HairStyle, Style>> = {
  short: front(cropped),
  buzz: front(colour =>
    cut(
      'M-20 2C-22 -13 -12 -23 2 -23C14 -23 21 -15 20 -5C14 -12 6 -13 -2 -12C-7 -8 -9 -4 -10 0C-13 5 -19 6 -20 2Z',
      colour,
      0.9,
    ),
  ),
  tuft: front(colour =>
    cut('M-8 -19C-2 -30 8 -30 10 -26C5 -26 2 -24 2 -20C8 -24 14 -22 14 -19C8 -20 4 -18 0 -17Z', colour),
  ),
  crown: front(colour =>
    folded(
      'M-20 6C-24 -4 -21 -12 -17 -14C-15 -8 -13 -2 -13 8C-16 10 -19 9 -20 6Z',
      'M-20 6C-23 -3 -21 -11 -18 -13C-18 -4 -17 2 -16 9C-18 9.5 -19.5 8 -20 6Z',
      colour,
    ),
  ),
  bald: () => ({ behind: '', front: '' }),
  ...{ quiff, bob, fringe, long, waves, curls, afro, puffs, locs, plaits, bun, pony },
}

/** Styles that leave the ear free. */
const FREE_EAR: readonly HairStyle[] = ['short', 'quiff', 'buzz', 'bun', 'pony', 'puffs', 'tuft', 'crown', 'bald']
export const showsEar = (style: HairStyle): boolean => FREE_EAR.includes(style)

/** Hair of a head seen from behind. */
export function hairFromBehind(style: HairStyle, colour: Colour): HairSheets {
  if (style === 'bald') return { behind: '', front: '' }
  const isThin = style === 'crown' || style === 'tuft'
  const skull = isThin
    ? cut('M-20.5 -4C-21 10 -12 19 0 20C12 19 21 10 20.5 -4C16 4 8 8 0 8C-8 8 -16 4 -20.5 -4Z', colour)
    : cut('M-21 2C-24 -15 -13 -26 0 -26C14 -26 24 -15 21 2C20 13 13 21 6 21H-8C-14 20 -20 13 -21 2Z', colour) +
      cut('M0 -26C14 -26 24 -15 21 2C20 13 13 21 6 21H2C10 8 10 -12 0 -26Z', shaded(colour, 0.3), 0.5)
  const { behind } = HAIR[style](colour)
  const mane =
    style === 'long' || style === 'waves'
      ? cut('M-20 0C-26 24 -24 40 -18 48H18C24 40 26 24 20 0Z', mix(colour, shaded(colour), 0.4))
      : ''
  const sides = style === 'plaits' ? plait(-12, 16, -0.6, colour) + plait(12, 16, 0.6, colour) : ''
  const locks =
    style === 'curls'
      ? LOCKS.map(([x, y, radius]) => lock(-x, y, radius, colour) + lock(x, y, radius, colour)).join('')
      : ''
  return { behind: style === 'plaits' ? '' : behind, front: skull + mane + sides + locks }
}
