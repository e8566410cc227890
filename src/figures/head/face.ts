import { type Colour, mix } from '../../lib/colour.ts'
import type { Beard, Look, Mouth } from '../look.ts'
import { cut, disc, line, oval, shaded } from '../paper.ts'

const DARK = '#2a1a24'
const TEETH = '#fffaf0'
const STEEL = '#8fa9bf'

export const faceDisc = (skin: Colour): string =>
  cut('M-19.5 0C-20 -12 -11 -20.5 1 -20.5C13 -20.5 21 -12 21 0C21 12 13 21 3 21C-9 21 -19 12 -19.5 0Z', skin) +
  cut(
    'M-19.5 0C-20 -12 -11 -20.5 1 -20.5C-8 -16 -12 -8 -12 2C-12 12 -6 18 1 20.9C-10 21 -19 12 -19.5 0Z',
    shaded(skin, 0.16),
    0.75,
  )

const eye = (x: number, y: number, radius: number, colour: Colour | undefined): string =>
  colour
    ? disc(x, y, radius * 1.36, shaded(colour, 0.2)) +
      disc(x, y, radius * 0.74, DARK) +
      disc(x + 0.8, y - 0.9, 0.6, '#ffffff')
    : disc(x, y, radius, DARK) + disc(x + 0.6, y - 0.7, 0.45, '#ffffff', 0.8)

export const openEyes = ({ eyes }: Look): string => eye(3.5, 0, 2, eyes) + eye(14, -0.5, 1.9, eyes)
export const closedEyes = (): string => line('M0.5 0.5Q3.5 3.2 6.5 .5M11.5 0Q14 2.5 16.5 0', DARK, 1.5)

export const cheeks = (skin: Colour): string =>
  disc(1, 8, 4.6, mix(skin, '#e0523a', 0.34), 0.55) + disc(16.3, 7, 3.6, mix(skin, '#e0523a', 0.34), 0.5)

// biome-ignore format: a dot is one cell of a table
const FRECKLES = [[-1, 4.5], [3, 6], [6, 4], [1.5, 8], [12, 4.5], [15, 6], [17.5, 4], [5, 8.3], [13.5, 8]] as const
/** On dark skin a lighter paper: freckles are seen on every tone. */
export function freckles(skin: Colour): string {
  const isDark = Number.parseInt(skin.slice(1, 3), 16) < 0x80
  const colour = mix(skin, isDark ? '#d9975f' : '#9a4a1c', 0.62)
  return FRECKLES.map(([x, y]) => disc(x, y, 1, colour)).join('')
}

export const scar = (skin: Colour): string =>
  line('M-3 -9L3 -5M-1.5 -9.6L-2.6 -7M1.4 -7.8L0.3 -5.2', mix(skin, '#8a1f2a', 0.5), 1.1)

const lipOf = (skin: Colour): Colour => mix(skin, '#7a1f1c', 0.66)
const throatOf = (skin: Colour): Colour => mix(skin, '#5a1018', 0.82)

function openMouth(skin: Colour, teeth: string): string {
  return (
    cut('M3.5 9.5Q10 11.5 16.5 9Q15.5 17 10 17.3Q4.8 17 3.5 9.5Z', throatOf(skin)) +
    cut('M3.8 9.6Q10 11.5 16.3 9.1L15.4 13Q10 14.4 4.6 13.2Z', TEETH) +
    teeth
  )
}

const BRACKETS = [5.6, 7.9, 10.2, 12.5, 14.6] as const
const MOUTHS: Readonly<Record<Mouth, (skin: Colour) => string>> = {
  smile: skin => line('M5 11.5Q10 15 14.5 11', lipOf(skin), 1.7),
  calm: skin => line('M6 12Q10 13.5 13.5 12', lipOf(skin), 1.6),
  laugh: skin => openMouth(skin, ''),
  gap: skin => openMouth(skin, cut('M8.6 10.6L12.1 10.5L11.9 14.3L8.8 14.3Z', throatOf(skin))),
  braces: skin =>
    openMouth(
      skin,
      line('M4.4 11.5Q10 13.2 15.8 11.3', '#7c93a8', 1) + BRACKETS.map(x => disc(x, 12, 1.05, STEEL)).join(''),
    ),
}
export const mouth = (kind: Mouth, skin: Colour): string => MOUTHS[kind](skin)

