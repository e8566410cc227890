import type { WhenAway } from '../../lib/service-unavailable.ts'
import type { EditionChoice, EditionPicture } from './edition-pictures.ts'
import type { DrawnBy, PictureNote, PictureUsage } from './origin.ts'
import type { ChapterScene, PictureBrief, SceneWords } from './picture-brief.ts'
import { startRenderWorker } from './render-workers.ts'
import type { CoverText } from './type/title-block.ts'

/** Only where a model draws. */
interface Origin {
  /** Absent when no picture had to be cut from paper in the model's place. */
  readonly note?: PictureNote
  readonly usage?: PictureUsage
}

/** WebP with the IPTC digital source type. */
export interface CoverSet extends Origin {
  /** 820 x 1092 px, two by two. */
  readonly overview: Uint8Array
  /** Four, 600 x 800 px. */
  readonly quadrants: readonly Uint8Array[]
  /** The same four with frame and title, each the card of its edition; none for a brief without a story. */
  readonly cards: readonly Uint8Array[]
  readonly scenes: readonly SceneWords[]
  /** In the order of the quadrants. */
  readonly drawnBy?: readonly DrawnBy[]
  /** Whole pictures of a model in the same order, for the full cover. */
  readonly originals?: readonly (Uint8Array | undefined)[]
}

/** WebP with the IPTC digital source type. */
export interface LandingSet extends Pick<Origin, 'usage'> {
  /** 1000 x 750 px, two by two. */
  readonly overview: Uint8Array
  /** 4 by 3. */
  readonly quadrants: readonly Uint8Array[]
  readonly scenes: readonly SceneWords[]
  readonly drawnBy: DrawnBy
}

export interface ChapterPicture extends Origin {
  /** WebP, 600 x 800 px, with the IPTC digital source type. */
  readonly bytes: Uint8Array
  readonly scene: SceneWords
  readonly drawnBy?: DrawnBy
}

export interface Plate {
  /** JPEG of a printed page with its bleed. */
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Each picture has its own size unless `widthPx` is given. */
export type Commission = { readonly brief: PictureBrief; readonly widthPx: number | undefined } & (
  | { readonly kind: 'covers'; readonly text: CoverText }
  | { readonly kind: 'landing' }
  | { readonly kind: 'chapter'; readonly scene: ChapterScene }
  | { readonly kind: 'plate'; readonly scene: ChapterScene }
  | { readonly kind: 'edition'; readonly choice: EditionChoice }
)

export type Drawn = CoverSet | ChapterPicture | EditionPicture | LandingSet | Plate

export interface Illustrator {
  readonly kind: 'paper-cut' | 'model'
  /** Every method throws the signal's reason when it is aborted. */
  covers(brief: PictureBrief, text: CoverText, signal: AbortSignal, whenAway?: WhenAway): Promise<CoverSet>
}

export interface PaperCut extends Illustrator {
  chapter(brief: PictureBrief, scene: ChapterScene, signal: AbortSignal, whenAway?: WhenAway): Promise<ChapterPicture>
  /** The paper-cut picture of a chapter for a printed page. */
  plate(brief: PictureBrief, scene: ChapterScene, signal: AbortSignal): Promise<Plate>
  /** The chosen cover for one use, with its title where that has one. Throws a RangeError for an unknown variant. */
  edition(brief: PictureBrief, choice: EditionChoice, signal: AbortSignal): Promise<EditionPicture>
  landing(brief: PictureBrief, signal: AbortSignal): Promise<LandingSet>
  close(): Promise<void>
}

/** Draws from paper in a thread, without network; `widthPx` is of every picture. */
export function openPaperCut(widthPx?: number): PaperCut {
  const worker = startRenderWorker<Commission, Drawn>()
  return {
    kind: 'paper-cut',
    covers: async (brief, text, signal) =>
      (await worker.draw({ kind: 'covers', brief, text, widthPx }, signal)) as CoverSet,
    chapter: async (brief, scene, signal) =>
      (await worker.draw({ kind: 'chapter', brief, scene, widthPx }, signal)) as ChapterPicture,
    plate: async (brief, scene, signal) =>
      (await worker.draw({ kind: 'plate', brief, scene, widthPx }, signal)) as Plate,
    edition: async (brief, choice, signal) =>
      (await worker.draw({ kind: 'edition', brief, choice, widthPx }, signal)) as EditionPicture,
    landing: async (brief, signal) => (await worker.draw({ kind: 'landing', brief, widthPx }, signal)) as LandingSet,
    close: worker.close,
  }
}
