import type { Category } from '../../../contract/categories.ts'
import type { Colour } from '../../../lib/colour.ts'

export interface Ink {
  readonly top: Colour
  readonly middle: Colour
  readonly foot: Colour
}

const ink = (top: Colour, middle: Colour, foot: Colour): Ink => ({ top, middle, foot })

export const INKS: Record<Category, Ink> = {
  christmas: ink('#fff6dc', '#ffe4a6', '#f4c66e'),
  bedtime: ink('#fffaec', '#fff0cd', '#f8d79a'),
  adventure: ink('#fff3d0', '#ffe0a0', '#f3bd66'),
  scifi: ink('#f6fbff', '#e4f1ff', '#ffd9c2'),
  love: ink('#fff8ea', '#ffeccb', '#fbd09c'),
  horror: ink('#ffefc6', '#fbd48c', '#efae5a'),
  generic: ink('#fff6dc', '#ffe6b0', '#f4c878'),
}

/** Contrast is measured with the least bright colour. */
export const darkestOf = ({ foot }: Ink): Colour => foot
