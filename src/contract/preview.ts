import * as z from 'zod/mini'
import { MAKING_STATES } from './edition.ts'

export const PREVIEW_PARTS = ['pages', 'sample'] as const
export type PreviewPart = (typeof PREVIEW_PARTS)[number]

/** `text`: a later page of a chapter, or one without any print. */
export const PREVIEW_PAGE_KINDS = [
  'cover',
  'title',
  'about',
  'dedication',
  'contents',
  'picture',
  'chapter',
  'text',
] as const

export const PreviewPage = z.object({
  kind: z.enum(PREVIEW_PAGE_KINDS),
  /** As printed on it; 0 is the cover. */
  number: z.int(),
  /** Signed address of its picture. */
  url: z.string(),
})
export type PreviewPage = z.output<typeof PreviewPage>

const PreviewPages = z.object({
  state: z.enum(MAKING_STATES),
  /** Of the whole paperback; null until it is known. */
  pageCount: z.nullable(z.int()),
  list: z.array(PreviewPage),
})
export type PreviewPages = z.output<typeof PreviewPages>

const PreviewSample = z.object({
  state: z.enum(MAKING_STATES),
  /** Signed address of its sound. */
  url: z.nullable(z.string()),
  durationMs: z.nullable(z.int()),
  /** The built-in engine, or a provider's model with its name. */
  spokenBy: z.nullable(z.object({ kind: z.enum(['engine', 'model']), name: z.string() })),
  sentences: z.array(z.object({ text: z.string(), fromMs: z.number(), toMs: z.number() })),
})
export type PreviewSample = z.output<typeof PreviewSample>

/** A book before it is bought: its first pages as they will be printed, and its beginning read aloud. */
export const StoryPreview = z.object({ pages: PreviewPages, sample: PreviewSample })
export type StoryPreview = z.output<typeof StoryPreview>
