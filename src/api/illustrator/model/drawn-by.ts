import type { ChapterPicture, CoverSet } from '../illustrator.ts'
import type { DrawnBy, PictureNote, PictureUsage } from '../origin.ts'

/** Four covers, each from the model or, where that failed, from paper. */
export interface ModelCoverSet extends CoverSet {
  /** In the order of the quadrants. */
  readonly drawnBy: readonly DrawnBy[]
  readonly note?: PictureNote
  /** In the same order: WebP of at most 1600 x 2560 px, uncropped, for the full cover; none where paper was cut. */
  readonly originals: readonly (Uint8Array | undefined)[]
  readonly usage: PictureUsage
}

export interface ModelChapterPicture extends ChapterPicture {
  readonly drawnBy: DrawnBy
  readonly note?: PictureNote
  readonly usage: PictureUsage
}