const FULL = 'M-13 3C-12 16 -6 27 6 28C17 28 22 14 21 1C18 7 15 8.5 10 8C6 7.5 2 9 -1 6C-5 4 -9 3 -13 3Z'
const LONG = 'M-13 3C-13 18 -8 34 4 42C17 34 22 16 21 1C18 7 15 8.5 10 8C6 7.5 2 9 -1 6C-5 4 -9 3 -13 3Z'
const withMouth = (skin: Colour, kind: Mouth) =>
  kind === 'gap' || kind === 'braces' || kind === 'laugh'
    ? mouth(kind, skin)
    : line('M6 12.5Q10 14.8 14 12', mix(skin, '#7a1f1c', 0.5), 1.7)

const BEARDS: Readonly<Record<Beard, (colour: Colour) => string>> = {
  full: colour =>
    cut(FULL, colour) + cut('M-13 3C-12 16 -6 27 6 28C-1 22 -4 14 -4 5C-7 4 -10 3 -13 3Z', shaded(colour), 0.5),
  long: colour =>
    cut(LONG, colour) + cut('M-13 3C-13 18 -8 34 4 42C-2 30 -5 16 -4 5C-7 4 -10 3 -13 3Z', shaded(colour, 0.22), 0.45),
  stubble: colour => cut('M-12 4C-11 15 -5 21 4 21C14 20.5 20 13 20.8 3C17 8 14 9 10 9C6 9 0 9 -12 4Z', colour, 0.42),
  moustache: colour =>
    cut('M1 8.5C5 6 9 6.5 10.5 8.5C12.5 6.5 16 6 19.5 8C17 12 13 12 10.5 10.5C8 12.5 4 12.5 1 8.5Z', colour),
}

/** A beard from the ear round the chin, its smile cut on top. */
export const beard = (kind: Beard, colour: Colour, skin: Colour, smile: Mouth): string =>
  BEARDS[kind](colour) + (kind === 'full' || kind === 'long' ? withMouth(skin, smile) : '')

export const ear = (skin: Colour): string =>
  disc(-9.5, 2.5, 4.7, shaded(skin, 0.08)) + disc(-9.3, 2.8, 2.3, shaded(skin, 0.22))

export const hearingAid = (colour: Colour): string =>
  line('M-9.5 -3C-15 -4 -16 4 -13.5 8', colour, 3.8) +
  line('M-9 -2.5C-6 -1.5 -6 1.5 -8 2.5', '#fff6e0', 1.2) +
  disc(-8.5, 3, 1.7, colour)

export const earring = (): string => disc(-9.5, 9.4, 2.3, '#f3c04c') + disc(-9.5, 9.4, 0.8, '#fff3c8')
export const bindi = (): string => disc(10, -9.5, 2.1, '#b5332a')

export function glasses(colour: Colour): string {
  const rim = (x: number, y: number, radius: number) =>
    disc(x, y, radius, '#fffdf4', 0.34) +
    line(
      `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`,
      colour,
      2,
    )
  return rim(3.5, 0, 6.4) + rim(15.5, -0.5, 5.3) + line('M9.6 -1.2Q10.3 -2 11 -1.2M-2.8 -.8L-10 -1', colour, 1.9)
}

const LENS = '#1c1626'
export const sunglasses = (colour: Colour = LENS): string =>
  disc(3.5, 0, 6.8, LENS) +
  disc(15.5, -0.5, 5.6, LENS) +
  line('M0 -3l3 -1M13 -3l2 -1', '#8aa0c0', 1.2) +
  line('M9.6 -1.2Q10.3 -2 11 -1.2M-2.8 -.8L-10 -1', colour, 1.9)

export const eyePatch = (): string =>
  line('M-1 -3L-14 -10M8 -3L20 -12', '#241a2c', 1.6) + oval(3.5, 0.3, 5.4, 5.8, '#241a2c')
