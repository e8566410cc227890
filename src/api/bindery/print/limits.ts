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
/** Fewer lines do not stand alone on the last page of a chapter. */
export const LAST_LINES_MIN = 5
/** Of the text of a book, in mm, as `book.typ` sets it. */
export const MARGINS_MM = { inside: 18, outside: 14, head: 21, foot: 21 } as const
/** Least distance of text from the fold: what KDP asks of a book of up to 300 pages. */
export const FOLD_MM = 12.7
