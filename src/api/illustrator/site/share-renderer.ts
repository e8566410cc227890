import type { Category } from '../../../contract/categories.ts'
import { type DrawingRoom, startDrawingRoom } from '../render-workers.ts'
import type { CoverText } from '../type/title-block.ts'

/** A picture to set a title on; see `titledShare`. */
export interface ShareOrder {
  readonly original: Uint8Array
  readonly category: Category
  readonly text: CoverText
}

/** Draws pictures for passed-on pages in a thread of its own, one at a time; the thread starts with the first. */
export const openShareRoom = (): DrawingRoom<ShareOrder, Uint8Array> =>
  startDrawingRoom<ShareOrder, Uint8Array>(new URL('./share-worker.ts', import.meta.url))
