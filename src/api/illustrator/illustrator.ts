import type { Category } from '../../contract/categories.ts'
import type { Tone } from '../../contract/options.ts'
import { startDrawingRoom } from './drawing-room.ts'
import type { Animal } from './figures/animal-words.ts'
import type { Pose } from './figures/pose.ts'
import type { TimeOfDay } from './palettes.ts'
import type { Weather } from './setting.ts'

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
    /** In the visitor's words; what they say of skin and hair is listened to. */
    readonly peculiarities?: string
  }
  /** Free text in any language; its words are looked up, never drawn. */
  readonly location: string
  readonly tones: readonly Tone[]
  /** How many persons belong to the hero's story. */
  readonly companions: number
  /** Who they are, as far as known; without it somebody of the seed's choosing goes along. Nobody's name. */
  readonly relations?: readonly {
    readonly gender: string
    readonly age: number | undefined
    /** As typed: "Oma", "best friend", "our cat". */
    readonly connection: string
  }[]
  /** Other free text of the visitor: animals, weather and seasons are looked up in it, nothing else. */
  readonly answers?: string
}

/** What a picture shows, as keys: words in any language are found by them. */
export interface SceneWords {
  readonly motif: string
  readonly timeOfDay: TimeOfDay
  readonly sky: string
  readonly pose: Pose
  /** Absent when the sky is clear. */
  readonly weather?: Exclude<Weather, 'clear'>
  /** Absent when the hero walks alone. */
  readonly companion?: Animal | 'person'
}

/** Pictures are WebP and carry the IPTC digital source type. */
export interface CoverSet {
  /** The four covers two by two, 820 x 1092 px. */
  readonly overview: Uint8Array
  /** Four covers, 600 x 800 px. */
  readonly quadrants: readonly Uint8Array[]
  readonly scenes: readonly SceneWords[]
}

/** What the plan says of a chapter, as far as a picture can show it. */
export interface ChapterScene {
  /** From 1. */
  readonly chapter: number
  /** Chapters of the whole story. */
  readonly count: number
  /** Free text in any language; its words are looked up, never drawn. */
  readonly place: string
  /** Left open, the day goes on as the story does. */
  readonly timeOfDay?: TimeOfDay
  /** Who is there beside the hero: places in the brief's `relations`. Two are drawn at most. */
  readonly who: readonly number[]
}

export interface ChapterPicture {
  /** WebP, 600 x 800 px, with the IPTC digital source type. */
  readonly bytes: Uint8Array
  readonly scene: SceneWords
}

/** What the drawing thread is asked for. */
export type Commission =
  | { readonly kind: 'covers'; readonly brief: PictureBrief }
  | { readonly kind: 'chapter'; readonly brief: PictureBrief; readonly scene: ChapterScene }

export interface Illustrator {
  readonly kind: 'paper-cut' | 'model'
  /** Throws the signal's reason when it is aborted. */
  covers(brief: PictureBrief, signal: AbortSignal): Promise<CoverSet>
}

export interface PaperCut extends Illustrator {
  /** Throws the signal's reason when it is aborted. */
  chapter(brief: PictureBrief, scene: ChapterScene, signal: AbortSignal): Promise<ChapterPicture>
  close(): Promise<void>
}

/** Draws every picture itself, from paper, in a thread of its own: the event loop stays free. No network. */
export function openPaperCut(): PaperCut {
  const room = startDrawingRoom<Commission, CoverSet | ChapterPicture>()
  return {
    kind: 'paper-cut',
    covers: async (brief, signal) => (await room.draw({ kind: 'covers', brief }, signal)) as CoverSet,
    chapter: async (brief, scene, signal) =>
      (await room.draw({ kind: 'chapter', brief, scene }, signal)) as ChapterPicture,
    close: room.close,
  }
}
