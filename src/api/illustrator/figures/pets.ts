import { darker, lighter } from '../../../lib/colour.ts'
import { circle, svg } from '../../../lib/svg-markup.ts'
import type { Stage } from '../paper/stage.ts'
import type { Animal } from './animal-words.ts'
import { fox } from './animals.ts'

const DARK = '#20122a'
const CREAM = '#fbeedd'

const shape = (data: string, fill: string, opacity = 1) => svg`<path d="${data}" fill="${fill}" opacity="${opacity}"/>`
const eye = (x: number, y: number) => circle(x, y, 2.2, DARK)

/** At 0, 0, looking right, folded into a light and a dark half. */
type Pet = (stage: Stage) => string

const dog: Pet = stage => {
  const coat = '#c58a52'
  return (
    shape('M-24 -6C-40 -10 -48 -24 -44 -38C-40 -36 -39 -30 -34 -24C-30 -20 -24 -18 -18 -18Z', darker(coat, 0.2)) +
    shape(
      'M-26 0C-30 -24 -16 -40 4 -46L20 -34C24 -20 22 -8 24 0H12L8 -16L-4 0Z',
      stage.gradient(lighter(coat, 0.1), darker(coat, 0.12)),
    ) +
    shape('M20 -34C22 -22 20 -10 16 -10C10 -16 6 -28 10 -34Z', CREAM) +
    shape('M0 -62C2 -74 22 -78 30 -68L46 -58C50 -52 46 -46 38 -46H26C12 -38 -2 -46 0 -62Z', coat) +
    shape('M26 -46H38C46 -46 50 -52 46 -58L38 -62C34 -56 30 -50 26 -46Z', CREAM) +
    shape('M2 -66C-6 -64 -12 -52 -8 -40C0 -38 8 -46 10 -62Z', darker(coat, 0.42)) +
    circle(46, -57, 3.4, DARK) +
    eye(27, -62) +
    shape('M2 -42Q12 -34 22 -40L23 -35Q12 -29 1 -37Z', '#c8452f') +
    circle(13, -32, 3, '#f2c14e')
  )
}

const cat: Pet = stage => {
  const coat = '#8d8796'
  return (
    svg`<path d="M-22 -4C-44 -2 -50 -26 -38 -40" stroke="${darker(coat, 0.2)}" stroke-width="8" stroke-linecap="round" fill="none"/>` +
    shape(
      'M-26 0C-32 -26 -14 -42 6 -46L18 -38C24 -24 20 -8 22 0H10L7 -16L-4 0Z',
      stage.gradient(lighter(coat, 0.2), darker(coat, 0.12)),
    ) +
    shape('M18 -38C20 -24 18 -12 14 -12C8 -18 6 -30 10 -38Z', CREAM) +
    shape('M-2 -54L-4 -76L10 -68H18L32 -76L30 -54C28 -42 0 -42 -2 -54Z', coat) +
    shape('M14 -68H18L32 -76L30 -54C29 -48 22 -45 15 -45C18 -54 18 -62 14 -68Z', darker(coat, 0.16)) +
    shape('M8 -50Q15 -56 22 -50Q20 -45 15 -45Q10 -45 8 -50Z', CREAM) +
    eye(8, -57) +
    eye(22, -57) +
    shape('M13 -52h4l-2 3Z', '#d9776a') +
    svg`<path d="M-16 -30l8 4M-19 -22l9 2M-20 -14l9 0M2 -70l3 6M10 -69v6" stroke="${darker(coat, 0.34)}" stroke-width="2.400" stroke-linecap="round"/>`
  )
}

