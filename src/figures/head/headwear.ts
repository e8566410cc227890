import type { Colour } from '../../lib/colour.ts'
import type { Headwear } from '../look.ts'
import { cut, disc, line, lit, oval, shaded } from '../paper.ts'

const STRAW = '#b98a4e'
const GOLD = '#f3b440'

type Hat = (colour: Colour) => string

const turban: Hat = colour =>
  cut('M-22 -4C-28 -24 -10 -36 6 -34C22 -32 28 -18 22 -5C14 -10 6 -14 2 -20C-4 -13 -14 -8 -22 -4Z', colour) +
  cut('M2 -20C6 -14 14 -10 22 -5C24 -8 25 -13 24 -18C16 -16 8 -18 2 -20Z', shaded(colour, 0.22)) +
  cut('M-22 -4C-27 -22 -12 -34 2 -34C-8 -28 -14 -16 -15 -6Z', shaded(colour), 0.6) +
  line(
    'M-18 -10C-8 -14 -2 -20 2 -27M-12 -8C-4 -12 0 -16 4 -24M6 -24C12 -22 18 -20 24 -19M5 -29C12 -29 18 -26 22 -23',
    lit(colour, 0.34),
    1.3,
    0.8,
  )

const kippa: Hat = colour =>
  cut('M-17 -15C-16 -25 -6 -30 3 -27C9 -25 11 -22 11 -20C2 -21 -8 -19 -17 -15Z', colour) +
  cut('M-17 -15C-16 -24 -8 -28 -2 -28C-8 -24 -9 -20 -9 -18Z', shaded(colour, 0.3), 0.6) +
  line('M-15.5 -16.8C-7 -20.5 2 -22 10.5 -21', '#f0d79a', 1.2)

const headscarf: Hat = colour =>
  cut(
    'M-22 6C-28 -18 -12 -29 6 -27C20 -25 26 -12 22 2C20 14 14 21 8 24C14 18 18 8 17.5 -2C16 -13 8 -17 1 -16C-8 -15 -12 -6 -11 4C-10 14 -3 22 8 25C4 34 -10 38 -20 34C-24 26 -24 16 -22 6Z',
    colour,
  ) +
  cut(
    'M-22 6C-27 -16 -14 -27 1 -27.5C-12 -20 -17 -4 -15 10C-14 20 -16 30 -19 34C-24 26 -24 16 -22 6Z',
    shaded(colour),
    0.6,
  ) +
  line('M-11 8C-8 20 0 26 8 26M-13 14C-10 26 -4 30 3 31', lit(colour, 0.3), 1.3, 0.8)

// biome-ignore format: a dot is one cell of a table
const PRINT = [[-14, -8], [-6, -20], [4, -22], [13, -17], [-16, 2], [-11, 12]] as const
const kerchief: Hat = colour =>
  cut(
    'M-20 8C-26 -16 -12 -28 5 -26C20 -24 24 -12 21 -3C14 -12 6 -16 -1 -16C-8 -12 -10 -2 -9 8C-8 16 -2 21 4 23C-2 28 -14 24 -20 8Z',
    colour,
  ) +
  cut(
    'M-20 8C-25 -14 -13 -26 1 -26C-10 -20 -14 -6 -13 8C-12 14 -8 20 -4 23C-12 22 -18 16 -20 8Z',
    shaded(colour),
    0.55,
  ) +
  PRINT.map(([x, y]) => disc(x, y, 1.5, '#fbe3c8')).join('')

const crown: Hat = colour =>
  cut('M-18 -13L-22 -34L-10 -24L-1 -40L8 -25L20 -35L18 -15C8 -20 -6 -19 -18 -13Z', colour) +
  cut('M-18 -13L-22 -34L-10 -24L-5 -32L-4 -17C-9 -17 -14 -15 -18 -13Z', shaded(colour, 0.24)) +
  line('M-17 -16C-6 -21 8 -22 18 -18', '#fff0b8', 1.5) +
  disc(-1, -25, 2.4, '#c8452f') +
  [disc(-12, -20, 1.7, '#2f8f8a'), disc(11, -22, 1.7, '#2f8f8a'), disc(-1, -40, 2.2, '#ffe9a8')].join('') +
  disc(-22, -34, 1.9, '#ffe9a8') +
  disc(20, -35, 1.9, '#ffe9a8')

