import * as z from 'zod/mini'
import { ANSWER_KINDS } from './answers/answer-kinds.ts'
import { CATEGORIES } from './categories.ts'
import { AGES_MAX, AgeSpan, BADGES, HOT_LIST_GROUPS, MARKDOWN_MAX, Slug, SYMBOL_MAX } from './landing-fields.ts'
import { LandingPresets } from './landing-presets.ts'
import { LANGUAGES } from './languages.ts'
import {
  ANSWERS_MAX,
  LINE_MAX,
  QUESTION_OPTIONS_MAX,
  QUESTION_OPTIONS_MIN,
  SHORT_TEXT_MAX,
  TEXT_MAX,
} from './limits.ts'
import { filledText, text } from './text.ts'

export const RANKING_MAX = 100
export const RANKING_DEFAULT = 50
export const LANDING_QUESTIONS_MIN = 3
export const LANDING_QUESTIONS_MAX = 5

export const Idea = filledText(TEXT_MAX)

export const LandingQuestion = z.strictObject({
  question: filledText(LINE_MAX),
  /** What it asks for; guessed from its words when missing. */
  kind: z.optional(z.enum(ANSWER_KINDS)),
  options: z
    .array(filledText(SHORT_TEXT_MAX))
    .check(z.minLength(QUESTION_OPTIONS_MIN), z.maxLength(QUESTION_OPTIONS_MAX)),
})
export type LandingQuestion = z.output<typeof LandingQuestion>

export const LandingWords = z.strictObject({
  title: filledText(SYMBOL_MAX),
  content: filledText(MARKDOWN_MAX),
  boxTitle: filledText(SYMBOL_MAX),
  boxText: filledText(TEXT_MAX),
  metaTitle: filledText(SYMBOL_MAX),
  metaDescription: filledText(LINE_MAX),
  url: Slug,
  /** "Eine Geschichte über Opa und den letzten Dinosaurier". */
  productDefinition: filledText(LINE_MAX),
  productQuestions: z
    .array(LandingQuestion)
    .check(z.minLength(LANDING_QUESTIONS_MIN), z.maxLength(LANDING_QUESTIONS_MAX)),
})
export type LandingWords = z.output<typeof LandingWords>

/** Its subject; only who it is for, the occasion or its own words; nothing. */
const IDEA_USES = ['subject', 'frame', 'none'] as const
export type IdeaUse = (typeof IDEA_USES)[number]

export const LandingProposal = z.extend(LandingWords, {
  category: z.enum(CATEGORIES),
  group: z.enum(HOT_LIST_GROUPS),
  ages: z.array(AgeSpan).check(z.maxLength(AGES_MAX)),
  /** What of the idea the built-in author could follow; missing where a model wrote. */
  ideaUse: z.optional(z.enum(IDEA_USES)),
})
export type LandingProposal = z.output<typeof LandingProposal>

export const WRITERS = ['offline', 'model'] as const
export const PAINTERS = ['paper-cut', 'model'] as const

export const LandingPictures = z.object({
  url: z.string(),
  upscaled_urls: z.array(z.string()).check(z.minLength(4), z.maxLength(4)),
})
export type LandingPictures = z.output<typeof LandingPictures>

/** Visible, not yet, no longer. */
export const LANDING_STATES = ['draft', 'published', 'withdrawn'] as const
export const LandingState = z.enum(LANDING_STATES)
export type LandingState = z.output<typeof LandingState>

/** Fields that staff decide; empty ones fall back as in spec 5. */
export const LandingDraft = z.strictObject({
  language: z.enum(LANGUAGES),
  title: filledText(SYMBOL_MAX),
  content: text(MARKDOWN_MAX),
  /** Empty, or the address of a picture made or uploaded here. */
  coverImage: text(LINE_MAX),
  boxTitle: text(SYMBOL_MAX),
  boxText: text(TEXT_MAX),
  metaTitle: text(SYMBOL_MAX),
  metaDescription: text(LINE_MAX),
  url: z.union([z.literal(''), Slug]),
  parameter: z.strictObject({
    presets: z.optional(LandingPresets),
    context: z.strictObject({
      category: z.enum(CATEGORIES),
      productDefinition: filledText(LINE_MAX),
      landingPage: z.optional(text(SHORT_TEXT_MAX)),
    }),
  }),
  questions: z.array(LandingQuestion).check(z.maxLength(ANSWERS_MAX)),
  ranking: z._default(z.int().check(z.gte(0), z.lte(RANKING_MAX)), RANKING_DEFAULT),
  category: z._default(z.enum(HOT_LIST_GROUPS), 'other'),
  badge: z.optional(z.enum(BADGES)),
  ages: z._default(z.array(AgeSpan).check(z.maxLength(AGES_MAX)), []),
  userInput: text(TEXT_MAX),
  /** Translations, by slug. */
  hreflang: z._default(z.partialRecord(z.enum(LANGUAGES), Slug), {}),
})
export type LandingDraft = z.output<typeof LandingDraft>

/** Entry id; a leading dot could be a step in a path. */
export const LandingId = z.string().check(z.regex(/^[A-Za-z0-9][\w.-]{0,63}$/))

/** A page to save; a change names the version that was read. */
export const LandingChange = z.extend(LandingDraft, {
  id: z.optional(LandingId),
  version: z.optional(z.int().check(z.gte(1))),
})
export type LandingChange = z.output<typeof LandingChange>

const stored = {
  id: z.string(),
  version: z.int(),
  state: LandingState,
  /** Whether the draft differs from the published page. */
  changed: z.boolean(),
  path: z.string(),
}

export const SavedLanding = z.object(stored)
export type SavedLanding = z.output<typeof SavedLanding>

export const LandingRow = z.object({
  ...stored,
  updatedAt: z.iso.datetime(),
  language: z.enum(LANGUAGES),
  title: z.string(),
  category: z.enum(HOT_LIST_GROUPS),
  ranking: z.int(),
  picture: z.nullable(z.string()),
})
export type LandingRow = z.output<typeof LandingRow>

export const LandingEntry = z.object({
  ...stored,
  updatedAt: z.iso.datetime(),
  draft: LandingDraft,
  siblings: z.array(LandingRow),
})
export type LandingEntry = z.output<typeof LandingEntry>

/** `likeness`: estimated share (0 to 1) of common word runs. */
export const SimilarLanding = z.object({ id: z.string(), title: z.string(), path: z.string(), likeness: z.number() })
export type SimilarLanding = z.output<typeof SimilarLanding>