const deer: Pet = stage => {
  const coat = '#b8763f'
  const back = darker(coat, 0.3)
  return (
    shape('M-30 -40L-33 0H-27L-20 -38ZM14 -40L16 0H22L24 -42Z', back) +
    svg`<path d="M22 -96C14 -104 12 -118 18 -128M17 -112L6 -118M30 -98C34 -108 32 -120 40 -128M34 -112L46 -116" stroke="#7a4a26" stroke-width="3" fill="none" stroke-linecap="round"/>` +
    shape(
      'M-44 -58C-38 -70 -14 -66 6 -64L14 -86C16 -98 30 -102 38 -94L54 -84C56 -78 50 -74 42 -76L34 -76L28 -46C20 -36 -30 -34 -40 -42L-42 0H-36L-30 -38M-40 -42C-44 -46 -46 -52 -44 -58Z',
      stage.gradient(lighter(coat, 0.16), darker(coat, 0.08)),
    ) +
    shape('M-42 -44L-44 0H-37L-30 -40ZM10 -42L8 0H14L22 -42Z', coat) +
    shape('M34 -76L28 -46C24 -40 6 -37 -10 -36C8 -42 20 -56 24 -78Z', CREAM, 0.5) +
    shape('M16 -94L4 -102C6 -92 10 -88 18 -88Z', back) +
    shape('M-44 -60l-8 -4l4 14Z', CREAM) +
    [
      [-30, -56],
      [-18, -52],
      [-8, -58],
      [-24, -48],
      [-2, -50],
    ]
      .map(([x, y]) => circle(x as number, y as number, 2.2, CREAM))
      .join('') +
    eye(34, -88) +
    circle(53, -82, 3, DARK)
  )
}

const owl: Pet = stage => {
  const coat = '#8a6242'
  return (
    shape(
      'M-18 -52L-22 -68L-6 -60H10L26 -68L22 -52C28 -30 22 -2 2 0C-18 -2 -24 -30 -18 -52Z',
      stage.gradient(lighter(coat, 0.14), darker(coat, 0.12)),
    ) +
    shape('M2 0C22 -2 28 -30 22 -52L16 -54C20 -34 16 -14 2 0Z', darker(coat, 0.34), 0.6) +
    shape('M-8 -34Q2 -42 12 -34C14 -18 8 -6 2 -4C-4 -6 -10 -18 -8 -34Z', CREAM) +
    svg`<path d="M-4 -26l3 3l3 -3M2 -26l3 3l3 -3M-2 -17l3 3l3 -3" stroke="${coat}" stroke-width="1.800" fill="none"/>` +
    circle(-6, -49, 8.5, CREAM) +
    circle(10, -49, 8.5, CREAM) +
    circle(-5, -49, 3.6, DARK) +
    circle(9, -49, 3.6, DARK) +
    shape('M2 -47l4 3l-4 6l-4 -6Z', '#e9a83c') +
    shape('M-8 -2l4 -4l4 4ZM4 -2l4 -4l4 4Z', '#e9a83c')
  )
}

const mouse: Pet = stage => {
  const coat = '#a79aa6'
  return (
    svg`<path d="M-18 -4C-38 4 -42 -14 -54 -8" stroke="#d99a94" stroke-width="3" fill="none" stroke-linecap="round"/>` +
    shape(
      'M-22 0C-26 -24 -6 -38 10 -36C26 -34 40 -24 42 -18C38 -12 30 -12 24 -10L22 0Z',
      stage.gradient(lighter(coat, 0.2), darker(coat, 0.1)),
    ) +
    circle(6, -38, 11, coat) +
    circle(6, -38, 7, '#e3b0a8') +
    circle(20, -38, 8, darker(coat, 0.16)) +
    eye(28, -24) +
    circle(42, -18, 3, '#d9776a') +
    shape('M-14 0C-12 -10 4 -10 6 0Z', darker(coat, 0.2))
  )
}

const rabbit: Pet = stage => {
  const coat = '#d9c7ae'
  return (
    circle(-26, -10, 9, CREAM) +
    shape(
      'M-26 0C-32 -24 -14 -38 4 -38L18 -28C22 -16 20 -6 22 0H8L6 -8L-2 0Z',
      stage.gradient(lighter(coat, 0.2), darker(coat, 0.12)),
    ) +
    shape('M2 -56C-8 -72 -10 -92 -2 -98C6 -92 10 -74 8 -58ZM12 -58C10 -76 14 -94 22 -98C28 -90 24 -72 18 -56Z', coat) +
    shape('M3 -62C-3 -74 -5 -86 -1 -92C4 -86 6 -74 6 -62Z', '#e3b0a8') +
    shape('M-2 -46C-2 -58 12 -62 20 -58C32 -54 36 -46 32 -40C26 -32 8 -32 2 -36C-1 -38 -2 -42 -2 -46Z', coat) +
    shape('M12 -33C22 -32 30 -34 32 -40C34 -44 34 -47 32 -50C26 -46 18 -42 12 -33Z', CREAM) +
    eye(20, -49) +
    circle(33, -45, 2.6, '#d9776a')
  )
}

