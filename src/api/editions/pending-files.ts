import { DAY_MS } from '../../lib/day.ts'
import { describeError } from '../../lib/describe-error.ts'
import { outageIn } from '../../lib/service-unavailable.ts'
import type { Database, Queries } from '../db/database.ts'
import type { EditionFileType } from '../db/edition-tables.ts'
import type { Log } from '../log/log.ts'
import { mediaKey } from '../media/media-address.ts'
import type { Files } from '../outside/files/files.ts'

/** Longer than any task takes. */
const UNFINISHED_MS = 2 * 60 * 60_000
/** Signed addresses last two days; a listener may listen to the end. */
const REPLACED_MS = 3 * DAY_MS
/** How long one process reserves a due file. */
const LEASE_MS = 60_000
const BATCH = 100
const BATCHES_MAX = 50

/** Registers a file about to be stored, so that it is found again if no row follows. */
export async function registerPendingFile(
  queries: Queries,
  { story, file, now }: { readonly story: string; readonly file: string; readonly now: number },
): Promise<void> {
  const due_at = new Date(now + UNFINISHED_MS)
  await queries
    .insertInto('pending_file')
    .values({ story_id: story, file, due_at })
    .onConflict(conflict => conflict.columns(['story_id', 'file']).doUpdateSet({ due_at }))
    .execute()
}

/** Confirms files that have rows now. */
export async function confirmFiles(transaction: Queries, story: string, files: readonly string[]): Promise<void> {
  if (files.length === 0) return
  await transaction.deleteFrom('pending_file').where('story_id', '=', story).where('file', 'in', files).execute()
}

export interface Replaced {
  readonly story: string
  readonly types: readonly EditionFileType[]
  readonly keep: readonly string[]
  readonly chapter?: number
  readonly now: number
  /** How long the files are still there; three days by default, as long as their addresses. */
  readonly keptMs?: number
}

/** Forgets replaced files, which are removed after a while. Their number. */
export async function forgetReplaced(transaction: Queries, replaced: Replaced): Promise<number> {
  const { story, types, keep, chapter, now, keptMs = REPLACED_MS } = replaced
  const rows = await transaction
    .deleteFrom('media')
    .where('story_id', '=', story)
    .where('type', 'in', types)
    .$if(keep.length > 0, query => query.where('file', 'not in', keep))
    .$if(chapter !== undefined, query => query.where('file', 'like', `audio-${chapter}-%`))
    .returning('file')
    .execute()
  if (rows.length === 0) return 0
  const due_at = new Date(now + keptMs)
  await transaction
    .insertInto('pending_file')
    .values(rows.map(({ file }) => ({ story_id: story, file, due_at })))
    .onConflict(conflict => conflict.columns(['story_id', 'file']).doUpdateSet({ due_at }))
    .execute()
  return rows.length
}

export interface PendingFilesDeps {
  readonly db: Database
  readonly files: Pick<Files, 'remove'>
  readonly clock: () => number
  readonly log: Pick<Log, 'warn'>
}

interface DueFile {
  readonly story_id: string
  readonly file: string
  readonly due_at: Date
}

/** Removes due files without a row, until done or aborted. Retries failures; throws the store's outage. */
export async function removePendingFiles(deps: PendingFilesDeps, signal?: AbortSignal): Promise<void> {
  for (let batch = 0; batch < BATCHES_MAX && !signal?.aborted; batch++) {
    if ((await removeSome(deps)) < BATCH) return
  }
}

/** The number removed. */
async function removeSome(deps: PendingFilesDeps): Promise<number> {
  let removed = 0
  for (const due of await leaseDue(deps)) {
    try {
      await removePendingFile(deps, due)
      removed += 1
    } catch (error) {
      if (outageIn(error)) throw error
      deps.log.warn({ storyId: due.story_id, error: describeError(error) }, 'a replaced file could not be removed')
    }
  }
  return removed
}

/** Due files that no other process has; reserved for a while, due again should this process die. */
const leaseDue = ({ db, clock }: PendingFilesDeps): Promise<DueFile[]> =>
  db
    .with('due', query =>
      query
        .selectFrom('pending_file')
        .select(['pending_file.story_id', 'pending_file.file'])
        .where('due_at', '<=', new Date(clock()))
        .orderBy('due_at')
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('pending_file')
    .from('due')
    .set({ due_at: new Date(clock() + LEASE_MS) })
    .whereRef('pending_file.story_id', '=', 'due.story_id')
    .whereRef('pending_file.file', '=', 'due.file')
    .returning(['pending_file.story_id', 'pending_file.file', 'pending_file.due_at'])
    .execute()

/** Locked during removal: a task that stores it again waits. */
function removePendingFile({ db, files }: PendingFilesDeps, { story_id: story, file, due_at }: DueFile): Promise<void> {
  return db.transaction().execute(async transaction => {
    const row = await transaction
      .selectFrom('pending_file')
      .select('due_at')
      .where('story_id', '=', story)
      .where('file', '=', file)
      .forUpdate()
      .executeTakeFirst()
    // Stored again meanwhile: then it has a time of its own.
    if (row?.due_at.getTime() !== due_at.getTime()) return
    const known = await transaction
      .selectFrom('media')
      .select('id')
      .where('story_id', '=', story)
      .where('file', '=', file)
      .executeTakeFirst()
    if (!known) await files.remove(mediaKey({ story, file }))
    await transaction.deleteFrom('pending_file').where('story_id', '=', story).where('file', '=', file).execute()
  })
}
