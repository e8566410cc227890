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
export function firstPositionBelow(book: HTMLElement, y: number): TextPosition | undefined {
  const all = paragraphsIn(book)
  const edge = y + TOUCH_PX
  const index = firstIndex(0, all.length, at => (all[at]?.getBoundingClientRect().bottom ?? 0) > edge)
  const paragraph = all[index]
  const position = paragraph && addressedPosition(paragraph.id)
  if (!position) return undefined
  return paragraph.getBoundingClientRect().top >= y
    ? position
    : { ...position, offset: firstOffsetBelow(paragraph, edge) }
}

/** Skips the first letter: set as an initial, it reaches below its line. */
function firstOffsetBelow(paragraph: HTMLElement, y: number): number {
  const length = paragraph.textContent.length
  const offset = firstIndex(1, length, at => (letterBox(paragraph, at)?.bottom ?? 0) > y)
  return offset === length ? Math.max(0, length - 1) : offset === 1 ? 0 : offset
}

/** Pixels from the window's top; undefined when it is not on the page. */
export function topOf(book: HTMLElement, position: TextPosition): number | undefined {
  const paragraph = book.ownerDocument.getElementById(paragraphAddress(position))
  if (!paragraph) return undefined
  const box = position.offset > 0 ? letterBox(paragraph, position.offset) : undefined
  return (box ?? paragraph.getBoundingClientRect()).top
}

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
