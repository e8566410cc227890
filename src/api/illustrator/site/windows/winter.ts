import { type Colour, darker, lighter } from '../../../../lib/colour.ts'
import { itemAt } from '../../../../lib/item-at.ts'
import { circle, svg } from '../../../../lib/svg-markup.ts'
import { foldedStar } from '../../nature/stars.ts'
import { fir } from '../../nature/trees.ts'
import type { Gift } from './gift.ts'
import { bow, cut, line } from './halves.ts'

const WOOD = '#9a5a28'
const RED = '#c23b2c'
const CREAM = '#fbf1dc'
const DARK = '#20122a'
const BAUBLES: readonly Colour[] = ['#d2533a', '#ffd479', '#f8efdd', '#5bb0c0']
/** x and y upwards from the foot. */
const HUNG = [
  [-42, 30],
  [-10, 34],
  [30, 28],
  [-26, 66],
  [16, 70],
  [38, 58],
  [-12, 100],
  [20, 108],
  [-2, 138],
  [8, 160],
] as const

export const tree: Gift = ({ random }) =>
  fir(random, 0, 100, 206, '#2f7d5b', true) +
  HUNG.map(([x, up], index) => circle(x, 100 - up, 7.5, itemAt(BAUBLES, index % 4))).join('') +
  foldedStar(0, -102, 20)

const ball = (y: number, radius: number) =>
  circle(0, y, radius, '#d5e2ec') + circle(-radius * 0.1, y - radius * 0.08, radius * 0.88, '#fbfdfd')

export const snowman: Gift = () =>
  line('M-44 -4L-92 -34M-80 -27L-94 -14M44 -4L92 -34M82 -28L86 -46', '#5c3417', 6) +
  ball(58, 50) +
  ball(-4, 37) +
  ball(-56, 27) +
  circle(-9, -60, 4, DARK) +
  circle(11, -60, 4, DARK) +
  cut('M2 -54L38 -46L2 -46Z', '#e3742d') +
  [-16, 4, 44].map(y => circle(2, y, 5, DARK)).join('') +
  cut('M-30 -38Q0 -24 30 -38L32 -26Q0 -10 -32 -26Z', RED) +
  cut('M14 -24L34 -20L28 26L10 22Z', darker(RED, 0.2)) +
  cut('M-36 -76H36V-68H-36Z', DARK) +
  cut('M-23 -116H23V-74H-23Z', '#35254a') +
  cut('M-23 -88H23V-77H-23Z', RED)

export const sledge: Gift = () =>
  line('M-84 90H66C96 90 106 64 90 46', darker(WOOD, 0.3), 9) +
  line('M-52 90V54M22 90V54', darker(WOOD, 0.2), 9) +
  cut('M-96 38H78L70 56H-90Z', lighter(WOOD, 0.14)) +
  cut('M-8 38H78L70 56H-8Z', darker(WOOD, 0.12)) +
  cut('M-64 -40H18V38H-64Z', lighter('#3f7896', 0.1)) +
  cut('M-18 -40H18V38H-18Z', darker('#3f7896', 0.16)) +
  cut('M-30 -40H-14V38H-30Z', '#ffd479') +
  bow(-22, -42, 0.85, '#ffd479') +
  line('M76 46C104 20 98 -12 112 -26', CREAM, 4)

const mitten = (turn: number, x: number, colour: Colour) =>
  svg`<g transform="translate(${x} 6) rotate(${turn})"><path d="M-34 30V-34C-34 -82 34 -82 34 -34V30Z" fill="${lighter(colour, 0.08)}"/><path d="M0 -70C20 -70 34 -58 34 -34V30H0Z" fill="${darker(colour, 0.2)}"/><path d="M30 -6C44 -34 66 -26 58 -4C54 10 44 24 30 28Z" fill="${darker(colour, 0.1)}"/><rect x="-40" y="26" width="80" height="34" rx="11" fill="${CREAM}"/><path d="M0 26h29a11 11 0 0 1 11 11v12a11 11 0 0 1 -11 11H0Z" fill="#e2d3b4"/><path d="M0 -52L9 -34L26 -26L9 -18L0 0L-9 -18L-26 -26L-9 -34Z" fill="${CREAM}"/></g>`

export const mittens: Gift = () =>
  line('M-62 40C-50 112 50 112 62 40', CREAM, 5) +
  svg`<g transform="translate(-54 0) scale(-1 1)">${mitten(-14, 0, RED)}</g>` +
  mitten(-14, 54, RED)

export const skate: Gift = () =>
  cut('M-46 -92H16L18 -14C44 -6 78 2 80 30V46H-48Z', CREAM) +
  cut('M-46 -92H-14L-12 46H-48Z', '#e2d3b4') +
  cut('M-52 -104H20V-82H-52Z', '#3f7896') +
  cut('M-50 46H82V58H-50Z', darker(WOOD, 0.3)) +
  line('M-34 58V82M58 58V82', '#8fa9b8', 8) +
  line('M-66 84H78C94 84 98 74 92 64', '#c9dae4', 9) +
  line('M-2 -66L22 -60M-2 -46L22 -40M-1 -26L24 -20M20 -66L0 -58M21 -46L0 -38', RED, 5) +
  bow(14, -74, 0.55, RED)
