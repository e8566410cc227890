import type { Selectable } from 'kysely'
import {
  PREVIEW_PARTS,
  type PreviewPages,
  type PreviewPart,
  type PreviewSample,
  type StoryPreview,
} from '../../contract/preview.ts'
import { ownStory } from '../accounts/own-story.ts'
import type { Viewer } from '../accounts/visible-stories.ts'
import type { Database, Queries } from '../db/database.ts'
import type { StoryPreviewTable } from '../db/edition-tables.ts'
import type { TaskName } from '../db/jobs.ts'
import { readStored } from '../db/stored.ts'
import { mediaAddress } from '../media/media-address.ts'
import { Refusal, refuse } from '../results/refusal.ts'
import { previewRevision, sampleRevision } from './edition-files.ts'
import { type EditionDeps, queueOf } from './order-edition.ts'
import { PAGE_NOTE, SAMPLE_NOTE } from './settle-preview.ts'
import { readStoryText, type StoryText } from './story-text.ts'

/** After which a failed part may be made again, and one whose job was lost is. */
const AGAIN_MS = 3_600_000

const REVISION_OF: Readonly<Record<PreviewPart, (text: StoryText) => string>> = {
  pages: previewRevision,
  sample: sampleRevision,
}
const TASK_OF = { pages: 'preview-pages', sample: 'preview-sample' } as const satisfies Record<PreviewPart, TaskName>

interface PreviewDeps extends EditionDeps {
  readonly db: Database
  readonly secret: string
}

/** Has the parts made that are missing for the text; finds existing ones. */
export async function preparePreview(deps: PreviewDeps, id: string, viewer: Viewer): Promise<StoryPreview | Refusal> {
  const refused = await deps.db.transaction().execute(async transaction => {
    const own = await ownStory(transaction, id, viewer)
    if (own instanceof Refusal) return own
    const text = await readStoryText(transaction, id)
    if (!text) return refuse('not-ready')
    for (const part of PREVIEW_PARTS) await request(deps, transaction, { story: id, part, text })
    return undefined
  })
  return refused ?? view(deps, id)
}

async function request(
  deps: PreviewDeps,
  transaction: Queries,
  { story, part, text }: { readonly story: string; readonly part: PreviewPart; readonly text: StoryText },
): Promise<void> {
  const revision = REVISION_OF[part](text)
  const values = { revision, state: 'pending' as const, requested_at: new Date(deps.clock()) }
  const begun = await transaction
    .insertInto('story_preview')
    .values({ story_id: story, part, ...values })
    .onConflict(conflict =>
      conflict
        .columns(['story_id', 'part'])
        .doUpdateSet(values)
        .where(row =>
          row.or([
            row('story_preview.revision', '!=', revision),
            row.and([
              row('story_preview.state', '!=', 'ready'),
              row('story_preview.requested_at', '<=', new Date(deps.clock() - AGAIN_MS)),
            ]),
          ]),
        ),
    )
    .returning('part')
    .executeTakeFirst()
  if (begun) await queueOf(deps, story)(transaction, TASK_OF[part], revision)
}

export async function readPreview(deps: PreviewViewDeps, id: string, viewer: Viewer): Promise<StoryPreview | Refusal> {
  const own = await ownStory(deps.db, id, viewer)
  return own instanceof Refusal ? own : view(deps, id)
}

export type PreviewViewDeps = Pick<PreviewDeps, 'db' | 'secret' | 'clock'>

async function view(deps: PreviewViewDeps, story: string): Promise<StoryPreview | Refusal> {
  const rows = await deps.db.selectFrom('story_preview').selectAll().where('story_id', '=', story).execute()
  const [pages, sample] = PREVIEW_PARTS.map(name => rows.find(({ part }) => part === name))
  if (!pages || !sample) return refuse('not-found')
  const media = await deps.db
    .selectFrom('media')
    .select(['type', 'file', 'scene'])
    .where('story_id', '=', story)
    .where('type', 'in', ['previewpage', 'sample'])
    .execute()
  const address = (file: string) => mediaAddress(deps.secret, { story, file }, deps.clock())
  return {
    pages: pagesView(pages, media, address),
    sample: sampleView(sample, media, address),
  }
}

/** Pages as pictures; none where they are not of this revision, or not ready. */
export async function pagesOf(deps: PreviewViewDeps, story: string, revision: string): Promise<PreviewPages['list']> {
  const row = await deps.db
    .selectFrom('story_preview')
    .select(['revision', 'state'])
    .where('story_id', '=', story)
    .where('part', '=', 'pages')
    .where('revision', '=', revision)
    .executeTakeFirst()
  if (!row) return []
  const media = await deps.db
    .selectFrom('media')
    .select(['file', 'scene'])
    .where('story_id', '=', story)
    .where('type', '=', 'previewpage')
    .execute()
  return pagesView(row, media, file => mediaAddress(deps.secret, { story, file }, deps.clock())).list
}

type Row = Pick<Selectable<StoryPreviewTable>, 'revision' | 'state'>
type Media = readonly { readonly file: string; readonly scene: unknown }[]

function pagesView({ revision, state }: Row, media: Media, address: (file: string) => string): PreviewPages {
  const shown = state === 'ready' ? media.filter(({ file }) => file.startsWith(`${revision}-`)) : []
  const pages = shown
    .map(({ file, scene }) => ({ file, ...readStored(PAGE_NOTE, scene, 'media.scene of a page') }))
    .toSorted((one, other) => one.number - other.number)
  return {
    state,
    pageCount: pages[0]?.pageCount ?? null,
    list: pages.map(({ kind, number, file }) => ({ kind, number, url: address(file) })),
  }
}

function sampleView({ revision, state }: Row, media: Media, address: (file: string) => string): PreviewSample {
  const row = state === 'ready' ? media.find(({ file }) => file.startsWith(`${revision}.`)) : undefined
  if (!row) return { state, url: null, durationMs: null, spokenBy: null, sentences: [] }
  const { durationMs, spokenBy, sentences } = readStored(SAMPLE_NOTE, row.scene, 'media.scene of a sample')
  return { state, url: address(row.file), durationMs: Math.round(durationMs), spokenBy, sentences }
}
