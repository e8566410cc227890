import type { HeardSentence } from '../../stores/read-along/read-along.ts'
import { paragraphAddress } from '../reader/paragraph-address.ts'

const HIGHLIGHT = 'heard'

/** Undefined when its chapter is not on the page, or its text is another. */
export function rangeOf(sentence: HeardSentence): Range | undefined {
  const paragraph = document.getElementById(paragraphAddress(sentence))
  const from = paragraph && letterAt(paragraph, sentence.start)
  const to = paragraph && letterAt(paragraph, sentence.end)
  if (!from || !to) return undefined
  const range = document.createRange()
  range.setStart(...from)
  range.setEnd(...to)
  return range
}

/** Text node of a letter, and the offset in it. */
function letterAt(element: Element, offset: number): [Node, number] | undefined {
  const letters = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let before = 0
  for (let node = letters.nextNode(); node; node = letters.nextNode()) {
    const { length } = node as Text
    if (offset <= before + length) return [node, offset - before]
    before += length
  }
  return undefined
}

/** Does not touch the text; an older browser marks the whole paragraph. */
export function mark(range: Range | undefined): void {
  for (const paragraph of document.querySelectorAll('[data-heard]')) paragraph.removeAttribute('data-heard')
  if (typeof Highlight === 'undefined') {
    range?.startContainer.parentElement?.closest('p')?.setAttribute('data-heard', '')
    return
  }
  if (range) CSS.highlights.set(HIGHLIGHT, new Highlight(range))
  else CSS.highlights.delete(HIGHLIGHT)
}
