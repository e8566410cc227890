import { PETS } from '../../../../figures/pets/pet-table.ts'
import { darker, lighter } from '../../../../lib/colour.ts'
import { circle, svg } from '../../../../lib/svg-markup.ts'
import type { Gift } from './gift.ts'
import { cut, line } from './halves.ts'

const BROWN = '#8a6244'
const BREAST = '#d9633a'
const CREAM = '#fbf1dc'

const enlarged = (drawing: string, scale: number, x = 0) =>
  svg`<g transform="translate(${x} 100) scale(${scale})">${drawing}</g>`

export const fox: Gift = () => enlarged(PETS.fox.draw(PETS.fox.colour), 2.2, 16)

export const owl: Gift = () => enlarged(PETS.owl.draw(PETS.owl.colour), 2.5)

export const robin: Gift = () =>
  line('M-110 84C-50 70 40 92 112 66', '#5c3417', 11) +
  line('M40 84C60 66 66 48 90 40', '#5c3417', 7) +
  cut('M-104 76C-50 62 40 82 104 60C60 62 -30 52 -104 76Z', '#ffffff') +
  line('M-10 56V80M14 56V80', '#7a4520', 5) +
  cut('M-44 16L-112 38L-100 56L-38 44Z', darker(BROWN, 0.3)) +
  cut(
    'M-58 22C-58 -22 -30 -64 14 -66C56 -66 68 -30 60 2C50 46 14 64 -14 60C-42 56 -58 44 -58 22Z',
    lighter(BROWN, 0.06),
  ) +
  cut('M14 -50C58 -52 66 -26 60 2C50 46 22 60 -2 58C10 36 -8 0 14 -50Z', BREAST) +
  cut('M28 22C20 46 6 58 -8 58C8 48 14 36 16 22Z', CREAM) +
  cut('M-58 18C-44 -14 -12 -14 2 4C0 34 -30 48 -58 40Z', darker(BROWN, 0.24)) +
  cut('M56 -42L84 -34L58 -24Z', '#e3a63d') +
  circle(36, -40, 6, '#20122a') +
  circle(38, -42, 2, '#ffffff')