const horse: Pet = stage => {
  const coat = '#efe3d2'
  const mane = stage.palette.accents[0]
  return (
    shape('M-34 -44L-38 0H-30L-24 -40ZM12 -44L14 0H22L24 -46Z', darker(coat, 0.28)) +
    shape('M-46 -60C-62 -54 -64 -30 -58 -14C-52 -24 -50 -38 -40 -46Z', mane) +
    shape(
      'M-48 -58C-38 -72 -10 -68 6 -68L14 -96C18 -112 34 -114 42 -104L58 -86C60 -78 52 -74 44 -78L36 -82L30 -50C20 -38 -32 -36 -44 -44C-48 -48 -50 -54 -48 -58Z',
      stage.gradient(coat, darker(coat, 0.14)),
    ) +
    shape('M-46 -46L-50 0H-41L-32 -40ZM8 -44L4 0H13L24 -44Z', coat) +
    shape('M36 -82L30 -50C24 -43 6 -39 -10 -38C10 -46 22 -60 28 -86Z', '#10001c', 0.14) +
    shape('M26 -112C12 -112 2 -94 0 -70C8 -72 14 -84 16 -92C20 -98 26 -102 30 -104Z', mane) +
    shape('M24 -108l2 -13l8 11Z', coat) +
    eye(38, -96)
  )
}

const unicorn: Pet = stage => horse(stage) + shape('M36 -108L50 -128L43 -104Z', '#f2c14e')

const bear: Pet = stage => {
  const coat = '#8a5a3a'
  return (
    circle(-30, -6, 7, darker(coat, 0.2)) +
    shape(
      'M-34 0C-40 -34 -18 -52 8 -52C26 -48 30 -20 28 0H14L10 -14L-4 0Z',
      stage.gradient(lighter(coat, 0.12), darker(coat, 0.14)),
    ) +
    circle(-2, -82, 8, darker(coat, 0.16)) +
    circle(25, -82, 8, coat) +
    circle(25, -82, 4.4, '#d9a98a') +
    shape('M-10 -62C-10 -78 2 -86 14 -84C30 -82 36 -72 44 -64C46 -56 40 -52 34 -52C22 -40 -8 -44 -10 -62Z', coat) +
    shape('M24 -66C34 -72 46 -66 45 -60C44 -54 38 -52 32 -52C26 -54 22 -60 24 -66Z', '#e3c29a') +
    circle(44, -63, 3.6, DARK) +
    eye(23, -69) +
    shape('M14 -14C16 -28 12 -40 6 -46C20 -42 26 -26 24 -12Z', '#04061e', 0.16)
  )
}

/** `size` relative to a child, `room` behind the hero in units of a figure. */
export const PETS: Record<Animal, { readonly draw: Pet; readonly size: number; readonly room: number }> = {
  fox: { draw: fox, size: 0.8, room: 74 },
  dog: { draw: dog, size: 0.78, room: 66 },
  cat: { draw: cat, size: 0.68, room: 58 },
  deer: { draw: deer, size: 0.98, room: 84 },
  owl: { draw: owl, size: 0.74, room: 52 },
  mouse: { draw: mouse, size: 0.5, room: 56 },
  rabbit: { draw: rabbit, size: 0.66, room: 52 },
  horse: { draw: horse, size: 1.08, room: 94 },
  unicorn: { draw: unicorn, size: 1.08, room: 94 },
  bear: { draw: bear, size: 1.02, room: 80 },
}
