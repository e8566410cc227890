import type { TextPosition } from '../../contract/reading-position.ts'
import type { Reading, Turn } from '../../stores/reader/reading.ts'
import { chapterAddress } from './paragraph-address.ts'
import { firstPositionBelow, topOf } from './position-on-page.ts'

/** Pause of scrolling before the position is read. */
const LOOK_AFTER_MS = 150
/** Between the head and the line that is read. */
const AIR_PX = 12
/** Invisible difference. */
const STILL_PX = 1

/** Upper edge of what is read, below the head, in pixels from the window's top. */
const readingLine = (book: HTMLElement): number =>
  (book.closest('.reader')?.querySelector('.reader-head')?.getBoundingClientRect().height ?? 0) + AIR_PX

const scrollBy = (top: number) => window.scrollBy({ top, behavior: 'instant' })

/** Position, and its distance below the reading line in pixels. */
interface Anchor {
  readonly position: TextPosition
  readonly below: number
}

export function followPosition(book: HTMLElement, reading: Reading) {
  /** Position that stays in place when the text is set anew. */
  let anchor: Anchor | undefined
  /** Scroll offset that we set: it tells nothing new about the reader. */
  let ownScroll = Number.NaN
  let timer: ReturnType<typeof setTimeout> | undefined

  const readPosition = (): TextPosition | undefined => {
    const line = readingLine(book)
    const position = firstPositionBelow(book, line)
    if (position) anchor = { position, below: Math.max(0, (topOf(book, position) ?? line) - line) }
    ownScroll = window.scrollY
    return position
  }
  const look = () => {
    clearTimeout(timer)
    timer = undefined
    if (Math.abs(window.scrollY - ownScroll) <= STILL_PX) return
    const end = book.querySelector('.reader-end')?.getBoundingClientRect().bottom
    const position = readPosition() ?? anchor?.position
    if (position) reading.reached(position, end !== undefined && end <= window.innerHeight)
  }
  const onScroll = () => {
    timer ??= setTimeout(look, LOOK_AFTER_MS)
  }
  const restoreScroll = () => {
    const top = anchor && topOf(book, anchor.position)
    if (!anchor || top === undefined || isOpening(book, anchor)) return
    const off = top - readingLine(book) - anchor.below
    if (Math.abs(off) > STILL_PX) scrollBy(off)
    ownScroll = window.scrollY
  }
  const show = (turn: Turn) => {
    const off = offOf(book, turn)
    if (off !== undefined) scrollBy(off)
    if (turn.number === 0) return void readPosition()
    // A turn is a step of the reader's, wherever it leads.
    ownScroll = Number.NaN
    look()
  }
  const leave = () => {
    look()
    reading.leave()
  }
  // A press may set the text anew; the event of a scroll before it comes only with the next frame, so look now.
  const onPress = () => anchor && look()
  const unwatch = watchPage(book, { onResize: restoreScroll, onPress, onScroll, onLeave: leave })
  const stop = () => {
    clearTimeout(timer)
    unwatch()
  }
  return { show, stop }
}

interface PageEvents {
  readonly onResize: () => void
  readonly onPress: () => void
  readonly onScroll: () => void
  readonly onLeave: () => void
}

function watchPage(book: HTMLElement, { onResize, onPress, onScroll, onLeave }: PageEvents): () => void {
  const watch = new AbortController()
  const { signal } = watch
  const resized = new ResizeObserver(onResize)
  // Including what is above the text: that may grow as well.
  resized.observe(book.parentElement ?? book)
  for (const press of ['pointerdown', 'keydown']) {
    window.addEventListener(press, onPress, { capture: true, passive: true, signal })
  }
  window.addEventListener('scroll', onScroll, { passive: true, signal })
  window.addEventListener('pagehide', onLeave, { signal })
  document.addEventListener('visibilitychange', () => document.hidden && onLeave(), { signal })
  return () => {
    resized.disconnect()
    watch.abort()
  }
}

/** Undefined where the page stays as it is. */
function offOf(book: HTMLElement, { number, position }: Turn): number | undefined {
  const chapter = book.ownerDocument.getElementById(chapterAddress(position.chapter))?.getBoundingClientRect()
  if (!chapter) return undefined
  const isChapterStart = position.paragraph === 0 && position.offset === 0
  // A book opened for the first time shows its title page.
  if (isChapterStart && number === 0 && isUnderTitle(book, position.chapter)) return undefined
  const top = isChapterStart ? chapter.top : topOf(book, position)
  return top === undefined ? undefined : top - readingLine(book)
}

const isUnderTitle = (book: HTMLElement, chapter: number): boolean =>
  book.previousElementSibling !== null && book.querySelector('article')?.id === chapterAddress(chapter)

/** Whether the title page is in sight: what is opened there may push the text down. */
const isOpening = (book: HTMLElement, { position, below }: Anchor): boolean =>
  below > 0 && position.paragraph === 0 && isUnderTitle(book, position.chapter)
