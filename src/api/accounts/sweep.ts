import { UNCLAIMED_STORY_DAYS } from '../../contract/limits.ts'
import { DAY_MS } from '../../lib/day.ts'
import { describeError } from '../../lib/describe-error.ts'
import { deleteStories } from './delete-stories.ts'
import { type RemovalPlace, removeOwedFiles } from './remove-files.ts'

const SWEEP_MS = 60_000
const STORIES_AT_ONCE = 50

/** Once a minute, deletes what nobody may keep any longer. */
export function startAccountSweep(place: RemovalPlace): void {
  setInterval(() => {
    sweepAccounts(place).catch((error: unknown) =>
      place.log.warn({ error: describeError(error) }, 'accounts could not be swept'),
    )
  }, SWEEP_MS).unref()
}

/** Deletes stories that nobody claimed in time, with their files, and links, sessions and counts that are over. */
export async function sweepAccounts(place: RemovalPlace): Promise<void> {
  const now = place.clock()
  const dayAgo = new Date(now - DAY_MS)
  while ((await deleteUnclaimed(place)) === STORIES_AT_ONCE);
  await place.db.deleteFrom('sign_in_link').where('expires_at', '<=', new Date(now)).execute()
  await place.db
    .deleteFrom('session')
    .where(build => build.or([build('expires_at', '<=', new Date(now)), build('revoked_at', '<=', dayAgo)]))
    .execute()
  await place.db.deleteFrom('sign_in_attempt').where('at', '<=', dayAgo).execute()
  await removeOwedFiles(place)
}

async function deleteUnclaimed({ db, clock, log }: RemovalPlace): Promise<number> {
  const now = clock()
  const deleted = await db.transaction().execute(async transaction => {
    const rows = await transaction
      .selectFrom('story')
      .select('id')
      .where('account_id', 'is', null)
      .where('created_at', '<=', new Date(now - UNCLAIMED_STORY_DAYS * DAY_MS))
      .orderBy('created_at')
      .limit(STORIES_AT_ONCE)
      // One that is being claimed at this moment is left to whoever claims it.
      .forUpdate()
      .skipLocked()
      .execute()
    await deleteStories(
      transaction,
      rows.map(({ id }) => id),
      now,
    )
    return rows.length
  })
  if (deleted > 0) log.info({ deleted }, 'unclaimed stories deleted')
  return deleted
}
