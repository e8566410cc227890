import type { Category } from '../../contract/categories.ts'
import type { Tone } from '../../contract/options.ts'
import { startDrawingRoom } from './drawing-room.ts'

export interface PictureBrief {
  /** Decides everything the other fields leave open. */
  readonly seed: string
  readonly category: Category
  readonly hero: {
    readonly age: number
    readonly gender: string
    /** An option of HAIR, or the visitor's own words. */
    readonly hair: string
    readonly build: readonly string[]
  }
  /** Free text in any language; its words are looked up, never drawn. */
  readonly location: string
  readonly tones: readonly Tone[]
  /** How many persons belong to the hero's story. */
  readonly companions: number
}

/** What a picture shows, as keys: words in any language are found by them. */
export interface SceneWords {
  readonly motif: string
  readonly timeOfDay: 'night' | 'dusk' | 'dawn'
  readonly sky: string
  readonly pose: string
  /** Absent when the hero walks alone. */
  readonly companion?: 'fox' | 'person'
}

/** Pictures are WebP and carry the IPTC digital source type. */
export interface CoverSet {
  /** The four covers two by two, 820 x 1092 px. */
  readonly overview: Uint8Array
  /** Four covers, 600 x 800 px. */
  readonly quadrants: readonly Uint8Array[]
  readonly scenes: readonly SceneWords[]
}

export interface Illustrator {
  readonly kind: 'paper-cut' | 'model'
  /** Throws the signal's reason when it is aborted. */
  covers(brief: PictureBrief, signal: AbortSignal): Promise<CoverSet>
}

/** Draws every picture itself, from paper, in a thread of its own: the event loop stays free. No network. */
export function openPaperCut(): Illustrator & { close(): Promise<void> } {
  const room = startDrawingRoom<PictureBrief, CoverSet>()
  return { kind: 'paper-cut', covers: room.draw, close: room.close }
}
