import * as z from 'zod/mini'
import { CATEGORIES } from './categories.ts'
import { MAKING_STATES } from './edition.ts'
import { TARGET_AGES } from './options.ts'
import { RATINGS } from './rating.ts'

export const STORY_STATES = ['pending', 'working', 'complete', 'failed'] as const
/** Awaited services, for visitors. */
const AWAITED = ['texts', 'pictures', 'storage'] as const
export type AwaitedService = (typeof AWAITED)[number]

export const STORY_ROLES = ['owner', 'recipient'] as const

export const MediaItem = z.object({
  /** `audio` is one chapter's sound; a pending edition has no `downloadUrl`. */
  type: z.enum(['coverimage', 'chapterimage', 'ebook', 'webbook', 'audiobook', 'paperback', 'audio']),
  id: z.string(),
  downloadUrl: z.string(),
  alt: z.optional(z.string()),
  /** Editions only: pending with an address while remade. */
  state: z.optional(z.enum(MAKING_STATES)),
  /** Pending editions only: an outage; it goes on by itself. */
  isWaiting: z.optional(z.literal(true)),
  bytes: z.optional(z.int()),
  /** `audiobook` only: chapters with a current sound. */
  progress: z.optional(z.object({ done: z.int(), total: z.int() })),
  /** `audio`, and complete `audiobook` only. */
  durationMs: z.optional(z.int()),
  /** `audio` only: address of ChapterTimings. Missing for the sound of an earlier text. */
  timingsUrl: z.optional(z.string()),
  /** `audio` and `audiobook` only: the built-in engine, or a provider's model. */
  spokenBy: z.optional(z.enum(['engine', 'model'])),
})
export type MediaItem = z.output<typeof MediaItem>

/** Times of each sentence in the chapter's sound, in text order. */
export const ChapterTimings = z.array(
  z.object({
    /** Counted from 0. */
    paragraph: z.int(),
    /** Position of the sentence in its paragraph, in UTF-16 units. */
    start: z.int(),
    end: z.int(),
    /** Milliseconds from the beginning of the sound. */
    fromMs: z.number(),
    toMs: z.number(),
  }),
)
export type ChapterTimings = z.output<typeof ChapterTimings>

export const Chapter = z.object({
  /** From 1; may be finished before an earlier one. */
  number: z.int(),
  title: z.string(),
  /** Paragraphs separated by one line feed. */
  text: z.string(),
  mediaItems: z.array(MediaItem),
})

const StatusChapter = z.object({
  ...Chapter.shape,
  /** Different for every text. Known ones are sent with an empty `text`. */
  revision: z.string(),
})

export const CharacterSheet = z.object({
  name: z.string(),
  /** Name and byname: "Mila, die Laternenträgerin". */
  byname: z.string(),
  age: z.int(),
  appearance: z.string(),
  strength: z.string(),
  quirk: z.string(),
})

export const StoryLocation = z.object({ name: z.string(), description: z.string() })

export const StoryPlan = z.object({
  title: z.string(),
  teaser: z.string(),
  chapters: z.array(z.object({ number: z.int(), title: z.string(), summary: z.string() })),
})

export const CoverImages = z.object({
  id: z.string(),
  overview_url: z.string(),
  /** Without titles. */
  upscaled_urls: z.array(z.string()),
  /** The same pictures with the title of the story, as its books show them; null until drawn. */
  cards: z.array(z.nullable(z.string())),
  alts: z.array(z.string()),
  chosen: z.nullable(z.int()),
  /** Whether paper-cuts replace some pictures of a failing provider. */
  isPartlyPaper: z.boolean(),
})

/** 600x800, 1600x2560 and 1400x1400 px with title, 16:9 and 13:15 without. Null until drawn. */
export const CoverFormats = z.object({
  card: z.nullable(z.string()),
  full: z.nullable(z.string()),
  square: z.nullable(z.string()),
  wide: z.nullable(z.string()),
  tall: z.nullable(z.string()),
})

