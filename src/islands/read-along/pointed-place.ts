import type { PlaceInText } from '../../contract/reading-place.ts'
import { addressedPlace } from '../reader/paragraph-address.ts'

/** Elements on which a tap has another meaning. */
const PRESSABLE = 'a, button, summary, input, label'

/** Undefined beside the text. */
export function pointedPlace(event: MouseEvent): PlaceInText | undefined {
  const { target } = event
  if (!(target instanceof Element) || target.closest(PRESSABLE)) return undefined
  const paragraph = target.closest('.read > p')
  const place = paragraph && addressedPlace(paragraph.id)
  const caret = caretAt(event.clientX, event.clientY)
  if (!place || !caret || !paragraph.contains(caret.node)) return undefined
  const before = document.createRange()
  before.setStart(paragraph, 0)
  before.setEnd(caret.node, caret.offset)
  return { ...place, offset: before.toString().length }
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
