import type { Reading } from '../../stores/reader/reading.ts'
import { neighbours, type ReadingText } from '../../stores/reader/reading-text.ts'
import { readingLine } from './follow-position.ts'
import { firstPositionBelow, topOf } from './position-on-page.ts'

/** Invisible distance. */
const STILL_PX = 2
/** Pixels of the page before that stay in sight where there is no line to go by. */
const OVERLAP_PX = 48

const scrollBy = (top: number) => window.scrollBy({ top, behavior: 'instant' })

/** Each function returns whether it did anything: otherwise the browser acts. */
export function pagesOf(book: HTMLElement, reading: Reading, text: ReadingText, number: number) {
  const { previous, next } = neighbours(text, number)
  const line = () => readingLine(book)
  const box = () => book.getBoundingClientRect()
  const screen = () => window.innerHeight - line()

  const forward = (): boolean => {
    if (box().bottom > window.innerHeight + STILL_PX) {
      scrollBy(forwardBy(book, line(), screen()))
      return true
    }
    if (next) reading.turnTo({ chapter: next.number, paragraph: 0, offset: 0 })
    return next !== undefined
  }
  const back = (): boolean => {
    if (box().top < line() - STILL_PX) {
      scrollBy(backBy(book, line(), screen()))
      return true
    }
    if (previous) reading.turnTo({ chapter: previous.number, paragraph: 0, offset: 0 }, 'end')
    return previous !== undefined
  }
  const start = (): boolean => {
    scrollBy(box().top - line())
    return true
  }
  const end = (): boolean => {
    scrollBy(box().bottom - window.innerHeight)
    return true
  }
  return { forward, back, start, end }
}

/** Brings the first line that is not wholly in sight to the top; one screen where that is too much or too little. */
function forwardBy(book: HTMLElement, line: number, screen: number): number {
  // A line at the window's foot may be cut: the first that ends behind it counts.
  const position = firstPositionBelow(book, window.innerHeight - STILL_PX)
  const top = position && topOf(book, position)
  const by = top === undefined ? screen : top - line
  return by > OVERLAP_PX && by <= screen ? by : screen - OVERLAP_PX
}

/** One screen less a line, then to the beginning of a line. */
function backBy(book: HTMLElement, line: number, screen: number): number {
  const goal = line - screen + OVERLAP_PX
  const top = Math.max(goal, book.getBoundingClientRect().top)
  const position = firstPositionBelow(book, top)
  const whole = position && topOf(book, position)
  const isNear = whole !== undefined && Math.abs(whole - top) < OVERLAP_PX && whole < line
  return (isNear ? whole : top) - line
}
