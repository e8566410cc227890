import type { Category } from '../../../contract/categories.ts'
import { type RenderWorker, startRenderWorker } from '../render-workers.ts'
import type { CoverText } from '../type/title-block.ts'

export interface ShareOrder {
  readonly original: Uint8Array
  readonly category: Category
  readonly text: CoverText
}

/** In a thread, one picture at a time; started by the first. */
export const openShareWorker = (): RenderWorker<ShareOrder, Uint8Array> =>
  startRenderWorker<ShareOrder, Uint8Array>(new URL('./share-worker.ts', import.meta.url))
