import * as z from 'zod/mini'
import { CATEGORIES } from './categories.ts'
import { MAKING_STATES } from './edition.ts'
import { TARGET_AGES } from './options.ts'

export const STORY_STATES = ['pending', 'working', 'complete', 'failed'] as const
/** What a story may wait for, as its visitor understands it. */
const AWAITED = ['texts', 'pictures', 'storage'] as const
export type AwaitedService = (typeof AWAITED)[number]

export const STORY_ROLES = ['owner', 'recipient'] as const

export const MediaItem = z.object({
  /** `audio` is one chapter's sound; an edition that is ordered and not made yet has no `downloadUrl`. */
  type: z.enum(['coverimage', 'chapterimage', 'ebook', 'webbook', 'audiobook', 'paperback', 'audio']),
  id: z.string(),
  downloadUrl: z.string(),
  alt: z.optional(z.string()),
  /** Of an edition: pending with an address while it is made anew. */
  state: z.optional(z.enum(MAKING_STATES)),
  /** Of an edition that is pending: a service that it needs is away. It goes on by itself. */
  isWaiting: z.optional(z.literal(true)),
  bytes: z.optional(z.int()),
  /** Of an `audiobook`: how many chapters can be heard as they stand. */
  progress: z.optional(z.object({ done: z.int(), total: z.int() })),
  /** Of an `audio`, and of an `audiobook` once all of it is spoken: how long it lasts. */
  durationMs: z.optional(z.int()),
  /** Of an `audio`: where its ChapterTimings are. Missing while the sound is that of an earlier text of the chapter. */
  timingsUrl: z.optional(z.string()),
  /** Of an `audio` or `audiobook`: the engine that comes with the service, or a provider's model. */
  spokenBy: z.optional(z.enum(['engine', 'model'])),
})
export type MediaItem = z.output<typeof MediaItem>

/** When each sentence of a chapter is heard in its sound, in the order of the text. */
export const ChapterTimings = z.array(
  z.object({
    /** Counted from 0. */
    paragraph: z.int(),
    /** Where the sentence stands in its paragraph, in UTF-16 units. */
    start: z.int(),
    end: z.int(),
    /** Milliseconds from the beginning of the sound. */
    fromMs: z.number(),
    toMs: z.number(),
  }),
)
export type ChapterTimings = z.output<typeof ChapterTimings>

export const Chapter = z.object({
  /** Counted from 1; a chapter may be finished before an earlier one. */
  number: z.int(),
  title: z.string(),
  /** Paragraphs, parted by one line feed. */
  text: z.string(),
  mediaItems: z.array(MediaItem),
})

/** A chapter as the page of its generation shows it. */
const StatusChapter = z.object({
  ...Chapter.shape,
  /** Another one for every text. Whoever says that they hold it is sent an empty `text`. */
  revision: z.string(),
})

export const CharacterSheet = z.object({
  name: z.string(),
  /** The name with a byname in the story's language: "Mila, die Laternenträgerin". */
  byname: z.string(),
  age: z.int(),
  appearance: z.string(),
  strength: z.string(),
  quirk: z.string(),
})

export const Place = z.object({ name: z.string(), description: z.string() })

export const StoryPlan = z.object({
  title: z.string(),
  teaser: z.string(),
  chapters: z.array(z.object({ number: z.int(), title: z.string(), summary: z.string() })),
})

export const CoverImages = z.object({
  id: z.string(),
  overview_url: z.string(),
  upscaled_urls: z.array(z.string()),
  alts: z.array(z.string()),
  chosen: z.nullable(z.int()),
  /** Whether a provider of pictures failed and some of them were cut from paper in its place. */
  isPartlyPaper: z.boolean(),
})

/**
 * The chosen cover drawn with its title: addresses of 600x800, 1600x2560 and 1400x1400 px, and without: 16:9, 13:15.
 * Null until it is drawn; the large ones are drawn when their owner has settled on a cover.
 */
export const CoverFormats = z.object({
  card: z.nullable(z.string()),
  full: z.nullable(z.string()),
  square: z.nullable(z.string()),
  wide: z.nullable(z.string()),
  tall: z.nullable(z.string()),
})

/** An answer of the visitor, and the sentence of the story that tells it. */
export const ReceiptLine = z.object({
  /** Which answer: `hero.name`, `relation.0.connection`, `setting.place.1`, `dynamic.2`. */
  fact: z.string(),
  /** The question of the wizard's last pages that it answers; null for its fixed fields. */
  question: z.nullable(z.string()),
  /** As it was given; several options are parted by ", ". */
  answer: z.string(),
  /** Counted from 1. */
  chapter: z.int(),
  /** Counted from 0. */
  paragraph: z.int(),
  /** The sentence, as it stands in the paragraph. */
  quote: z.string(),
  /** Where the quote begins in its paragraph, in UTF-16 units. */
  start: z.int(),
})
export type ReceiptLine = z.output<typeof ReceiptLine>

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
  /** Two-letter code of the story's own language. */
  language: z.string(),
  writtenBy: z.enum(['offline', 'model']),
  /** A service that is away: the story waits for it, and goes on by itself. Absent while it goes on. */
  waitingFor: z.optional(z.enum(AWAITED)),
  elapsedSeconds: z.number(),
  estimateSeconds: z.number(),
  coverImages: z.nullable(CoverImages),
  character: z.nullable(CharacterSheet),
  location: z.nullable(z.object({ name: z.string(), places: z.array(Place) })),
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
  /** Whether it is the caller's own, or one that its owner shared with them: they read it, and nothing else. */
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
  cover: z.nullable(z.string()),
  coverFormats: CoverFormats,
  mediaItems: z.array(MediaItem),
  chapters: z.array(Chapter),
  /**
   * Null while there is none: the story is being written, or was finished before there were receipts. Its owner's only.
   */
  receipt: z.nullable(z.array(ReceiptLine)),
  statusDetails: StatusDetails,
})
export type Story = z.output<typeof Story>
