import { darker, lighter } from '../../../../lib/colour.ts'
import { itemAt } from '../../../../lib/item-at.ts'
import { circle, svg } from '../../../../lib/svg-markup.ts'
import type { Gift } from './gift.ts'
import { bow, cut, halves, line } from './halves.ts'

const DOUGH = '#b8712f'
const ICING = '#fdf6e6'
const RED = '#c23b2c'
const GREEN = '#2f7d5b'

const BODY =
  'M0 -100C26 -100 40 -82 38 -62C37 -50 32 -44 26 -38L30 -30L74 -42C96 -46 102 -14 80 -8L36 4L38 26L62 72C72 94 42 110 28 90L0 46Z'

export const gingerbread: Gift = () =>
  halves(BODY, DOUGH, 0.16) +
  circle(-13, -68, 5.5, '#3a1c10') +
  circle(13, -68, 5.5, '#3a1c10') +
  line('M-14 -52Q0 -42 14 -52', ICING, 5) +
  line('M-84 -34q6 10 2 22M84 -34q-6 10 -2 22M-62 78q14 2 26 -10M62 78q-14 2 -26 -10', ICING, 6) +
  circle(0, -8, 7, RED) +
  circle(0, 18, 7, GREEN) +
  bow(0, -32, 0.6, RED)

export const candyCane: Gift = () => {
  const stick = 'M-18 96V-34A38 38 0 0 1 58 -34V-22'
  const stripe = (data: string) => line(data, RED, 15)
  return (
    line(stick, '#d9c7c0', 34) +
    line(stick, ICING, 28) +
    svg`<g>${stripe('M-30 86L-6 70M-30 50L-6 34M-30 14L-6 -2M-31 -24L-7 -36M-12 -62L8 -44M20 -72L20 -58M46 -58L32 -44M70 -34L46 -30')}</g>` +
    bow(-16, 26, 1.15, GREEN)
  )
}

export const cup: Gift = () => {
  const blue = '#3f7896'
  return (
    line('M54 6C104 -8 104 62 48 62', darker(blue, 0.2), 15) +
    halves('M0 -22H62L54 82Q52 100 34 100H0Z', blue) +
    cut('M-62 -22H62L60 4Q30 22 0 4T-60 4Z', ICING) +
    svg`<ellipse cy="-22" rx="62" ry="14" fill="${lighter(blue, 0.3)}"/><ellipse cy="-20" rx="53" ry="10" fill="#6b3d20"/>` +
    cut('M-30 -24a14 11 0 0 1 28 0l-3 7h-22ZM0 -26a13 10 0 0 1 26 0l-3 7H3Z', ICING) +
    line('M-28 -46q-14 -18 0 -32t0 -28M4 -46q-14 -18 0 -32t0 -34M34 -46q-14 -16 0 -30t0 -26', '#fff6e6', 6) +
    line('M-40 48l12 -12l12 12l12 -12l12 12l12 -12l12 12l10 -10', ICING, 5)
  )
}

export const gingerbreadHouse: Gift = () =>
  halves('M0 -66L64 -6V100H0Z', DOUGH, 0.16) +
  cut('M-22 100V44a22 24 0 0 1 44 0V100Z', '#5a2c14') +
  cut('M-16 100V46a16 18 0 0 1 32 0V100Z', '#ffdf94') +
  circle(0, -14, 16, '#ffdf94') +
  line('M-16 -14H16M0 -30V2', ICING, 4) +
  line('M-82 8L0 -76L82 8', ICING, 20) +
  line('M-82 8q8 12 14 -2q8 12 14 -14M82 8q-8 12 -14 -2q-8 12 -14 -14', ICING, 9) +
  [
    [-60, -14],
    [-38, -37],
    [-17, -58],
    [17, -58],
    [38, -37],
    [60, -14],
  ]
    .map(([x, y], index) => circle(x ?? 0, y ?? 0, 8, itemAt([RED, '#ffd479', GREEN], index % 3)))
    .join('') +
  line('M-50 26v40M50 26v40', ICING, 5)
