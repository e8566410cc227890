import type { Selectable } from 'kysely'
import { AUDIOBOOK_FORMATS, EBOOK_FORMATS } from '../../contract/edition.ts'
import type { PresentEdition } from '../../contract/present.ts'
import type { Edition } from '../../contract/shop.ts'
import type { MediaItem } from '../../contract/story.ts'
import type { StoryRow } from '../accounts/own-story.ts'
import type { Queries } from '../db/database.ts'
import type { EditionTable } from '../db/edition-tables.ts'
import { mediaAddress } from '../media/media-address.ts'
import { dedicatedFiles } from './dedicated-files.ts'
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

/** An edition that came with a present. */
interface PresentedEdition {
  readonly edition: Edition
  readonly present: string
}

/** Whose files: all of them, or of the editions that came with a present. */
type FilesFor = 'owner' | readonly PresentedEdition[]

/** The ordered editions. Other readers see the audiobook, and what came with a present; a paperback has no files to download. */
export async function editionItems(deps: EditionItemsDeps, story: StoryRow, files: FilesFor): Promise<MediaItem[]> {
  const editions = await deps.db.selectFrom('edition').selectAll().where('story_id', '=', story.id).execute()
  const items: MediaItem[] = []
  for (const edition of editions.toSorted((one, other) => other.kind.localeCompare(one.kind))) {
    const given = files === 'owner' ? [] : files.filter(one => one.edition === edition.kind)
    const withFiles = files === 'owner' || given.length > 0
    const presents = given.map(({ present }) => present)
    if (withFiles || edition.kind === 'audiobook')
      items.push(...(await itemsOf(deps, edition, { withFiles, presents })))
  }
  return items
}

async function itemsOf(
  { db, secret, clock }: EditionItemsDeps,
  { id: editionId, story_id: story, kind, state, waiting_for }: EditionRow,
  { withFiles, presents }: { readonly withFiles: boolean; readonly presents: readonly string[] },
): Promise<MediaItem[]> {
  const always = {
    type: kind,
    state,
    ...(waiting_for !== null && { isWaiting: true as const }),
    ...(kind === 'audiobook' && (await heardOf(db, story))),
  }
  const files = withFiles && kind !== 'paperback' ? await filesOf(db, { story, kind, presents }) : []
  if (files.length === 0) return [{ ...always, id: editionId, downloadUrl: '' }]
  return files.map(({ id, file, bytes }) => ({
    ...always,
    id,
    bytes,
    downloadUrl: mediaAddress(secret, { story, file }, clock()),
  }))
}

interface Wanted {
  readonly story: string
  readonly kind: PresentEdition
  readonly presents: readonly string[]
}

/** With the dedication of the reader's present, once they are made. */
async function filesOf(db: Queries, { story, kind, presents }: Wanted) {
  const dedicated = await dedicatedFiles(db, { story, kind, presents })
  if (dedicated.length > 0) return dedicated.toSorted(byFormat)
  const rows = await db
    .selectFrom('media')
    .select(['id', 'file', 'bytes'])
    .where('story_id', '=', story)
    .where('type', '=', kind)
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
