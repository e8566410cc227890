import type { Category } from '../../contract/categories.ts'
import type { TargetAge, Tone } from '../../contract/options.ts'
import type { Memory } from './memory.ts'

export type Gender = 'male' | 'female' | 'non-binary' | 'unsaid'

export interface Relation {
  readonly name: string
  readonly gender: Gender
  readonly age: number | undefined
  /** As typed: "Oma", "best friend". May be empty. */
  readonly connection: string
}

/** An answer the story must use. */
export interface Fact {
  /** Stable within a story: `hero.name`, `relation.0.name`, `dynamic.2`. */
  readonly id: string
  /** The answer as given. */
  readonly text: string
  /** Words or phrases any of which, found in the text, shows that the fact was used (compared without case). */
  readonly aliases: readonly string[]
  readonly required: boolean
}

/** What an author gets: the visitor's answers, made whole and ordered. Contains personal data; never logged. */
export interface Brief {
  /** Decides every choice of the offline author and the illustrator. */
  readonly seed: string
  /** Two-letter code, or the language's typed name when it has none. */
  readonly language: string
  readonly category: Category
  readonly words: number
  readonly chapterCount: number
  readonly targetAge: TargetAge
  readonly audience: string
  readonly tones: readonly Tone[]
  readonly refinement: string
  readonly baseStory: string
  readonly hero: {
    readonly name: string
    readonly age: number
    readonly gender: Gender
    readonly archetype: string
    readonly hair: string
    readonly eyes: string
    /** Options of BUILDS, or typed words. */
    readonly build: readonly string[]
    readonly peculiarities: string
    readonly characteristics: string
    readonly quirks: string
    readonly history: string
  }
  readonly relations: readonly Relation[]
  readonly location: string
  readonly places: readonly string[]
  readonly isReal: boolean
  readonly answers: readonly { readonly question: string; readonly answer: string }[]
  readonly facts: readonly Fact[]
  /** Of the same person's earlier stories. */
  readonly memory: Memory
}
