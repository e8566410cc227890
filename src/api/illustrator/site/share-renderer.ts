import type { Category } from '../../../contract/categories.ts'
import { type DrawingRoom, startDrawingRoom } from '../render-workers.ts'
import type { CoverText } from '../type/title-block.ts'

export interface ShareOrder {
  readonly original: Uint8Array
  readonly category: Category
  readonly text: CoverText
}

/** In a thread, one picture at a time; started by the first. */
export const openShareRoom = (): DrawingRoom<ShareOrder, Uint8Array> =>
  startDrawingRoom<ShareOrder, Uint8Array>(new URL('./share-worker.ts', import.meta.url))
