import { darker, lighter } from '../../../../lib/colour.ts'
import { circle, svg } from '../../../../lib/svg-markup.ts'
import type { Gift } from './gift.ts'
import { cut, halves, line } from './halves.ts'

const WAX = '#f6e6c6'
const RED = '#c23b2c'
const WOOD = '#7a4520'
const GREEN = '#2f7d5b'

const FLAME = 'M0 -106C22 -80 20 -58 0 -48Z'

const leaf = (x: number, turn: number) =>
  svg`<g transform="translate(${x} 84) rotate(${turn})"><path d="M0 0Q22 -18 50 0H0Z" fill="${lighter(GREEN, 0.12)}"/><path d="M0 0Q22 18 50 0H0Z" fill="${darker(GREEN, 0.2)}"/></g>`

export const candle: Gift = () =>
  halves(FLAME, '#ffb02e', 0.08) +
  cut('M0 -86C9 -74 8 -62 0 -56C-8 -62 -9 -74 0 -86Z', '#fff6d0') +
  line('M0 -52V-40', '#3a2210', 4) +
  halves('M0 -42C24 -46 34 -36 34 -28V92H0Z', WAX, 0.16) +
  cut('M-34 -28C-34 -46 34 -46 34 -28V-4q-6 18 -12 0q-6 -14 -12 4q-6 26 -14 -2q-6 -12 -10 0q-8 16 -20 -4Z', '#fffaf0') +
  [-58, -30, 0, 30, 58].map((x, index) => leaf(x - 22, index % 2 ? -26 : 18)).join('') +
  [-40, -8, 26, 50].map(x => circle(x, 84, 8, RED)).join('')

export const lantern: Gift = () =>
  line('M-26 -66A26 30 0 0 1 26 -66', WOOD, 7) +
  halves('M0 -74L44 -44H0Z', WOOD) +
  cut('M-36 -44H36L30 78H-30Z', '#fff0b0') +
  cut('M0 -44H36L30 78H0Z', '#f6c869', 0.55) +
  cut('M0 54C-24 44 -20 14 0 -8C20 14 24 44 0 54Z', '#ffb02e') +
  cut('M0 50C-11 44 -9 28 0 16C9 28 11 44 0 50Z', '#fffbe0') +
  line('M-12 -44V78M12 -44V78M-36 -44L-30 78M36 -44L30 78', WOOD, 4.5) +
  halves('M0 76H42L46 98H0Z', WOOD)

export const door: Gift = stage =>
  svg`<path d="M-50 100L-150 190H150L50 100Z" fill="#ffdf94" opacity=".4"/>` +
  cut('M-66 100V-30a66 66 0 0 1 132 0V100Z', '#5a2c14') +
  svg`<path d="M-50 100V-28a50 50 0 0 1 100 0V100Z" fill="${stage.gradient('#fffbe6', '#ffc45c')}"/>` +
  halves('M0 -14L40 66H0Z', '#2f7d5b') +
  halves('M0 -52L26 2H0Z', '#2f7d5b') +
  cut('M-6 66h12v20h-12Z', '#5a2c14') +
  circle(0, -54, 8, '#e3742d') +
  cut('M50 100V-28C50 -52 66 -66 66 -66L112 -48C104 -42 102 -30 102 -18V122Z', RED) +
  cut('M60 -14L94 -6V40L60 38ZM60 56L94 58V104L60 92Z', darker(RED, 0.3)) +
  circle(96, 52, 5, '#ffd479')
