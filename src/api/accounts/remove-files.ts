import type { Clock } from '../../lib/clock.ts'
import { describeError } from '../../lib/describe-error.ts'
import { outageIn } from '../../lib/service-unavailable.ts'
import type { Database } from '../db/database.ts'
import type { Log } from '../log/log.ts'
import { mediaKey } from '../media/media-address.ts'
import type { Files } from '../outside/files/files.ts'

/** A running step may store a picture after its story is gone; longer than any step takes. */
const LATE_FILES_MS = 2 * 60 * 60_000
const RETRY_MS = 60_000
const BATCH = 100
const BATCHES_MAX = 50

export interface RemovalDeps {
  readonly db: Database
  readonly files: Files
  readonly clock: Clock
  readonly log: Log
}

interface Removal {
  readonly story_id: string
  readonly created_at: Date
}

/** Removes files of deleted stories as far as that works; the sweep does the rest, and repeats all of it later. */
export async function removeFilesNow(deps: RemovalDeps, of: readonly string[]): Promise<void> {
  const removals = await deps.db.selectFrom('file_removal').selectAll().where('story_id', 'in', of).execute()
  for (const removal of removals) {
    try {
      await removeFilesOf(deps, removal)
    } catch (error) {
      deps.log.warn({ storyId: removal.story_id, error: describeError(error) }, 'the files of a story go later')
    }
  }
}

/** Removes due files of deleted stories, until none is left or the signal aborts. Throws the store's outage. */
export async function removeOwedFiles(deps: RemovalDeps, signal?: AbortSignal): Promise<void> {
  for (let batch = 0; batch < BATCHES_MAX && !signal?.aborted; batch++) {
    const due = await leaseDue(deps)
    for (const removal of due) await removeFilesOf(deps, removal)
    if (due.length < BATCH) return
  }
}

/** Due removals that no other process has; reserved for a while, due again should this process die. */
function leaseDue({ db, clock }: RemovalDeps): Promise<Removal[]> {
  return db
    .with('due', query =>
      query
        .selectFrom('file_removal')
        .select('file_removal.story_id')
        .where('next_at', '<=', new Date(clock()))
        .orderBy('next_at')
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('file_removal')
    .from('due')
    .set({ next_at: new Date(clock() + RETRY_MS) })
    .whereRef('file_removal.story_id', '=', 'due.story_id')
    .returning(['file_removal.story_id', 'file_removal.created_at'])
    .execute()
}

async function removeFilesOf(deps: RemovalDeps, { story_id, created_at }: Removal): Promise<void> {
  const finallyAt = created_at.getTime() + LATE_FILES_MS
  const isRemoved = await triedToRemove(deps, story_id)
  if (isRemoved && deps.clock() >= finallyAt) {
    await deps.db.deleteFrom('file_removal').where('story_id', '=', story_id).execute()
    return
  }
  const next = isRemoved ? finallyAt : deps.clock() + RETRY_MS
  await deps.db
    .updateTable('file_removal')
    .set({ next_at: new Date(next) })
    .where('story_id', '=', story_id)
    .execute()
}

/** An outage ends the run and is thrown; other errors are this story's own. */
async function triedToRemove({ files, log }: RemovalDeps, storyId: string): Promise<boolean> {
  try {
    for (const key of await files.list(mediaKey({ story: storyId, file: '' }))) await files.remove(key)
    return true
  } catch (error) {
    if (outageIn(error)) throw error
    log.warn({ storyId, error: describeError(error) }, 'files of a deleted story could not be removed')
    return false
  }
}