export const ReceiptLine = z.object({
  /** `hero.name`, `relation.0.connection`, `setting.place.1`, `dynamic.2`. */
  fact: z.string(),
  /** A page's own question; null for fixed fields. */
  question: z.nullable(z.string()),
  /** As given; several options are joined by ", ". */
  answer: z.string(),
  /** Counted from 1. */
  chapter: z.int(),
  /** Counted from 0. */
  paragraph: z.int(),
  quote: z.string(),
  /** Position of the quote in its paragraph, in UTF-16 units. */
  start: z.int(),
})
export type ReceiptLine = z.output<typeof ReceiptLine>

/** Why a story was given up, and the answers whose change may help; facts and questions as in ReceiptLine. */
export const StoryFailure = z.object({
  /** `unfit`: its text did not fit its readers. `withheld`: a model would not write it. `untold`: answers that found no place. */
  reason: z.enum(['unfit', 'withheld', 'untold']),
  answers: z.array(z.object({ fact: z.string(), question: z.nullable(z.string()) })),
})
export type StoryFailure = z.output<typeof StoryFailure>

const StatusDetails = z.object({ position: z.int(), isComplete: z.boolean() })

export const StoryStatus = z.object({
  storyId: z.uuid(),
  status: z.object({
    currentStatus: z.enum(STORY_STATES),
    position: z.int(),
    total: z.int(),
    currentChapter: z.int(),
    totalChapters: z.int(),
  }),
  statusDetails: StatusDetails,
  category: z.enum(CATEGORIES),
  language: z.string(),
  writtenBy: z.enum(['offline', 'model']),
  /** An outage: the story goes on by itself. Absent otherwise. */
  waitingFor: z.optional(z.enum(AWAITED)),
  /** Failed stories only, where the reason is known. */
  failure: z.optional(StoryFailure),
  elapsedSeconds: z.number(),
  estimateSeconds: z.number(),
  /** The hero alone, as in every picture: a whole SVG document. */
  heroFigure: z.string(),
  coverImages: z.nullable(CoverImages),
  character: z.nullable(CharacterSheet),
  location: z.nullable(z.object({ name: z.string(), places: z.array(StoryLocation) })),
  story: z.object({
    title: z.string(),
    teaser: z.string(),
    chapters: z.array(StatusChapter),
    length: z.int(),
  }),
  storyPlan: z.nullable(StoryPlan),
  storyStartSummary: z.nullable(z.string()),
})
export type StoryStatus = z.output<typeof StoryStatus>

export const Story = z.object({
  id: z.uuid(),
  /** The caller's own, or shared with them for reading only. */
  role: z.enum(STORY_ROLES),
  title: z.string(),
  description: z.string(),
  teaser: z.string(),
  category: z.enum(CATEGORIES),
  language: z.string(),
  length: z.int(),
  targetAge: z.enum(TARGET_AGES),
  writtenBy: z.enum(['offline', 'model']),
  createdAt: z.iso.datetime(),
  state: z.enum(STORY_STATES),
  /** Whether its books are sold only when its owner has reached the end. */
  mustBeRead: z.boolean(),
  /** Recipients of a present with one: the giver's words and name. */
  dedication: z.optional(z.object({ text: z.string(), from: z.string() })),
  /** Recipients of a present: the editions that are part of it. Others they may order. */
  presented: z.optional(z.array(z.string())),
  /** What the caller said of it. */
  rating: z.optional(z.enum(RATINGS)),
  /** With its title; null until drawn. */
  cover: z.nullable(z.string()),
  coverFormats: CoverFormats,
  mediaItems: z.array(MediaItem),
  chapters: z.array(Chapter),
  /** Owner only. Null while the story is written, or finished before there were receipts. */
  receipt: z.nullable(z.array(ReceiptLine)),
  statusDetails: StatusDetails,
})
export type Story = z.output<typeof Story>
