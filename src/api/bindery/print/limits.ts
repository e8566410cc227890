/** Cream paper of 90 g, as print-on-demand houses measure it (0.0025 inch a page). */
const PAPER_MM_PER_PAGE = 0.0635
/** Fewer cannot be glued, more cannot be opened: the bounds of a 5 x 8 inch paperback on cream paper. */
export const PAGES_MIN = 24
export const PAGES_MAX = 776
/** From this many pages on a title may stand on the spine. */
export const SPINE_TITLE_FROM_PAGES = 80
/** Width, height and distance from the edges of the field for a bar code, in mm. */
export const BARCODE_MM = { width: 50.8, height: 30.5, margin: 6.4 } as const

/** Thickness of the book's block, in mm. */
export const spineOf = (pageCount: number): number => pageCount * PAPER_MM_PER_PAGE
