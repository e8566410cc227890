import type { Selectable } from 'kysely'
import { AUDIOBOOK_FORMATS, EBOOK_FORMATS } from '../../contract/edition.ts'
import type { Edition } from '../../contract/shop.ts'
import type { MediaItem } from '../../contract/story.ts'
import type { StoryRow } from '../accounts/own-story.ts'
import type { Queries } from '../db/database.ts'
import type { EditionTable } from '../db/edition-tables.ts'
import { mediaAddress } from '../media/media-address.ts'
import { heardChapters } from './sounds.ts'
import { readStoryText } from './story-text.ts'

type EditionRow = Selectable<EditionTable>

interface EditionItemsDeps {
  readonly db: Queries
  readonly secret: string
  readonly clock: () => number
}

const FORMATS: readonly string[] = [...EBOOK_FORMATS, ...AUDIOBOOK_FORMATS]
const endingOf = (file: string): string => file.slice(file.lastIndexOf('.') + 1)
export const byFormat = (one: { file: string }, other: { file: string }): number =>
  FORMATS.indexOf(endingOf(one.file)) - FORMATS.indexOf(endingOf(other.file))

/** Whose files: all of them, or of the editions that came with a present. */
export type FilesFor = 'owner' | readonly Edition[]

/** The ordered editions. Other readers see the audiobook, and what came with a present; a paperback has no files to download. */
export async function editionItems(deps: EditionItemsDeps, story: StoryRow, files: FilesFor): Promise<MediaItem[]> {
  const editions = await deps.db.selectFrom('edition').selectAll().where('story_id', '=', story.id).execute()
  const items: MediaItem[] = []
  for (const edition of editions.toSorted((one, other) => other.kind.localeCompare(one.kind))) {
    const withFiles = files === 'owner' || files.includes(edition.kind)
    if (withFiles || edition.kind === 'audiobook') items.push(...(await itemsOf(deps, edition, withFiles)))
  }
  return items
}

async function itemsOf(
  { db, secret, clock }: EditionItemsDeps,
  { id: editionId, story_id: story, kind, state, waiting_for }: EditionRow,
  withFiles: boolean,
): Promise<MediaItem[]> {
  const always = {
    type: kind,
    state,
    ...(waiting_for !== null && { isWaiting: true as const }),
    ...(kind === 'audiobook' && (await heardOf(db, story))),
  }
  const files = withFiles && kind !== 'paperback' ? await filesOf(db, story, kind) : []
  if (files.length === 0) return [{ ...always, id: editionId, downloadUrl: '' }]
  return files.map(({ id, file, bytes }) => ({
    ...always,
    id,
    bytes,
    downloadUrl: mediaAddress(secret, { story, file }, clock()),
  }))
}

async function filesOf(db: Queries, story: string, type: 'ebook' | 'audiobook') {
  const rows = await db
    .selectFrom('media')
    .select(['id', 'file', 'bytes'])
    .where('story_id', '=', story)
    .where('type', '=', type)
    .execute()
  return rows.toSorted(byFormat)
}

/** Progress, duration and reader; `model` only where it read every chapter. */
async function heardOf(db: Queries, story: string): Promise<Pick<MediaItem, 'progress' | 'spokenBy' | 'durationMs'>> {
  const text = await readStoryText(db, story)
  if (!text) return {}
  const heard = await heardChapters(db, story, text)
  const sounds = heard.flatMap(({ sound }) => (sound ? [sound.note] : []))
  const progress = { done: sounds.length, total: heard.length }
  if (sounds.length === 0) return { progress }
  return {
    progress,
    spokenBy: sounds.every(({ spokenBy }) => spokenBy === 'model') ? 'model' : 'engine',
    ...(sounds.length === heard.length && {
      durationMs: Math.round(sounds.reduce((sum, sound) => sum + sound.durationMs, 0)),
    }),
  }
}
