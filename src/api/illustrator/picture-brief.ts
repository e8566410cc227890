import type { Category } from '../../contract/categories.ts'
import type { Tone } from '../../contract/options.ts'
import type { Animal } from '../../figures/pets/pet-table.ts'
import type { Pose } from '../../figures/pose.ts'
import type { TimeOfDay } from './palettes.ts'
import type { Weather } from './setting.ts'
import type { Distance } from './staging/shot.ts'
/** What a story is about, as keys of things and locations that can be drawn; what matters most stands first. */
export interface StorySubjects {
  readonly things: readonly string[]
  readonly locations: readonly string[]
}

export interface PictureBrief {
  /** Decides everything the other fields leave open. */
  readonly seed: string
  readonly category: Category
  readonly hero: {
    readonly age: number
    readonly gender: string
    /** An option of HAIR, or the visitor's own words. */
    readonly hair: string
    /** An option of EYES, or words. */
    readonly eyes?: string
    readonly build: readonly string[]
    /** Decides what the words leave open of the looks, the same on the wizard's stage; without it the brief's seed does. */
    readonly lookSeed?: string
    /** In the visitor's words: glasses, a wheelchair, a raincoat are drawn. */
    readonly peculiarities?: string
  }
  /** Free text in any language; its words are looked up, never drawn. */
  readonly location: string
  readonly tones: readonly Tone[]
  /** How many persons belong to the hero's story. */
  readonly companions: number
  /** Who they are, as far as known. Nobody's name. */
  readonly relations?: readonly {
    readonly gender: string
    readonly age: number | undefined
    /** As typed: "Oma", "best friend", "our cat". */
    readonly connection: string
    /** Somebody who died, or is not or just born: nobody to be drawn. Keeps a place in the list. */
    readonly isAbsent?: boolean
  }[]
  /** Other free text of the visitor: animals, weather and seasons are looked up in it, nothing else. */
  readonly answers?: string
  /** Absent where there is no story yet: the seed chooses by the category. */
  readonly story?: StorySubjects
}

/** Somebody as a viewer sees them, as keys of i18n `pictures.ofStory`; an animal is one of `pictures.companions`. */
export interface PersonWords {
  readonly kind: string
  readonly features: readonly string[]
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
  /** Things of the story that are shown, and how near the picture stands; pictures without a story say neither. */
  readonly things?: readonly string[]
  readonly distance?: Distance
  /** Of pictures of a story: everybody who is there, the hero first. */
  readonly people?: readonly PersonWords[]
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
  /** What the chapter is about; absent where nobody looked. */
  readonly story?: StorySubjects
}
