import type * as z from 'zod/mini'
import type { CharacterSheet, StoryLocation, StoryPlan } from '../../contract/story.ts'
import type { Patch, RefusedPart } from '../../contract/version.ts'
import { PlainError } from '../../lib/plain-error.ts'
import type { Finding } from '../editor/finding.ts'
import type { Brief, Fact } from '../story/brief.ts'
import type { FactQuote, Manuscript } from '../story/manuscript.ts'
import type { StoryHistory } from '../story/memory.ts'
import type { AnswerForecast } from './answer-forecast.ts'
import type { BriefChange } from './improve/brief-change.ts'

/** What a story may cost: one of each, or several plans, a judge and a last reading. */
export type Quality = 'fast' | 'best'

export type Sheet = z.output<typeof CharacterSheet>
export type Scenery = { readonly name: string; readonly places: readonly z.output<typeof StoryLocation>[] }
/** What only the author knows of a plot: part of every later request, shown to nobody before the text. */
export interface PlotSecret {
  /** One thing, sound or gesture that comes back. */
  readonly motif: string
  readonly planted: string
  readonly pays: string
  readonly turn: string
  readonly firstImage: string
  readonly lastImage: string
  readonly promises: readonly string[]
  /** Three sentences in the narrator's manner. */
  readonly styleSample: string
  readonly speech: readonly { readonly name: string; readonly manner: string; readonly line: string }[]
  /** What happens in each chapter, in order. */
  readonly course: readonly string[]
  /** What a judge of several plans would borrow from others, and mend. */
  readonly notes?: readonly string[] | undefined
}

/** A key of `i18n/things.txt` or `i18n/locations.txt`, or words of the story's language in which one is looked up. */
export type PlotSubject = { readonly key: string } | { readonly words: string }

/** What pictures of a story show; what matters most stands first. */
export interface PlotSubjects {
  readonly things: readonly PlotSubject[]
  readonly locations: readonly PlotSubject[]
}

/** `secret` is absent where the author keeps none, `subjects` where words alone say what the story is about. */
export type Plan = z.output<typeof StoryPlan> & {
  readonly secret?: PlotSecret | undefined
  readonly subjects?: PlotSubjects | undefined
}

export const TIMES_OF_DAY = ['night', 'dusk', 'dawn', 'day'] as const

export interface ChapterView {
  /** Words of the visitor or the author; empty when no location is named. */
  readonly place: string
  /** Indices in the brief's `relations`, without the hero. */
  readonly who: readonly number[]
  /** Undefined when the chapter does not say. */
  readonly timeOfDay?: (typeof TIMES_OF_DAY)[number]
}

/** Start and end of a chapter in the world of the story, so that chapters can be written in parallel. */
export interface ChapterOutline {
  readonly number: number
  readonly words: number
  readonly entry: string
  readonly scenes: readonly string[]
  readonly exit: string
  /** Ids of the facts that must be told here. */
  readonly facts: readonly string[]
  /** Ids of facts that are shown here in passing, and told in a later chapter. */
  readonly plants?: readonly string[] | undefined
  readonly view: ChapterView
}

export interface Outline {
  readonly startSummary: string
  readonly chapters: readonly ChapterOutline[]
}

export interface Bible {
  readonly brief: Brief
  readonly sheet: Sheet
  readonly scenery: Scenery
  readonly plan: Plan
}

/** What a reader of the whole would change. */
export interface FinalRead {
  readonly patches: readonly Patch[]
  /** Where the new texts tell facts. */
  readonly quotes: readonly FactQuote[]
  /** Ids of facts whose quotes, though they share no word with the answer, mean it. */
  readonly confirmed: readonly string[]
}

/** A revision request, in the words of the story's owner. */
export interface ImproveRequest {
  readonly text: string
  /** The brief that the story was written from, and its changes since. */
  readonly history: { readonly brief: Brief; readonly changes: readonly BriefChange[] }
  /** An earlier proposal, and what the editor found in it. */
  readonly tried?: { readonly patches: readonly Patch[]; readonly findings: readonly Finding[] }
}

export interface Improvement {
  readonly patches: readonly Patch[]
  /** Of the brief, in order. */
  readonly changes: readonly BriefChange[]
  /** Parts of the request that nothing was done for. */
  readonly refused: readonly RefusedPart[]
  /** Ids of facts that the request revokes, so that the story need not tell them. */
  readonly overruled: readonly string[]
  /** Where the new texts tell facts; absent where the author quotes none. */
  readonly quotes?: readonly FactQuote[]
}

/** Key, deadline and usage callback of a request. */
export interface RequestOptions {
  readonly signal: AbortSignal
  /** The same for every try of the same work: providers use it to answer a repeated request once. */
  readonly key: string
  readonly spent: (usage: Usage) => Promise<void>
}

export interface Usage {
  readonly model: string
  readonly inputTokens: number
  readonly outputTokens: number
}

/** Methods are idempotent. They throw AuthorError without an acceptable answer, ServiceUnavailable in an outage. */
export interface Author {
  readonly kind: 'offline' | 'model'
  /** Language codes; null for any language. */
  readonly languages: readonly string[] | null
  /** In words. */
  readonly lengths: readonly number[]
  /** In words, for toddlers. */
  readonly toddlerLengths: readonly number[]
  /** Tokens that a model may think with in each request, reserved beside what it reads and writes. */
  readonly thinkingTokens?: number
  readonly quality?: Quality
  /** The facts of a brief as this author proves them, where that differs from the answers' own. */
  facts?(brief: Brief): Promise<readonly Fact[]>
  /** What this author will do with the answers, fast and without a draft; missing where it takes all of them. */
  readonly forecast?: (brief: Brief) => Promise<AnswerForecast>
  /** The brief as this author is given it, where that differs from the answers' own. */
  brief?(brief: Brief): Brief
  character(brief: Brief, options: RequestOptions): Promise<Sheet>
  places(brief: Brief, options: RequestOptions): Promise<Scenery>
  plan(brief: Brief, sheet: Sheet, scenery: Scenery, options: RequestOptions): Promise<Plan>
  outline(bible: Bible, options: RequestOptions): Promise<Outline>
  /** The opening chapter is written in parallel with the outline, without it; later ones after those of `before`. */
  chapter(
    bible: Bible,
    number: number,
    outline: Outline | undefined,
    options: RequestOptions,
    before?: readonly Manuscript[],
  ): Promise<Manuscript>
  /** The whole story read once more, by an author that can mend what it finds. */
  finalRead?(bible: Bible, chapters: readonly Manuscript[], options: RequestOptions): Promise<FinalRead>
  history?(brief: Brief): Promise<StoryHistory>
  /** New texts for paragraphs of a finished story. `pages` are its chapters, and as number 0 title and teaser. */
  improve(
    bible: Bible,
    pages: readonly Manuscript[],
    request: ImproveRequest,
    options: RequestOptions,
  ): Promise<Improvement>
  repair(bible: Bible, chapter: Manuscript, findings: readonly Finding[], options: RequestOptions): Promise<Manuscript>
}

/** `passing` says whether another try later may help. */
export class AuthorError extends PlainError {
  readonly passing: boolean
  /** Whether a provider held its own answer back as unfit. */
  readonly isWithheld: boolean
  constructor(message: string, options: { passing: boolean; isWithheld?: boolean; cause?: unknown }) {
    super(message, { cause: options.cause })
    this.name = 'AuthorError'
    this.passing = options.passing
    this.isWithheld = options.isWithheld ?? false
  }
}
