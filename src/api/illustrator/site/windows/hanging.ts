import { darker, lighter } from '../../../../lib/colour.ts'
import { circle, svg } from '../../../../lib/svg-markup.ts'
import { foldedStar } from '../../nature/stars.ts'
import type { Gift } from './gift.ts'
import { bow, cut, halves, line } from './halves.ts'

const GOLD = '#e3a63d'
const CREAM = '#fbf1dc'
const RED = '#c23b2c'

export const star: Gift = () => foldedStar(0, 0, 104)

export const bell: Gift = () =>
  cut('M-13 64a13 13 0 0 0 26 0Z', darker(GOLD, 0.4)) +
  halves('M0 -74C40 -74 44 -30 48 2C51 28 62 38 70 50Q72 58 62 60H0Z', GOLD) +
  line('M-58 46H58', darker(GOLD, 0.3), 5) +
  cut('M-44 -4C-40 -36 -30 -58 -14 -64C-26 -44 -30 -20 -32 4Z', lighter(GOLD, 0.5), 0.8) +
  bow(0, -78, 1.1, RED)

export const bauble: Gift = () =>
  halves('M0 -62A78 78 0 0 1 0 94Z', RED) +
  cut('M-77 8Q-38 34 0 14T77 8L76 30Q40 54 0 36T-75 32Z', '#ffd479') +
  cut('M-56 -14C-48 -38 -32 -48 -16 -50C-32 -36 -40 -22 -44 -6Z', '#ffe3d6', 0.75) +
  [-40, 0, 40].map(x => circle(x, 62 - Math.abs(x) * 0.25, 6, CREAM)).join('') +
  svg`<rect x="-17" y="-80" width="34" height="22" rx="4" fill="${GOLD}"/><path d="M0 -80h17v22H0Z" fill="${darker(GOLD, 0.3)}"/>` +
  line('M0 -80a9 9 0 1 1 1 0', lighter(GOLD, 0.3), 4)

export const snowflake: Gift = () =>
  [0, 60, 120, 180, 240, 300]
    .map(
      turn =>
        svg`<g transform="rotate(${turn})"><path d="M0 0H8L6 -92L0 -104ZM4 -40L34 -62L30 -72L4 -54ZM4 -68L24 -84L20 -93L3 -81Z" fill="#d3e6f2"/><path d="M0 0H-8L-6 -92L0 -104ZM-4 -40L-34 -62L-30 -72L-4 -54ZM-4 -68L-24 -84L-20 -93L-3 -81Z" fill="#ffffff"/></g>`,
    )
    .join('') + circle(0, 0, 17, '#eaf4fa')

export const heart: Gift = () => {
  const half = 'M0 -50C16 -84 88 -82 88 -22C88 30 36 62 0 96Z'
  return (
    halves(half, '#a9652f') +
    svg`<g transform="translate(0 2) scale(.84)">${line('M0 96C-36 62 -88 30 -88 -22C-88 -82 -16 -84 0 -50C16 -84 88 -82 88 -22C88 30 36 62 0 96Z', CREAM, 7)}</g>` +
    foldedStar(0, -2, 34) +
    [-46, 46].map(x => circle(x, -24, 7, RED)).join('')
  )
}

export const stocking: Gift = () =>
  cut('M-42 -60H34V22C34 40 46 44 66 50C92 58 92 96 60 98H-6C-38 98 -46 74 -44 48Z', RED) +
  cut('M4 -60H34V22C34 40 46 44 66 50C92 58 92 96 60 98H18C44 90 30 66 16 54C6 46 4 34 4 20Z', darker(RED, 0.24)) +
  cut('M60 98C84 98 92 80 86 66C70 62 56 76 56 98Z', CREAM) +
  cut('M-43 62C-30 56 -8 66 -6 98C-34 98 -44 82 -43 62Z', CREAM) +
  svg`<rect x="-54" y="-92" width="98" height="40" rx="14" fill="${CREAM}"/><path d="M4 -92h26a14 14 0 0 1 14 14v12a14 14 0 0 1 -14 14H4Z" fill="#e2d3b4"/>` +
  foldedStar(-8, 8, 26)
