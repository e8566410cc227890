import * as z from 'zod/mini'

/** A paragraph's new text. All that no patch names stays as it is, byte by byte. */
export const Patch = z.object({
  /** Counted from 1; 0 is the title page, whose text is the teaser. */
  chapter: z.int(),
  /** Counted from 0; null is the title. */
  paragraph: z.nullable(z.int()),
  before: z.string(),
  /** May hold several paragraphs, parted by one line feed. */
  after: z.string(),
})
export type Patch = z.output<typeof Patch>

export const Version = z.object({
  /** Counted from 1: the story as it was written. */
  number: z.int(),
  createdAt: z.iso.datetime(),
  /** What was wished; null for the first version and for one that brings an earlier one back. */
  wish: z.nullable(z.string()),
  restoredFrom: z.nullable(z.int()),
  /** What it changed of the version before it. */
  patches: z.array(Patch),
})
export type Version = z.output<typeof Version>

/** `unchanged`: nothing was found that it could change. `failed`: it could not be done, and may be tried again. */
const WISH_STATES = ['working', 'unchanged', 'failed'] as const

export const Wish = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  wish: z.string(),
  state: z.enum(WISH_STATES),
  /** A service that it needs is away. It goes on by itself. */
  isWaiting: z.optional(z.literal(true)),
})
export type Wish = z.output<typeof Wish>
