import type { ChapterPicture, CoverSet } from '../illustrator.ts'

/** Whose hand a picture is from. */
export type DrawnBy = 'model' | 'paper-cut'

/** Said beside pictures of which one at least is not from the model: a key, its words stand with the page. */
export type PictureNote = 'illustrator-fallback'

/** What was asked of a provider. */
export interface PictureUsage {
  readonly model: string
  /** Asked for, used or not: one that came too late, or was thrown away, may be charged as well. */
  readonly pictures: number
}

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
