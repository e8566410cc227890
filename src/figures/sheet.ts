import { laid } from './paper.ts'

// biome-ignore format: a part is one cell of a table
const PARTS = [
  'ground', 'body', 'head', 'face', 'eyes', 'ear', 'mouth', 'hair', 'beard', 'freckles', 'scar', 'bindi', 'glasses', 'sunglasses', 'eye-patch',
  'hearing-aids', 'earrings', 'headwear', 'coat', 'belly', 'trousers', 'shoes', 'boots', 'scarf', 'stripes', 'dots', 'apron', 'cape', 'rucksack',
  'wheelchair', 'crutches', 'cane', 'prosthesis', 'baby', 'lantern', 'prop',
] as const
export type Part = (typeof PARTS)[number]

/** One sheet of paper of a figure; empty where there is nothing of it. */
export interface Sheet {
  readonly part: Part
  readonly markup: string
}

export const sheet = (part: Part, markup: string): Sheet => ({ part, markup })

/** Sheets moved, scaled and turned together. */
export const laidSheets = (sheets: readonly Sheet[], x: number, y: number, scale: number, turn = 0): Sheet[] =>
  sheets.map(({ part, markup }) => sheet(part, laid(x, y, scale, markup, turn)))

export const joined = (sheets: readonly Sheet[]): string => sheets.map(({ markup }) => markup).join('')