const cap: Hat = colour =>
  cut('M-22 -5C-26 -26 -8 -34 5 -33C20 -31 26 -18 23 -8C12 -13 -8 -11 -22 -5Z', colour) +
  cut('M-22 -5C-25 -24 -10 -33 2 -33C-10 -26 -13 -14 -13 -8Z', shaded(colour, 0.3), 0.5) +
  cut('M-23 -1C-25 -7 -24 -11 -22 -12C-8 -17 12 -17 24 -13C26 -10 25 -6 23 -4C10 -9 -8 -8 -23 -1Z', lit(colour, 0.35)) +
  disc(4, -36, 6.5, lit(colour, 0.45))

const peaked: Hat = colour =>
  cut('M-21 -7C-24 -24 -10 -32 4 -31C17 -30 23 -20 21 -10C8 -14 -8 -13 -21 -7Z', colour) +
  cut('M-21 -7C-23 -23 -11 -31 2 -31C-8 -25 -12 -16 -12 -10Z', shaded(colour, 0.3), 0.5) +
  cut('M10 -13C20 -15 34 -13 38 -8C34 -6 22 -7 12 -9Z', shaded(colour, 0.16)) +
  disc(3, -31, 2, lit(colour, 0.4))

const brim: Hat = colour =>
  cut('M-18 -12C-20 -32 -8 -38 4 -37C16 -36 21 -28 20 -14Z', colour) +
  cut('M-18 -12C-19 -31 -9 -37 1 -37C-8 -29 -9 -20 -8 -13Z', shaded(colour, 0.34), 0.6) +
  cut('M-36 -6C-22 -16 26 -22 40 -11C26 -8 -16 -3 -36 -6Z', shaded(colour, 0.12)) +
  cut('M-18 -12C-6 -17 10 -20 20 -17V-11C8 -14 -6 -11 -18 -7Z', '#7a2a2a')

const fireHelmet: Hat = colour =>
  cut('M-21 -6C-25 -26 -10 -37 4 -36C20 -34 25 -20 22 -8C10 -13 -8 -12 -21 -6Z', colour) +
  cut('M-21 -6C-24 -25 -11 -35 2 -36C-8 -28 -12 -16 -12 -9Z', shaded(colour, 0.3), 0.5) +
  cut('M-31 -3C-22 -13 22 -17 33 -7C24 -6 -14 -4 -31 -3Z', shaded(colour, 0.2)) +
  cut('M6 -18L12 -31L18 -17L12 -13Z', GOLD)

const officerCap: Hat = colour =>
  cut('M-25 -17C-24 -31 24 -36 28 -20C20 -15 -14 -11 -25 -17Z', colour) +
  cut('M-20 -7V-15C-8 -19 12 -20 21 -17V-9C8 -13 -8 -12 -20 -7Z', shaded(colour, 0.3)) +
  cut('M8 -11C18 -13 28 -10 30 -5C22 -5 12 -7 8 -11Z', '#1c1626') +
  disc(9, -21, 3, GOLD)

const bikeHelmet: Hat = colour =>
  cut('M-22 -4C-26 -26 -8 -36 6 -34C22 -32 27 -18 23 -7C12 -12 -8 -11 -22 -4Z', colour) +
  line('M-14 -13C-8 -24 2 -29 10 -30M-6 -13C0 -22 8 -26 18 -26M4 -14C10 -19 16 -20 22 -19', shaded(colour, 0.4), 3) +
  line('M-12 -6L-6 16L4 21', '#2a2140', 1.6)

/** A clear bubble: what is worn on the head is seen through it. */
const helmet: Hat = colour =>
  disc(0, -3, 33, '#cfe6f2', 0.2) +
  line('M-33 -3a33 33 0 1 0 66 0a33 33 0 1 0 -66 0', '#eef4f4', 3) +
  line('M16 -26c9 5 13 15 11 26', '#ffffff', 3, 0.85) +
  cut('M-24 22C-12 31 14 31 25 20L26 27C14 36 -14 36 -25 28Z', colour) +
  disc(-31, -2, 5, '#9fb6c2')

const pointed: Hat = colour =>
  cut('M-20 -9C-14 -30 -8 -48 -22 -62C0 -56 14 -34 22 -12C8 -16 -8 -15 -20 -9Z', colour) +
  cut('M-20 -9C-14 -30 -8 -48 -22 -62C-6 -46 -6 -26 -8 -13Z', shaded(colour, 0.3), 0.6) +
  cut('M-33 -5C-20 -14 24 -17 35 -8C22 -6 -14 -3 -33 -5Z', shaded(colour, 0.16)) +
  disc(4, -30, 2.4, GOLD) +
  disc(-4, -42, 1.7, GOLD)

