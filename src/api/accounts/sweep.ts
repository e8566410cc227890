import { KNOWN_BROWSER_DAYS, UNCLAIMED_STORY_DAYS } from '../../contract/limits.ts'
import { DAY_MS } from '../../lib/day.ts'
import { deleteStories } from './delete-stories.ts'
import type { RemovalDeps } from './remove-files.ts'
import { sweepUnproven } from './sweep-unproven.ts'

const STORIES_AT_ONCE = 50
const BATCHES_MAX = 40

/** Deletes stories not claimed in time, and expired links, sessions and counts. */
export async function sweepAccounts(deps: RemovalDeps): Promise<void> {
  const now = deps.clock()
  const dayAgo = new Date(now - DAY_MS)
  // The rest is left to the next minute.
  for (let batch = 0; batch < BATCHES_MAX && (await deleteUnclaimed(deps)) === STORIES_AT_ONCE; batch++);
  await sweepUnproven(deps)
  await deps.db.deleteFrom('sign_in_link').where('expires_at', '<=', new Date(now)).execute()
  await deps.db
    .deleteFrom('session')
    .where(build => build.or([build('expires_at', '<=', new Date(now)), build('revoked_at', '<=', dayAgo)]))
    .execute()
  await deps.db
    .deleteFrom('known_browser')
    .where('seen_at', '<=', new Date(now - KNOWN_BROWSER_DAYS * DAY_MS))
    .execute()
  await deps.db.deleteFrom('sign_in_attempt').where('at', '<=', dayAgo).execute()
}

async function deleteUnclaimed({ db, clock, log }: RemovalDeps): Promise<number> {
  const now = clock()
  const deleted = await db.transaction().execute(async transaction => {
    const rows = await transaction
      .selectFrom('story')
      .select('id')
      // Without an owner, or never taken by the supposed one.
      .where(build => build.or([build('account_id', 'is', null), build('awaits_owner', '=', true)]))
      .where('created_at', '<=', new Date(now - UNCLAIMED_STORY_DAYS * DAY_MS))
      .orderBy('created_at')
      .limit(STORIES_AT_ONCE)
      // Skips stories that are being claimed at this moment.
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
