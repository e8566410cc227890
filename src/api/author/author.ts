import type * as z from 'zod/mini'
import type { CharacterSheet, Place, StoryPlan } from '../../contract/story.ts'
import type { Patch } from '../../contract/version.ts'
import { PlainError } from '../../lib/plain-error.ts'
import type { Finding } from '../editor/finding.ts'
import type { Brief } from '../story/brief.ts'
import type { Manuscript } from '../story/manuscript.ts'
import type { Told } from '../story/memory.ts'

export type Sheet = z.output<typeof CharacterSheet>
export type Scenery = { readonly name: string; readonly places: readonly z.output<typeof Place>[] }
export type Plan = z.output<typeof StoryPlan>

export const TIMES_OF_DAY = ['night', 'dusk', 'dawn', 'day'] as const

/** What a chapter's picture can show of it. */
export interface ChapterView {
  /** In the words of the visitor or the author; empty when no place is named. */
  readonly place: string
  /** Who is there beside the hero: places in the brief's `relations`. */
  readonly who: readonly number[]
  /** Left open where the chapter does not say. */
  readonly timeOfDay?: (typeof TIMES_OF_DAY)[number]
}

/** How a chapter begins and ends in the world of the story, so that chapters can be written side by side. */
export interface ChapterOutline {
  readonly number: number
  /** Words this chapter may use. */
  readonly words: number
  readonly entry: string
  readonly scenes: readonly string[]
  readonly exit: string
  /** Ids of the facts that must be told here. */
  readonly facts: readonly string[]
  readonly view: ChapterView
}

export interface Outline {
  readonly startSummary: string
  readonly chapters: readonly ChapterOutline[]
}

/** What all later steps must obey. */
export interface Bible {
  readonly brief: Brief
  readonly sheet: Sheet
  readonly scenery: Scenery
  readonly plan: Plan
}

/** Somebody of the answers has got another name by a wish. */
export interface Rename {
  readonly from: string
  readonly to: string
}

/** A wish for a finished story, in its owner's words. */
export interface ImproveAsk {
  readonly wish: string
  /** What was proposed before, and what the editor found in it. */
  readonly tried?: { readonly patches: readonly Patch[]; readonly findings: readonly Finding[] }
}

export interface Improvement {
  /** Empty when the wish changes nothing. */
  readonly patches: readonly Patch[]
  readonly renames: readonly Rename[]
  /** Ids of facts that the wish itself takes back, so that the story need not tell them any more. */
  readonly overruled: readonly string[]
}

/** Who asked, and until when an answer is wanted. */
export interface Errand {
  readonly signal: AbortSignal
  /** The same for every try of the same work: providers use it to answer a repeated request once. */
  readonly key: string
  /** Called, and awaited, with what a model charged for one request. */
  readonly spent: (usage: Usage) => Promise<void>
}

export interface Usage {
  readonly model: string
  readonly inputTokens: number
  readonly outputTokens: number
}

/**
 * Writes a story, piece by piece. Every method may be called again with the same arguments after a crash.
 * Throws AuthorError when no acceptable answer could be had, ServiceUnavailable while a provider is away.
 */
export interface Author {
  readonly kind: 'offline' | 'model'
  /** Codes of the languages it writes; null when it takes any. */
  readonly languages: readonly string[] | null
  /** Lengths it writes, in words. */
  readonly lengths: readonly number[]
  /** Those that it writes for toddlers. */
  readonly toddlerLengths: readonly number[]
  character(brief: Brief, errand: Errand): Promise<Sheet>
  places(brief: Brief, errand: Errand): Promise<Scenery>
  plan(brief: Brief, sheet: Sheet, scenery: Scenery, errand: Errand): Promise<Plan>
  outline(bible: Bible, errand: Errand): Promise<Outline>
  /** The opening chapter is written beside the outline, without it; the others follow the outline. */
  chapter(bible: Bible, number: number, outline: Outline | undefined, errand: Errand): Promise<Manuscript>
  /** Contradictions between chapters; an empty list when there are none. */
  continuity(bible: Bible, outline: Outline, chapters: readonly Manuscript[], errand: Errand): Promise<Finding[]>
  /** What the story of a brief is told with, for the brief's next one; only an author that keeps account has it. */
  told?(brief: Brief): Told
  /**
   * Turns a wish into new texts for single paragraphs of a finished story. `pages` are its chapters, and before them as
   * number 0 the title page: title and teaser.
   */
  improve(bible: Bible, pages: readonly Manuscript[], ask: ImproveAsk, errand: Errand): Promise<Improvement>
  /** Rewrites the paragraphs that findings name, and only those. */
  repair(bible: Bible, chapter: Manuscript, findings: readonly Finding[], errand: Errand): Promise<Manuscript>
}

/** The author could not deliver. `passing` says whether trying again later may help. */
export class AuthorError extends PlainError {
  readonly passing: boolean
  constructor(message: string, options: { passing: boolean; cause?: unknown }) {
    super(message, { cause: options.cause })
    this.name = 'AuthorError'
    this.passing = options.passing
  }
}
