import type { Clock } from '../../lib/clock.ts'
import { describeError } from '../../lib/describe-error.ts'
import type { Database } from '../db/database.ts'
import type { Log } from '../log.ts'
import type { Files } from '../outside/files/files.ts'
import { mediaKey } from '../stories/media-address.ts'

/** A step that was under way may store a picture after its story is gone; this is longer than any step takes. */
const LATE_FILES_MS = 2 * 60 * 60_000
const RETRY_MS = 60_000
const BATCH = 100

export interface RemovalPlace {
  readonly db: Database
  readonly files: Files
  readonly clock: Clock
  readonly log: Log
}

/**
 * Removes the files of deleted stories, of these or of all that are due: at once, again when nothing can have been
 * added any more, and in between as often as it fails.
 */
export async function removeOwedFiles(place: RemovalPlace, of?: readonly string[]): Promise<void> {
  const due = await place.db
    .selectFrom('file_removal')
    .selectAll()
    .where('next_at', '<=', new Date(place.clock()))
    .$if(of !== undefined, query => query.where('story_id', 'in', of ?? []))
    .orderBy('next_at')
    .limit(BATCH)
    .execute()
  for (const removal of due) await removeFilesOf(place, removal)
}

async function removeFilesOf(
  place: RemovalPlace,
  { story_id, created_at }: { readonly story_id: string; readonly created_at: Date },
): Promise<void> {
  const finallyAt = created_at.getTime() + LATE_FILES_MS
  const isRemoved = await triedToRemove(place, story_id)
  if (isRemoved && place.clock() >= finallyAt) {
    await place.db.deleteFrom('file_removal').where('story_id', '=', story_id).execute()
    return
  }
  const next = isRemoved ? finallyAt : place.clock() + RETRY_MS
  await place.db
    .updateTable('file_removal')
    .set({ next_at: new Date(next) })
    .where('story_id', '=', story_id)
    .execute()
}

async function triedToRemove({ files, log }: RemovalPlace, storyId: string): Promise<boolean> {
  try {
    for (const key of await files.list(mediaKey({ story: storyId, file: '' }))) await files.remove(key)
    return true
  } catch (error) {
    log.warn({ storyId, error: describeError(error) }, 'files of a deleted story could not be removed')
    return false
  }
}
