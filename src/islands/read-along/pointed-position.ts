import type { TextPosition } from '../../contract/reading-position.ts'
import { addressedPosition } from '../reader/paragraph-address.ts'

/** Elements on which a tap has another meaning. */
const PRESSABLE = 'a, button, summary, input, label'

/** Undefined beside the text. */
export function pointedPosition(event: MouseEvent): TextPosition | undefined {
  const { target } = event
  if (!(target instanceof Element) || target.closest(PRESSABLE)) return undefined
  const paragraph = target.closest('.read > p')
  const position = paragraph && addressedPosition(paragraph.id)
  const caret = caretAt(event.clientX, event.clientY)
  if (!position || !caret || !paragraph.contains(caret.node)) return undefined
  const before = document.createRange()
  before.setStart(paragraph, 0)
  before.setEnd(caret.node, caret.offset)
  return { ...position, offset: before.toString().length }
}

function caretAt(x: number, y: number): { node: Node; offset: number } | undefined {
  if ('caretPositionFromPoint' in document) {
    const caret = document.caretPositionFromPoint(x, y)
    return caret ? { node: caret.offsetNode, offset: caret.offset } : undefined
  }
  // For Safari before 18.4.
  const range = (document as Document).caretRangeFromPoint?.(x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined
}
