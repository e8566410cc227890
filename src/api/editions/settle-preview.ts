import * as z from 'zod/mini'
import type { MakingState } from '../../contract/edition.ts'
import { PREVIEW_PAGE_KINDS, type PreviewPage, type PreviewPart } from '../../contract/preview.ts'
import type { Queries } from '../db/database.ts'
import type { StoredSchema } from '../db/stored.ts'

export interface PageNote extends Pick<PreviewPage, 'kind' | 'number'> {
  /** Of the whole paperback. */
  readonly pageCount: number
}

export const PAGE_NOTE: StoredSchema<PageNote> = z.object({
  kind: z.enum(PREVIEW_PAGE_KINDS),
  number: z.int(),
  pageCount: z.int(),
})

const SPOKEN_BY = z.object({ kind: z.enum(['engine', 'model']), name: z.string() })
const SENTENCE = z.object({ text: z.string(), fromMs: z.number(), toMs: z.number() })

export interface SampleNote {
  readonly durationMs: number
  readonly spokenBy: z.output<typeof SPOKEN_BY>
  readonly sentences: z.output<typeof SENTENCE>[]
}

export const SAMPLE_NOTE: StoredSchema<SampleNote> = z.object({
  durationMs: z.number(),
  spokenBy: SPOKEN_BY,
  sentences: z.array(SENTENCE),
})

export interface PreviewRevision {
  readonly story: string
  readonly part: PreviewPart
  readonly revision: string
}

/** Whether this revision is waited for. */
export async function isPreviewPending(queries: Queries, { story, part, revision }: PreviewRevision): Promise<boolean> {
  const row = await queries
    .selectFrom('story_preview')
    .select('state')
    .where('story_id', '=', story)
    .where('part', '=', part)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return row?.state === 'pending'
}

/** Settles a pending revision; false when another one is waited for. */
export async function settlePreview(
  transaction: Queries,
  { story, part, revision }: PreviewRevision,
  state: Exclude<MakingState, 'pending'>,
): Promise<boolean> {
  const row = await transaction
    .updateTable('story_preview')
    .set({ state })
    .where('story_id', '=', story)
    .where('part', '=', part)
    .where('revision', '=', revision)
    .where('state', '=', 'pending')
    .returning('part')
    .executeTakeFirst()
  return row !== undefined
}
