/** Cream paper of 90 g in print on demand (0.0025 inch a page). */
const PAPER_MM_PER_PAGE = 0.0635
/** A 5 x 8 inch paperback on cream paper: fewer pages cannot be glued, more cannot be opened. */
export const PAGES_MIN = 24
export const PAGES_MAX = 776
export const SPINE_TITLE_FROM_PAGES = 80
/** In mm; `margin` is the distance from the edges. */
export const BARCODE_MM = { width: 50.8, height: 30.5, margin: 6.4 } as const

/** Thickness of the block, in mm. */
export const spineOf = (pageCount: number): number => pageCount * PAPER_MM_PER_PAGE
/** Distance of everything but bleeding pictures from the cut, in mm: KDP and IngramSpark ask for an eighth of an inch. */
export const SAFE_MM = 3.2
