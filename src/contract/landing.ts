import * as z from 'zod/mini'
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
/** A page asks for this many things at least, when its texts are made. */
export const LANDING_QUESTIONS_MIN = 3
export const LANDING_QUESTIONS_MAX = 5

/** What staff type about a page that is to be. */
export const Idea = filledText(TEXT_MAX)

export const LandingQuestion = z.strictObject({
  question: filledText(LINE_MAX),
  options: z
    .array(filledText(SHORT_TEXT_MAX))
    .check(z.minLength(QUESTION_OPTIONS_MIN), z.maxLength(QUESTION_OPTIONS_MAX)),
})
export type LandingQuestion = z.output<typeof LandingQuestion>

/** The words of a page as an author writes them from an idea. */
export const LandingWords = z.strictObject({
  title: filledText(SYMBOL_MAX),
  /** Markdown. */
  content: filledText(MARKDOWN_MAX),
  boxTitle: filledText(SYMBOL_MAX),
  boxText: filledText(TEXT_MAX),
  metaTitle: filledText(SYMBOL_MAX),
  metaDescription: filledText(LINE_MAX),
  url: Slug,
  /** What is being made: "Eine Geschichte über Opa und den letzten Dinosaurier". */
  productDefinition: filledText(LINE_MAX),
  productQuestions: z
    .array(LandingQuestion)
    .check(z.minLength(LANDING_QUESTIONS_MIN), z.maxLength(LANDING_QUESTIONS_MAX)),
})
export type LandingWords = z.output<typeof LandingWords>

/** The same with where such a page belongs: its category, the group of the hot list, the ages it is for. */
export const LandingProposal = z.extend(LandingWords, {
  category: z.enum(CATEGORIES),
  group: z.enum(HOT_LIST_GROUPS),
  ages: z.array(AgeSpan).check(z.maxLength(AGES_MAX)),
})
export type LandingProposal = z.output<typeof LandingProposal>

/** Who wrote the texts of a page, and who drew its pictures. */
export const WRITERS = ['offline', 'model'] as const
export const PAINTERS = ['paper-cut', 'model'] as const

/** A 2x2 sheet of four pictures, and the four of it at full size, each with an address that shows it. */
export const LandingPictures = z.object({
  url: z.string(),
  upscaled_urls: z.array(z.string()).check(z.minLength(4), z.maxLength(4)),
})
export type LandingPictures = z.output<typeof LandingPictures>

/** Shown to search engines and visitors, to nobody yet, to nobody any more. */
export const LANDING_STATES = ['draft', 'published', 'withdrawn'] as const
export const LandingState = z.enum(LANDING_STATES)
export type LandingState = z.output<typeof LandingState>

/** Everything of a page that staff decide; what is left empty falls back as spec 5 says. */
export const LandingDraft = z.strictObject({
  language: z.enum(LANGUAGES),
  title: filledText(SYMBOL_MAX),
  content: text(MARKDOWN_MAX),
  /** Empty, or the address of a picture that was made or put up here. */
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
  /** The group of the hot list. */
  category: z._default(z.enum(HOT_LIST_GROUPS), 'other'),
  badge: z.optional(z.enum(BADGES)),
  ages: z._default(z.array(AgeSpan).check(z.maxLength(AGES_MAX)), []),
  userInput: text(TEXT_MAX),
  /** The same page in other languages, by slug. */
  hreflang: z._default(z.partialRecord(z.enum(LANGUAGES), Slug), {}),
})
export type LandingDraft = z.output<typeof LandingDraft>

/** The id of an entry of the content service; one that began with a dot could be a step in a path. */
export const LandingId = z.string().check(z.regex(/^[A-Za-z0-9][\w.-]{0,63}$/))

/** A page that is saved, new or read before: whoever changes one names the version they read. */
export const LandingChange = z.extend(LandingDraft, {
  id: z.optional(LandingId),
  version: z.optional(z.int().check(z.gte(1))),
})
export type LandingChange = z.output<typeof LandingChange>

const stored = {
  id: z.string(),
  /** What has to be named to change it. */
  version: z.int(),
  state: LandingState,
  /** Whether visitors see it otherwise than it is written here: it was saved and not published since. */
  changed: z.boolean(),
  /** Where visitors find it once it is published. */
  path: z.string(),
}

export const SavedLanding = z.object(stored)
export type SavedLanding = z.output<typeof SavedLanding>

/** The same in a list. */
export const LandingRow = z.object({
  ...stored,
  updatedAt: z.iso.datetime(),
  language: z.enum(LANGUAGES),
  title: z.string(),
  category: z.enum(HOT_LIST_GROUPS),
  ranking: z.int(),
  /** A small picture of its cover, if it has one. */
  picture: z.nullable(z.string()),
})
export type LandingRow = z.output<typeof LandingRow>

/** A page as the content service has it. */
export const LandingEntry = z.object({
  ...stored,
  updatedAt: z.iso.datetime(),
  draft: LandingDraft,
  /** The same page in other languages, as far as there are such entries. */
  siblings: z.array(LandingRow),
})
export type LandingEntry = z.output<typeof LandingEntry>

/** A page that says much the same. `likeness` is a share of 1: the estimated part of word runs that both have. */
export const SimilarLanding = z.object({ id: z.string(), title: z.string(), path: z.string(), likeness: z.number() })
export type SimilarLanding = z.output<typeof SimilarLanding>
