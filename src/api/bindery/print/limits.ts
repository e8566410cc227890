/** Fewer pages cannot be glued. */
export const PAGES_MIN = 24
/** Fewer lines do not stand alone on the last page of a chapter. */
export const LAST_LINES_MIN = 5
/** Of the text of a book, in mm, as `book.typ` sets it. */
export const MARGINS_MM = { inside: 18, outside: 14, head: 21, foot: 21 } as const
