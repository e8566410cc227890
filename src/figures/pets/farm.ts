import type { Colour } from '../../lib/colour.ts'
import { cut, disc, line, lit, oval, shaded } from '../paper.ts'
import { CREAM, DARK, eye, legs, type Pet, pet, spots } from './pet.ts'

const MANE = '#b5432f'

const horseBody = (coat: Colour) =>
  cut('M-34 -44L-38 0H-30L-24 -40ZM12 -44L14 0H22L24 -46Z', shaded(coat)) +
  cut('M-46 -60C-62 -54 -64 -30 -58 -14C-52 -24 -50 -38 -40 -46Z', MANE) +
  cut(
    'M-48 -58C-38 -72 -10 -68 6 -68L14 -96C18 -112 34 -114 42 -104L58 -86C60 -78 52 -74 44 -78L36 -82L30 -50C20 -38 -32 -36 -44 -44C-48 -48 -50 -54 -48 -58Z',
    coat,
  ) +
  cut('M-46 -46L-50 0H-41L-32 -40ZM8 -44L4 0H13L24 -44Z', coat) +
  cut('M36 -82L30 -50C24 -43 6 -39 -10 -38C10 -46 22 -60 28 -86Z', '#10001c', 0.14) +
  cut('M26 -112C12 -112 2 -94 0 -70C8 -72 14 -84 16 -92C20 -98 26 -102 30 -104Z', MANE) +
  cut('M24 -108l2 -13l8 11Z', coat) +
  eye(38, -96)

const horse = pet('#efe3d2', horseBody, 1.08, 94, [38, -96], [30, -111], [30, -72])
const unicorn = pet(
  '#f6eef2',
  coat =>
    horseBody(coat) + cut('M36 -108L50 -130L43 -104Z', '#f2c14e') + line('M39 -109l5 2M43 -117l4 2', '#c98621', 1.4),
  1.08,
  94,
  [38, -96],
  [28, -112],
  [30, -72],
)
const donkey = pet(
  '#9a9098',
  coat =>
    horseBody(coat) +
    cut('M22 -108C10 -122 10 -136 16 -140C24 -132 30 -120 30 -108Z', coat) +
    cut('M22 -112C16 -122 15 -130 17 -134C22 -128 26 -120 27 -112Z', '#e3b0a8'),
  0.92,
  90,
  [38, -96],
  [34, -108],
  [30, -72],
)

/** Four legs and a barrel: cow, sheep, goat, pig. */
const barrel = (coat: Colour, height = 42) =>
  legs([-34, 16], -20, 9, shaded(coat)) +
  cut(
    `M-46 -${height - 12}C-46 -${height + 8} -26 -${height + 12} 0 -${height + 10}C24 -${height + 10} 34 -${height} 34 -${height - 16}C32 -14 -38 -12 -46 -${height - 12}Z`,
    lit(coat, 0.06),
  ) +
  cut(
    `M-46 -${height - 12}C-46 -${height + 8} -26 -${height + 12} -14 -${height + 11}C-24 -30 -22 -20 -18 -15C-34 -15 -44 -18 -46 -${height - 12}Z`,
    shaded(coat, 0.2),
    0.6,
  ) +
  legs([-42, 24], -20, 9, coat)

const cow = pet(
  '#fbf3e4',
  coat =>
    line('M-46 -44C-58 -40 -56 -22 -54 -14', shaded(coat, 0.3), 3) +
    barrel(coat, 46) +
    cut(
      'M-26 -54C-10 -60 -4 -42 -16 -36C-30 -34 -34 -48 -26 -54ZM12 -30C22 -34 30 -26 24 -18C14 -16 8 -24 12 -30Z',
      '#4a3a34',
    ) +
    cut('M26 -54C28 -70 46 -72 52 -62L60 -44C60 -36 46 -34 38 -38C30 -42 26 -46 26 -54Z', coat) +
    cut('M46 -48C56 -52 62 -46 60 -42C56 -34 46 -34 42 -38Z', '#e3b0a8') +
    cut('M28 -64L14 -66L24 -56Z', '#4a3a34') +
    line('M34 -68q-4 -8 2 -12M46 -69q6 -6 3 -12', '#c9b48a', 3) +
    eye(44, -57) +
    cut('M-12 -14q8 6 16 0Z', '#e3b0a8'),
  1,
  86,
  [44, -57],
  [38, -70],
  [34, -42],
)

const sheep = pet(
  '#f4ead6',
  wool =>
    legs([-28, 12], -18, 6, '#4a3a40') +
    spots(
      [
        [-30, -34],
        [-20, -48],
        [-2, -52],
        [16, -46],
        [24, -32],
        [14, -20],
        [-8, -18],
        [-28, -22],
      ],
      15,
      shaded(wool, 0.1),
    ) +
    spots(
      [
        [-26, -36],
        [-12, -46],
        [6, -46],
        [18, -34],
        [2, -28],
        [-14, -28],
      ],
      14,
      wool,
    ) +
    cut('M22 -56C26 -66 44 -64 48 -52L50 -38C46 -30 34 -32 28 -38C22 -44 20 -50 22 -56Z', '#4a3a40') +
    cut('M24 -54L10 -52L22 -44Z', '#4a3a40') +
    spots(
      [
        [28, -62],
        [36, -66],
      ],
      7,
      wool,
    ) +
    disc(40, -50, 3, CREAM) +
    disc(40.6, -50, 1.6, DARK),
  0.78,
  72,
  [40, -50],
  [32, -68],
  [24, -38],
)

const goat = pet(
  '#e3d6c2',
  coat =>
    barrel(coat, 44) +
    cut('M28 -56C30 -72 46 -72 52 -62L58 -48C56 -40 44 -40 36 -42Z', coat) +
    line('M34 -68C28 -78 22 -82 16 -82M40 -70C38 -80 32 -86 26 -88', '#8a7a5a', 3.4) +
    cut('M46 -41L48 -28L40 -40Z', shaded(coat, 0.1)) +
    cut('M30 -62L18 -60L28 -54Z', shaded(coat)) +
    eye(45, -58),
  0.78,
  78,
  [45, -58],
  [40, -70],
  [34, -42],
)

const pig = pet(
  '#eeb0a4',
  skin =>
    line('M-46 -36q-10 -2 -8 -10q6 -2 6 5q-4 4 -10 1', skin, 3) +
    barrel(skin, 40) +
    cut('M20 -50C24 -64 42 -66 48 -56C54 -46 52 -34 42 -30C30 -28 18 -36 20 -50Z', lit(skin, 0.1)) +
    cut('M24 -58L20 -72L36 -62Z', shaded(skin, 0.16)) +
    oval(52, -43, 6, 8, shaded(skin, 0.14)) +
    disc(51, -46, 1.4, '#8a4a42') +
    disc(53, -40, 1.4, '#8a4a42') +
    eye(40, -51),
  0.74,
  76,
  [40, -51],
  [32, -63],
  [26, -34],
)

export const FARM_ANIMALS = { horse, unicorn, donkey, cow, sheep, goat, pig } as const satisfies Record<string, Pet>
