import type { WhenAway } from '../../lib/service-unavailable.ts'
import type { EditionChoice, EditionPicture } from './edition-pictures.ts'
import type { DrawnBy, PictureNote, PictureUsage } from './origin.ts'
import type { ChapterScene, PictureBrief, SceneWords } from './picture-brief.ts'
import { startDrawingRoom } from './render-workers.ts'

/** Said where a model draws; without it, all is of paper. */
interface Origin {
  /** Absent where none of the pictures had to be cut from paper in the model's place. */
  readonly note?: PictureNote
  readonly usage?: PictureUsage
}

/** Pictures are WebP and carry the IPTC digital source type. */
export interface CoverSet extends Origin {
  /** The four covers two by two, 820 x 1092 px. */
  readonly overview: Uint8Array
  /** Four covers, 600 x 800 px. */
  readonly quadrants: readonly Uint8Array[]
  readonly scenes: readonly SceneWords[]
  /** In the order of the quadrants. */
  readonly drawnBy?: readonly DrawnBy[]
  /** In the same order: the whole picture of a model, for the full cover. */
  readonly originals?: readonly (Uint8Array | undefined)[]
}

/** Pictures for a landing page. WebP, with the IPTC digital source type. */
export interface LandingSet extends Pick<Origin, 'usage'> {
  /** The four two by two, 1000 x 750 px. */
  readonly overview: Uint8Array
  /** 4 by 3. */
  readonly quadrants: readonly Uint8Array[]
  /** What each of them shows. */
  readonly scenes: readonly SceneWords[]
  /** Of the set: the model's when one of the four is. */
  readonly drawnBy: DrawnBy
}

export interface ChapterPicture extends Origin {
  /** WebP, 600 x 800 px, with the IPTC digital source type. */
  readonly bytes: Uint8Array
  readonly scene: SceneWords
  readonly drawnBy?: DrawnBy
}

/** What the drawing thread is asked for, each picture in its own size unless a width is given. */
export type Commission = { readonly brief: PictureBrief; readonly widthPx: number | undefined } & (
  | { readonly kind: 'covers' }
  | { readonly kind: 'landing' }
  | { readonly kind: 'chapter'; readonly scene: ChapterScene }
  | { readonly kind: 'edition'; readonly choice: EditionChoice }
)

/** What it answers with. */
export type Drawn = CoverSet | ChapterPicture | EditionPicture | LandingSet

export interface Illustrator {
  readonly kind: 'paper-cut' | 'model'
  /** Throws the signal's reason when it is aborted. */
  covers(brief: PictureBrief, signal: AbortSignal, whenAway?: WhenAway): Promise<CoverSet>
}

export interface PaperCut extends Illustrator {
  /** Throws the signal's reason when it is aborted. */
  chapter(brief: PictureBrief, scene: ChapterScene, signal: AbortSignal, whenAway?: WhenAway): Promise<ChapterPicture>
  /**
   * The chosen cover drawn anew for one of its uses, with its title where that use has one.
   * Throws the signal's reason when it is aborted, and a RangeError for a cover that is not one of the four.
   */
  edition(brief: PictureBrief, choice: EditionChoice, signal: AbortSignal): Promise<EditionPicture>
  /** Throws the signal's reason when it is aborted. */
  landing(brief: PictureBrief, signal: AbortSignal): Promise<LandingSet>
  close(): Promise<void>
}

/**
 * Draws every picture itself, from paper, in a thread of its own: the event loop stays free. No network.
 * @param widthPx of every picture; smaller ones are quicker and show the same
 */
export function openPaperCut(widthPx?: number): PaperCut {
  const room = startDrawingRoom<Commission, Drawn>()
  return {
    kind: 'paper-cut',
    covers: async (brief, signal) => (await room.draw({ kind: 'covers', brief, widthPx }, signal)) as CoverSet,
    chapter: async (brief, scene, signal) =>
      (await room.draw({ kind: 'chapter', brief, scene, widthPx }, signal)) as ChapterPicture,
    edition: async (brief, choice, signal) =>
      (await room.draw({ kind: 'edition', brief, choice, widthPx }, signal)) as EditionPicture,
    landing: async (brief, signal) => (await room.draw({ kind: 'landing', brief, widthPx }, signal)) as LandingSet,
    close: room.close,
  }
}
