import { atom } from 'nanostores'
import type { TextPosition } from '../../../contract/reading-position.ts'
import type { Reading, Turn } from '../../../stores/reader/reading.ts'
import { addressedPosition } from '../paragraph-address.ts'
import { columnGrid, firstPositionOn, lastPageOf, lastPageOfChapter, pageAt, pageOf } from './column-grid.ts'
import type { PageCommand } from './page-keys.ts'
import { createSlide } from './slide.ts'

/** The title page; what is behind the last page of text is the end. */
export const FRONT = -1
/** Difference that nobody sees. */
const STILL_PX = 1
/** Pause of a scroll that the browser made: of a found word, of a focused link. */
const FOUND_AFTER_MS = 120

export interface ShownPage {
  /** `FRONT`, then from 0 on; one behind the last page of text is the end. */
  readonly page: number
  readonly last: number
  readonly columns: number
  readonly perPage: number
}

interface PagesDeps {
  /** Scrolls sideways by pages, which nobody but this moves. On the page before anything is shown. */
  readonly book: () => HTMLElement
  readonly reading: Reading
}

export type Pages = ReturnType<typeof createPages>

export function createPages(deps: PagesDeps) {
  const shown = createShownPage(deps)
  const { $shown, show, settle } = shown
  const turns = createTurns(deps, shown)
  return { $shown, show, settle, ...turns }
}

type ShownPages = ReturnType<typeof createShownPage>

/** Which page is in sight, and the position at its beginning. */
function createShownPage({ book, reading }: PagesDeps) {
  const slide = createSlide(book)
  const $shown = atom<ShownPage>({ page: FRONT, last: 0, columns: 1, perPage: 1 })
  /** Beginning of the page that was turned to: stays in sight when the text is set anew. */
  let anchor: TextPosition | undefined

  const go = (page: number, move: (left: number) => void = slide.jumpTo) => {
    const grid = columnGrid(book())
    const last = lastPageOf(grid)
    const shown = Math.min(last + 1, Math.max(FRONT, page))
    const isText = shown > FRONT && shown <= last
    if (isText) move(shown * grid.step)
    $shown.set({ page: shown, last, columns: grid.columns, perPage: grid.perPage })
    return { grid, shown, last, isText }
  }
  /** A step of the reader's. */
  const turnTo = (page: number, move?: (left: number) => void) => {
    const { grid, shown, last, isText } = go(page, move)
    if (isText) anchor = firstPositionOn(book(), grid, shown) ?? anchor
    if (anchor && shown > FRONT) reading.reached(anchor, shown >= last)
  }
  const show = ({ number, position }: Turn) => {
    const isOpened = number === 0 && position.paragraph === 0 && position.offset === 0 && isFirst(book(), position)
    const page = isOpened ? FRONT : pageOf(book(), columnGrid(book()), position)
    if (page === undefined) return
    if (number > 0) return turnTo(page)
    anchor = position
    go(page)
  }
  /** The text is set anew: other letters, another window. */
  const settle = () => {
    const { page, last } = $shown.get()
    if (page === FRONT) go(FRONT)
    else if (page > last) go(Number.POSITIVE_INFINITY)
    else if (anchor) go(pageOf(book(), columnGrid(book()), anchor) ?? page)
  }
  return { $shown, slide, go, turnTo, show, settle }
}

/** What a reader does: commands, drags, and moves of the browser's own. */
function createTurns({ book, reading }: PagesDeps, { $shown, slide, go, turnTo }: ShownPages) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDragged = false

  const turnBy = (way: -1 | 1): boolean => {
    const { page, last } = $shown.get()
    const isPage = page + way >= FRONT && page + way <= last + 1
    const isBeside = isPage && page + way > FRONT && page + way <= last && page > FRONT && page <= last
    if (isPage) turnTo(page + way, isBeside ? slide.slideTo : undefined)
    return isPage
  }
  /** Where a finger drags the page, by so many pixels. */
  const drag = (by: number) => {
    const { page, last } = $shown.get()
    isDragged = true
    if (page > FRONT && page <= last) slide.jumpTo(page * columnGrid(book()).step - by)
  }
  const drop = (way: -1 | 0 | 1) => {
    isDragged = false
    if (way === 0 || !turnBy(way)) go($shown.get().page, slide.slideTo)
  }
  const follow = () => {
    if (!isDragged && !slide.isMoving()) followBrowser({ book: book(), $shown, turnTo })
  }
  const onScroll = () => {
    clearTimeout(timer)
    timer = setTimeout(follow, FOUND_AFTER_MS)
  }
  const stop = () => {
    clearTimeout(timer)
    slide.stop()
  }
  return { commands: commandsOf({ book, reading }, turnBy, turnTo), drag, drop, onScroll, stop }
}

function commandsOf(
  { book, reading }: PagesDeps,
  turnBy: (way: -1 | 1) => boolean,
  turnTo: (page: number) => void,
): Record<PageCommand, () => boolean> {
  const turnToPage = (page: number | undefined): boolean => {
    if (page !== undefined) turnTo(page)
    return page !== undefined
  }
  const chapterStart = () => ({ chapter: reading.$position.get().chapter, paragraph: 0, offset: 0 })
  return {
    forward: () => turnBy(1),
    back: () => turnBy(-1),
    start: () => turnToPage(pageOf(book(), columnGrid(book()), chapterStart())),
    end: () => turnToPage(lastPageOfChapter(book(), columnGrid(book()), chapterStart().chapter)),
  }
}

const isFirst = (book: HTMLElement, { chapter }: TextPosition): boolean =>
  addressedPosition(book.querySelector('article')?.id ?? '')?.chapter === chapter

interface BrowserMove {
  readonly book: HTMLElement
  readonly $shown: { readonly get: () => ShownPage }
  readonly turnTo: (page: number) => void
}

/** The browser moved the text to what it found or focused, wherever that lies: its whole page is shown. */
function followBrowser({ book, $shown, turnTo }: BrowserMove): void {
  const { page, last } = $shown.get()
  const grid = columnGrid(book)
  const off = book.scrollLeft - page * grid.step
  if (page === FRONT || page > last || Math.abs(off) <= STILL_PX) return
  const edge = book.getBoundingClientRect().left + (off > 0 ? book.clientWidth - 1 : 0)
  turnTo(pageAt(book, grid, foundIn(book)?.left ?? edge))
}

function foundIn(book: HTMLElement): DOMRect | undefined {
  const focused = document.activeElement
  if (focused && book.contains(focused)) return focused.getBoundingClientRect()
  const selection = document.getSelection()
  if (!selection?.rangeCount || !book.contains(selection.anchorNode)) return undefined
  return selection.getRangeAt(0).getBoundingClientRect()
}
