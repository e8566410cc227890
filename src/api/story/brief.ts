import type { AnswerKind } from '../../contract/answers/answer-kinds.ts'
import type { Category } from '../../contract/categories.ts'
import type { TargetAge, Tone } from '../../contract/options.ts'
import type { BriefAnswers, Gender, HeroName, SceneName } from './brief-answers.ts'
import type { Memory } from './memory.ts'

export type { Gender }

export interface Relation {
  readonly name: string
  readonly gender: Gender
  readonly age: number | undefined
  /** As typed: "Oma", "best friend". May be empty. */
  readonly connection: string
}

export interface Fact {
  /** Stable within a story: `hero.name`, `relation.0.name`, `dynamic.2`. */
  readonly id: string
  readonly text: string
  /** Words or phrases any of which proves the fact's use (compared without case). */
  readonly aliases: readonly string[]
  readonly required: boolean
  /** Carried with care or left alone: nobody asks for it. Absent for all others. */
  readonly isHeavy?: true
  /** Stands in the text in any wording, person and tense: the author quotes where. Absent where one of `aliases` must stand. */
  readonly byQuote?: true
  /** The story is whole without it. Absent where it counts. */
  readonly mayBeLeftOut?: true
}

/** One of a page's own questions and what was answered. */
interface BriefAnswer {
  readonly question: string
  /** What the question asks for. */
  readonly kind: AnswerKind
  readonly answer: string
}

/** The landing page that a story began on. Staff wrote it; the words of a page that is not found come from the visitor. */
export interface BriefLanding {
  readonly slug: string
  /** Empty when the page was not found. */
  readonly title: string
  /** What the page promises: "A story about Grandpa and the last dinosaur". */
  readonly productDefinition: string
}

/** The visitor's answers as authors get them: complete and ordered. Personal data; never logged. */
export interface Brief extends BriefAnswers<SceneName> {
  /** Decides every choice of the offline author and the illustrator. */
  readonly seed: string
  /** Two-letter code, or the typed name of a language without one. */
  readonly language: string
  readonly category: Category
  readonly words: number
  readonly chapterCount: number
  readonly targetAge: TargetAge
  readonly audience: string
  readonly tones: readonly Tone[]
  readonly hero: BriefAnswers<HeroName>
  readonly relations: readonly Relation[]
  readonly isReal: boolean
  readonly answers: readonly BriefAnswer[]
  /** Undefined for a story that began on a category's page or the calendar's. */
  readonly landing: BriefLanding | undefined
  readonly facts: readonly Fact[]
  readonly memory: Memory
}
