import type { TextPosition } from '../../contract/reading-position.ts'

/** Pause of following after the reader scrolled. */
const LOOK_AROUND_MS = 4000
/** Position of the heard sentence, as a share of the window's height. */
const READING_HEIGHT = 0.3
const AIR_PX = 16
const USER_SCROLL_EVENTS = ['wheel', 'touchmove', 'keydown'] as const

/** `turnTo` is called where the text lies in pages. */
export function createAutoScroll(turnTo: (position: TextPosition) => void) {
  let userScrolledAt = Number.NEGATIVE_INFINITY
  const onUserScroll = () => {
    userScrolledAt = performance.now()
  }
  for (const name of USER_SCROLL_EVENTS) window.addEventListener(name, onUserScroll, { passive: true })

  const show = (range: Range, position: TextPosition) => {
    if (performance.now() - userScrolledAt < LOOK_AROUND_MS) return
    const pages = range.startContainer.parentElement?.closest('.pages-book')
    if (pages) {
      if (!isOnPage(pages, range)) turnTo(position)
      return
    }
    const { top, bottom } = range.getBoundingClientRect()
    const upper = (document.querySelector('.reader-head')?.getBoundingClientRect().bottom ?? 0) + AIR_PX
    const lower =
      (document.querySelector('.read-along-bar')?.getBoundingClientRect().top ?? window.innerHeight) - AIR_PX
    if (top >= upper && bottom <= lower) return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollBy({ top: top - window.innerHeight * READING_HEIGHT, behavior: isCalm ? 'instant' : 'smooth' })
  }
  const stop = () => {
    for (const name of USER_SCROLL_EVENTS) window.removeEventListener(name, onUserScroll)
  }
  return { show, stop }
}

/** Whether its first line is: a sentence may end on the next page. */
function isOnPage(pages: Element, range: Range): boolean {
  const line = range.getClientRects()[0]
  const { left, right } = pages.getBoundingClientRect()
  return pages.closest('[inert]') === null && line !== undefined && line.left >= left && line.right <= right + 1
}
