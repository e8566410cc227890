import type { PlaceInText } from '../../contract/reading-place.ts'
import type { Reading, Turn } from '../../stores/reader/reading.ts'
import { addressedPlace, chapterAddress } from './paragraph-address.ts'
import { firstPlaceBelow, topOf } from './place-on-page.ts'

/** How long scrolling rests before the place is looked up. */
const LOOK_AFTER_MS = 150
/** Air between the head and the line that is read. */
const AIR_PX = 12
/** A difference that nobody sees. */
const STILL_PX = 1

/** The window's height that the head leaves, in pixels from its top. */
export const readingLine = (book: HTMLElement): number =>
  (book.closest('.rd')?.querySelector('.rd-head')?.getBoundingClientRect().height ?? 0) + AIR_PX

const scrollBy = (top: number) => window.scrollBy({ top, behavior: 'instant' })

/** A place, and how far below the reading line it is, in pixels. */
interface Anchor {
  readonly place: PlaceInText
  readonly below: number
}

/** Ties the window's scroll position to the place that is read, until `stop`. */
export function followPlace(book: HTMLElement, reading: Reading) {
  /** What stays where it is when the text is set anew. */
  let anchor: Anchor | undefined
  /** Where we scrolled to ourselves: nothing new is to be learned there. */
  let ownScroll = Number.NaN
  let timer: ReturnType<typeof setTimeout> | undefined

  const take = (): PlaceInText | undefined => {
    const line = readingLine(book)
    const place = firstPlaceBelow(book, line)
    if (place) anchor = { place, below: Math.max(0, (topOf(book, place) ?? line) - line) }
    ownScroll = window.scrollY
    return place
  }
  const look = () => {
    clearTimeout(timer)
    timer = undefined
    if (Math.abs(window.scrollY - ownScroll) <= STILL_PX) return
    const end = book.querySelector('.rd-end')?.getBoundingClientRect().bottom
    const place = take() ?? anchor?.place
    if (place) reading.reached(place, end !== undefined && end <= window.innerHeight)
  }
  const onScroll = () => {
    timer ??= setTimeout(look, LOOK_AFTER_MS)
  }
  /** After the text was set anew: back to what was read. */
  const hold = () => {
    const top = anchor && topOf(book, anchor.place)
    if (!anchor || top === undefined || isOpening(book, anchor)) return
    const off = top - readingLine(book) - anchor.below
    if (Math.abs(off) > STILL_PX) scrollBy(off)
    ownScroll = window.scrollY
  }
  const show = (turn: Turn) => {
    const off = offOf(book, turn)
    if (off !== undefined) scrollBy(off)
    if (turn.number === 0) return void take()
    // A turn is a step of the reader's, wherever it leads.
    ownScroll = Number.NaN
    look()
  }
  const leave = () => {
    look()
    reading.leave()
  }
  const onHash = () => {
    const place = addressedPlace(location.hash)
    // What is on the page the browser finds by itself.
    if (place && !document.getElementById(location.hash.slice(1))) reading.turnTo(place)
  }
  // A press may set the text anew: before that, the place that scrolling has led to is looked up, also where the event
  // of that scrolling has yet to come (it comes with the next frame).
  const onPress = () => anchor && look()
  const unwatch = watchPage(book, { onResize: hold, onPress, onScroll, onHash, onLeave: leave })
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
  readonly onHash: () => void
  /** The page is left, or hidden. */
  readonly onLeave: () => void
}

/** Listens to all that moves a page's text or takes it away; calling the result ends that. */
function watchPage(book: HTMLElement, { onResize, onPress, onScroll, onHash, onLeave }: PageEvents): () => void {
  const watch = new AbortController()
  const { signal } = watch
  const resized = new ResizeObserver(onResize)
  // With what stands above the text: that may grow as well.
  resized.observe(book.parentElement ?? book)
  for (const press of ['pointerdown', 'keydown']) {
    window.addEventListener(press, onPress, { capture: true, passive: true, signal })
  }
  window.addEventListener('scroll', onScroll, { passive: true, signal })
  window.addEventListener('hashchange', onHash, { signal })
  window.addEventListener('pagehide', onLeave, { signal })
  document.addEventListener('visibilitychange', () => document.hidden && onLeave(), { signal })
  return () => {
    resized.disconnect()
    watch.abort()
  }
}

/** By how much to scroll for a turn; undefined where the page stays as it is. */
function offOf(book: HTMLElement, { number, place, at }: Turn): number | undefined {
  const chapter = book.ownerDocument.getElementById(chapterAddress(place.chapter))?.getBoundingClientRect()
  if (!chapter) return undefined
  if (at === 'end') return book.getBoundingClientRect().bottom - window.innerHeight
  const isChapterStart = place.paragraph === 0 && place.offset === 0
  // A book that is opened for the first time lies there with its title page.
  if (isChapterStart && number === 0 && isUnderTitle(book, place.chapter)) return undefined
  const top = isChapterStart ? chapter.top : topOf(book, place)
  return top === undefined ? undefined : top - readingLine(book)
}

const isUnderTitle = (book: HTMLElement, chapter: number): boolean =>
  book.previousElementSibling !== null && book.querySelector('article')?.id === chapterAddress(chapter)

/** Whether the title page is in sight: what is opened there may push the text down. */
const isOpening = (book: HTMLElement, { place, below }: Anchor): boolean =>
  below > 0 && place.paragraph === 0 && isUnderTitle(book, place.chapter)
