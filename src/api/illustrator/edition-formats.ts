import type { Format } from './format.ts'
import type { TypeLayout } from './type/type-layout.ts'

export const EDITION_NAMES = ['full', 'card', 'square', 'wide', 'tall', 'share', 'print'] as const
export type EditionName = (typeof EDITION_NAMES)[number]

export interface EditionFormat {
  readonly picture: Format
  readonly widthPx: number
  readonly encoding: 'webp' | 'small-webp' | 'jpeg' | 'print-jpeg'
  /** In units of the trimmed picture; absent for pictures that a page writes on. */
  readonly type?: TypeLayout
}

const MM_PER_INCH = 25.4
/** The width is 600 units of a picture. */
const TRIM_INCHES = { width: 5, height: 8 } as const
const BLEED_MM = 3
export const PRINT_PPI = 300
const UNITS_PER_MM = 600 / (TRIM_INCHES.width * MM_PER_INCH)

const NO_BLEED = { bleed: 0 } as const
/** So that no line of a frame stands nearer to the cut than 3.2 mm: print houses ask for an eighth of an inch. */
const INSET = 17

/** Dedication 10 mm and more above the trimmed edge. */
const BOOK_TYPE: TypeLayout = {
  block: { x: 80, y: 66, width: 440, height: 228 },
  hang: 0.16,
  align: 'middle',
  titleSize: { max: 68, min: 27, decent: 40 },
  kickerSize: 15,
  scrim: 'above',
  dedication: { box: { x: 100, y: 867, width: 400, height: 42 }, size: 27 },
}

const BOOK: Format = { width: 600, height: 960, frame: 'title', margins: { head: 84, foot: 40, ...NO_BLEED } }

/** Widths of `full` and `print` count as asked: 1600 x 2560, and 133 x 209.2 mm at 300 ppi = 1571 x 2471, rounded. */
export const EDITION_FORMATS: Record<EditionName, EditionFormat> = {
  full: { picture: BOOK, widthPx: 1600, encoding: 'webp', type: BOOK_TYPE },
  print: {
    picture: { ...BOOK, margins: { head: 84, foot: 40, bleed: BLEED_MM * UNITS_PER_MM, inset: INSET } },
    widthPx: Math.round((TRIM_INCHES.width + (2 * BLEED_MM) / MM_PER_INCH) * PRINT_PPI),
    encoding: 'print-jpeg',
    type: BOOK_TYPE,
  },
  card: {
    picture: { width: 600, height: 800, frame: 'title', margins: { head: 76, foot: 8, ...NO_BLEED } },
    widthPx: 600,
    encoding: 'small-webp',
    type: {
      block: { x: 78, y: 58, width: 444, height: 206 },
      hang: 0.16,
      align: 'middle',
      titleSize: { max: 68, min: 27, decent: 40 },
      kickerSize: 14.5,
      scrim: 'above',
    },
  },
  square: {
    picture: { width: 860, height: 860, frame: 'title', margins: { head: 112, foot: 22, ...NO_BLEED } },
    widthPx: 1400,
    encoding: 'webp',
    type: {
      block: { x: 125, y: 62, width: 610, height: 204 },
      hang: 0.1,
      align: 'middle',
      titleSize: { max: 68, min: 33, decent: 43 },
      kickerSize: 16.5,
      scrim: 'above',
    },
  },
  wide: { picture: { width: 960, height: 540, frame: 'open' }, widthPx: 1600, encoding: 'webp' },
  tall: { picture: { width: 650, height: 750, frame: 'open' }, widthPx: 1040, encoding: 'webp' },
  share: {
    picture: { width: 1000, height: 525, frame: 'open' },
    widthPx: 1200,
    encoding: 'jpeg',
    type: {
      block: { x: 56, y: 60, width: 420, height: 405 },
      hang: 0.46,
      align: 'start',
      titleSize: { max: 66, min: 30, decent: 42 },
      kickerSize: 15,
      scrim: 'left',
      veil: 0.82,
    },
  },
}