const hoodShade = (colour: Colour) =>
  cut(
    'M-21 10C-30 -18 -16 -33 0 -32C-14 -24 -18 -6 -14 12C-12 18 -9 23 -5 25C-12 25 -18 19 -21 10Z',
    shaded(colour),
    0.55,
  )
const hood: Hat = colour =>
  cut(
    'M-21 10C-32 -20 -12 -38 10 -31C24 -27 26 -14 22 -7C14 -18 4 -16 -2 -12C-9 -6 -11 4 -9 12C-8 18 -4 22 0 24C-8 28 -17 22 -21 10Z',
    colour,
  ) +
  cut('M-10 -30L-34 -42L-24 -14Z', shaded(colour, 0.26)) +
  hoodShade(colour)

const rainhood: Hat = colour =>
  cut(
    'M-21 10C-31 -18 -14 -35 8 -31C23 -27 26 -14 22 -6C14 -17 4 -17 -2 -13C-9 -7 -11 4 -9 12C-8 18 -4 22 0 24C-8 28 -17 22 -21 10Z',
    colour,
  ) +
  hoodShade(colour) +
  cut('M-8 -31L-20 -41L-18 -24Z', shaded(colour, 0.14))

const nightcap: Hat = colour =>
  cut('M-21 -5C-22 -34 14 -40 23 -12C12 -18 -6 -15 -21 -5Z', colour) +
  cut('M-6 -32C-26 -42 -44 -28 -42 -4C-34 -16 -22 -16 -14 -16Z', shaded(colour, 0.16)) +
  disc(-42, -2, 6, '#fffaf0')

const bow: Hat = colour => cut('M-13 -22l-15 -9l2 13l-7 8l15 2Z', colour) + disc(-14, -20, 3.6, shaded(colour, 0.2))
const headband: Hat = colour =>
  cut('M-20 -6C-18 -16 -6 -24 6 -24C14 -24 20 -19 22 -14L21 -9C14 -17 2 -19 -6 -15C-12 -12 -16 -6 -19 0Z', colour)
const flower: Hat = colour =>
  [0, 1, 2, 3, 4]
    .map(index => oval(-12 + Math.cos(index * 1.257) * 4.6, -16 + Math.sin(index * 1.257) * 4.6, 3.6, 3.6, colour))
    .join('') + disc(-12, -16, 2.6, GOLD)

export const HATS: Readonly<Record<Exclude<Headwear, 'none'>, Hat>> = {
  ...{
    bow,
    flower,
    headband,
    hood,
    rainhood,
    cap,
    peaked,
    nightcap,
    brim,
    helmet,
    headscarf,
    kerchief,
    turban,
    kippa,
    crown,
    pointed,
  },
  'bike-helmet': bikeHelmet,
  'fire-helmet': fireHelmet,
  'officer-cap': officerCap,
}

/** What lies behind the face of somebody who wears it. */
export const behindFace = (kind: Headwear, colour: Colour): string =>
  kind === 'headscarf'
    ? cut('M-23 -4C-28 20 -30 30 -22 40C-8 46 16 44 20 30C22 20 16 10 20 -2Z', shaded(colour))
    : kind === 'rainhood'
      ? cut('M-24 16C-34 -16 -18 -36 6 -31C24 -28 27 -12 23 2L12 22Z', shaded(colour, 0.3))
      : ''

/** These cover all hair; of the others, `LOW` end above the ear and let what is below be seen. */
const COVERING: readonly Headwear[] = ['headscarf', 'hood', 'rainhood', 'kerchief']
const LOW: readonly Headwear[] = [
  'turban',
  'cap',
  'peaked',
  'nightcap',
  'brim',
  'fire-helmet',
  'officer-cap',
  'bike-helmet',
  'pointed',
]
export const coversHair = (kind: Headwear): boolean => COVERING.includes(kind)
export const isLow = (kind: Headwear): boolean => LOW.includes(kind)

/** Colours of their own, where nobody names another. */
export const OWN_COLOUR: Partial<Record<Headwear, Colour>> = {
  ...{ brim: STRAW, crown: GOLD, turban: '#d07a22', kippa: '#2c3a7a', headscarf: '#3f7f8f', kerchief: '#a8404a' },
  ...{
    helmet: '#9fb6c2',
    pointed: '#3a3a7a',
    'fire-helmet': '#b5332a',
    'officer-cap': '#2c3a5a',
    'bike-helmet': '#3fb0c0',
    flower: '#e0607a',
  },
}
