import type { TextPosition } from '../../contract/reading-position.ts'
import { addressedPosition, paragraphAddress } from './paragraph-address.ts'

/** A line that only touches an edge is not cut by it. */
const TOUCH_PX = 2

const paragraphsIn = (book: HTMLElement) => [...book.querySelectorAll<HTMLElement>('.read > p')]

/** First index from `low` on for which `is` holds, as it does for all behind; `high` when for none. */
function firstIndex(low: number, high: number, is: (index: number) => boolean): number {
  let [from, to] = [low, high]
  while (from < to) {
    const middle = (from + to) >> 1
    if (is(middle)) to = middle
    else from = middle + 1
  }
  return from
}

/** First line that reaches below `y`, in pixels from the window's top; undefined behind the last one. */
export const firstPositionBelow = (book: HTMLElement, y: number): TextPosition | undefined =>
  firstPosition(
    book,
    box => box.bottom > y + TOUCH_PX,
    box => box.top >= y,
  )

/** First line in a column that begins at `x` or behind it, in pixels from the window's left; undefined behind the last one. */
export const firstPositionBehind = (book: HTMLElement, x: number): TextPosition | undefined =>
  firstPosition(
    book,
    box => box.right > x + TOUCH_PX,
    box => box.left >= x - TOUCH_PX,
  )

type IsBox = (box: DOMRect) => boolean

/** `isLate`: whether some of a box is behind the edge; `isWhole`: whether all of it is. */
function firstPosition(book: HTMLElement, isLate: IsBox, isWhole: IsBox): TextPosition | undefined {
  const all = paragraphsIn(book)
  const paragraph = all[firstIndex(0, all.length, at => isLateAt(all[at], isLate))]
  const position = paragraph && addressedPosition(paragraph.id)
  if (!position) return undefined
  return isWhole(paragraph.getBoundingClientRect()) ? position : { ...position, offset: firstOffset(paragraph, isLate) }
}

const isLateAt = (paragraph: HTMLElement | undefined, isLate: IsBox): boolean =>
  paragraph !== undefined && isLate(paragraph.getBoundingClientRect())

/** Skips the first letter: set as an initial, it reaches below its line. */
function firstOffset(paragraph: HTMLElement, isLate: IsBox): number {
  const length = paragraph.textContent.length
  const offset = firstIndex(1, length, at => {
    const box = letterBox(paragraph, at)
    return box !== undefined && isLate(box)
  })
  return offset === length ? Math.max(0, length - 1) : offset === 1 ? 0 : offset
}

/** Box of the letter, of the whole paragraph for its first one; undefined when it is not on the page. */
export function boxOf(book: HTMLElement, position: TextPosition): DOMRect | undefined {
  const paragraph = book.ownerDocument.getElementById(paragraphAddress(position))
  if (!paragraph) return undefined
  const box = position.offset > 0 ? letterBox(paragraph, position.offset) : undefined
  return box ?? paragraph.getBoundingClientRect()
}

/** Pixels from the window's top; undefined when it is not on the page. */
export const topOf = (book: HTMLElement, position: TextPosition): number | undefined => boxOf(book, position)?.top

/** Box of a letter, or of the next one with any: the space at a line's end has none. */
function letterBox(paragraph: HTMLElement, offset: number): DOMRect | undefined {
  const range = paragraph.ownerDocument.createRange()
  const letters = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
  let before = 0
  for (let node = letters.nextNode(); node; node = letters.nextNode()) {
    const { length } = node as Text
    for (let at = Math.max(0, offset - before); at < length; at += 1) {
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      const box = range.getBoundingClientRect()
      if (box.height > 0) return box
    }
    before += length
  }
  return undefined
}
