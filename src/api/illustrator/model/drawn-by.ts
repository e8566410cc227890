import type { ChapterPicture, CoverSet } from '../illustrator.ts'
import type { DrawnBy, PictureNote, PictureUsage } from '../origin.ts'

export interface ModelCoverSet extends CoverSet {
  readonly drawnBy: readonly DrawnBy[]
  readonly note?: PictureNote
  /** WebP of at most 1600 x 2560 px, uncropped; undefined where paper was cut. */
  readonly originals: readonly (Uint8Array | undefined)[]
  readonly usage: PictureUsage
}

export interface ModelChapterPicture extends ChapterPicture {
  readonly drawnBy: DrawnBy
  readonly note?: PictureNote
  readonly usage: PictureUsage
}
