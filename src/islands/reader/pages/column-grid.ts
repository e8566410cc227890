import type { TextPosition } from '../../../contract/reading-position.ts'
import { chapterAddress } from '../paragraph-address.ts'
import { boxOf, firstPositionBehind } from '../position-on-page.ts'

const COLUMNS_MAX = 2
/** What rounding may move an edge by. */
const EDGE_PX = 2

/** All in pixels but the last two. */
interface ColumnGrid {
  /** From the beginning of one page to that of the next. */
  readonly step: number
  readonly columns: number
  readonly perPage: number
}

/** `book` scrolls sideways; its columns are those of its only child, which ends in an empty one. */
export function columnGrid(book: HTMLElement): ColumnGrid {
  const { columnGap, columnWidth } = getComputedStyle(book.firstElementChild ?? book)
  const gap = Number.parseFloat(columnGap)
  const { width } = book.getBoundingClientRect()
  const fitting = Math.floor((width + gap) / (Number.parseFloat(columnWidth) + gap))
  const perPage = Math.min(COLUMNS_MAX, Math.max(1, fitting))
  const step = width + gap
  return { step, columns: Math.max(1, Math.round((book.scrollWidth + gap) / (step / perPage)) - 1), perPage }
}

export const lastPageOf = ({ columns, perPage }: ColumnGrid): number => Math.ceil(columns / perPage) - 1

/** The page in which a place lies, given in pixels from the window's left. */
export function pageAt(book: HTMLElement, grid: ColumnGrid, x: number): number {
  const page = Math.floor((x - book.getBoundingClientRect().left + book.scrollLeft + EDGE_PX) / grid.step)
  return Math.min(lastPageOf(grid), Math.max(0, page))
}

/** Undefined where the position is not on the page. */
export function pageOf(book: HTMLElement, grid: ColumnGrid, position: TextPosition): number | undefined {
  const isChapterStart = position.paragraph === 0 && position.offset === 0
  const box = isChapterStart ? chapterBox(book, position.chapter) : boxOf(book, position)
  return box && pageAt(book, grid, box.left)
}

export function lastPageOfChapter(book: HTMLElement, grid: ColumnGrid, chapter: number): number | undefined {
  const box = chapterBox(book, chapter)
  return box && pageAt(book, grid, box.right - EDGE_PX * 2)
}

const chapterBox = (book: HTMLElement, chapter: number): DOMRect | undefined =>
  book.ownerDocument.getElementById(chapterAddress(chapter))?.getBoundingClientRect()

/** Undefined where a page holds no text. */
export const firstPositionOn = (book: HTMLElement, grid: ColumnGrid, page: number): TextPosition | undefined =>
  firstPositionBehind(book, book.getBoundingClientRect().left - book.scrollLeft + page * grid.step)
