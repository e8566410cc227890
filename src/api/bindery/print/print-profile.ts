import type { PrintProfileName } from '../../../contract/print-profile.ts'
import { BLEED_MM } from '../format.ts'
import { PAGES_MIN } from './limits.ts'

/** What a print house asks of the two files of a paperback, 5 by 8 inches. */
export interface PrintProfile {
  readonly name: PrintProfileName
  /** `cmyk`: PDF/X-4, all colours as inks, text in black alone. */
  readonly colours: 'rgb' | 'cmyk'
  readonly bleedMm: number
  /** Whether pages have a bleed at the fold too, not at the three other sides alone. */
  readonly hasFoldBleed: boolean
  /** Distance of everything but bleeding pictures from the cut. */
  readonly safeMm: number
  /** Least distance of text from the fold. */
  readonly foldMm: number
  readonly pagesMin: number
  readonly pagesMax: number
  /** Thickness of a page, which is half a leaf. */
  readonly paperMm: number
  /** Spines that are thinner have no title. */
  readonly spineTitleFromMm: number
  /** Distance of the title from both edges of the spine, which no machine folds exactly. */
  readonly spineMarginMm: number
  /** Field that is left free on the back; `margin` is its distance from the edges. Undefined: the house prints none. */
  readonly barcode: { readonly width: number; readonly height: number; readonly margin: number } | undefined
}

const PLAIN: PrintProfile = {
  name: 'plain',
  colours: 'rgb',
  bleedMm: BLEED_MM,
  hasFoldBleed: true,
  safeMm: 3.2,
  foldMm: 12.7,
  pagesMin: PAGES_MIN,
  pagesMax: 776,
  // Cream paper of 90 g.
  paperMm: 0.0635,
  spineTitleFromMm: 4,
  spineMarginMm: 0.8,
  barcode: undefined,
}

export const PRINT_PROFILES: Readonly<Record<PrintProfileName, PrintProfile>> = {
  plain: PLAIN,
  // Kindle Direct Publishing, premium colour on white paper: 0.125 inch of bleed, 0.002347 inch a page, a title from 79 pages
  // on and 0.0625 inch from the folds, the house's own bar code of 2 by 1.2 inches.
  kdp: {
    ...PLAIN,
    name: 'kdp',
    bleedMm: 3.175,
    hasFoldBleed: false,
    pagesMax: 828,
    paperMm: 0.0596,
    spineTitleFromMm: 79 * 0.0596,
    spineMarginMm: 1.6,
    barcode: { width: 50.8, height: 30.5, margin: 6.4 },
  },
  'pdf-x-4': { ...PLAIN, name: 'pdf-x-4', colours: 'cmyk' },
}

/** Thickness of the block, in mm. */
export const spineOf = ({ paperMm }: Pick<PrintProfile, 'paperMm'>, pageCount: number): number => pageCount * paperMm
