import * as z from 'zod/mini'

/** Everything without a patch stays byte for byte. */
export const Patch = z.object({
  /** Counted from 1; 0 is the title page with the teaser. */
  chapter: z.int(),
  /** From 0; null is the title. */
  paragraph: z.nullable(z.int()),
  before: z.string(),
  /** May be several paragraphs, separated by one line feed. */
  after: z.string(),
})
export type Patch = z.output<typeof Patch>

export const Version = z.object({
  /** From 1, the original. */
  number: z.int(),
  createdAt: z.iso.datetime(),
  /** Null for the first version and for a restored one. */
  wish: z.nullable(z.string()),
  restoredFrom: z.nullable(z.int()),
  patches: z.array(Patch),
})
export type Version = z.output<typeof Version>

/** Why a part of a request is not done. Keys of i18n `versions.reasons`. */
const REVISION_REFUSALS = [
  'not-understood',
  'ending',
  'style',
  'language',
  'plot',
  'name-missing',
  'name-taken',
  'not-in-story',
  'main-character',
  'part-of-plot',
  'too-much',
  'heavy',
  'nothing-to-change',
] as const
export type RevisionRefusal = (typeof REVISION_REFUSALS)[number]

export const RefusedPart = z.object({
  /** Words of the request. */
  part: z.string(),
  reason: z.enum(REVISION_REFUSALS),
})
export type RefusedPart = z.output<typeof RefusedPart>

/**
 * `unchanged`: nothing to change was found. `failed`: may be tried again. `refused`: nothing was done, for the reasons of its
 * parts. `done`: has come true but for the parts that were refused.
 */
const REVISION_REQUEST_STATES = ['working', 'unchanged', 'failed', 'refused', 'done'] as const

export const RevisionRequest = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  wish: z.string(),
  state: z.enum(REVISION_REQUEST_STATES),
  isWaiting: z.optional(z.literal(true)),
  refused: z.optional(z.array(RefusedPart)),
})
export type RevisionRequest = z.output<typeof RevisionRequest>
