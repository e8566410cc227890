import type { Queries } from '../db/database.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { accountHash } from './account-hash.ts'
import { holdAccount } from './accounts.ts'
import { deleteStories } from './delete-stories.ts'
import { emailKey } from './email-key.ts'
import { type RemovalPlace, removeFilesNow } from './remove-files.ts'
import type { SignedIn } from './signed-in.ts'
import { type Viewer, visibleStories } from './visible-stories.ts'

export interface DeletionDesk extends RemovalPlace {
  readonly secret: string
  /** Deletes the mails to an address, sent or not, in the caller's transaction. */
  readonly forgetMails: (queries: Queries, email: string) => Promise<void>
}

/**
 * Deletes the caller's account and everything they see in it, at once. Files go after that is settled; those that
 * cannot be removed now are tried again by the sweep.
 */
export async function deleteAccount(
  desk: DeletionDesk,
  viewer: Viewer & { readonly signedIn: SignedIn },
): Promise<{ deleted: true } | Refusal> {
  const { id, email } = viewer.signedIn.account
  const deleted = await desk.db.transaction().execute(async transaction => {
    if (!(await holdAccount(transaction, id))) return undefined
    const stories = await storiesToDelete(transaction, viewer)
    await deleteStories(transaction, stories, desk.clock())
    const counted = accountHash(desk.secret, 'counted', emailKey(email))
    await transaction.deleteFrom('sign_in_attempt').where('key', '=', counted).execute()
    await desk.forgetMails(transaction, email)
    await transaction.deleteFrom('account').where('id', '=', id).execute()
    return stories
  })
  if (!deleted) return refuse('unauthorised')
  if (deleted.length > 0) await removeFilesNow(desk, deleted)
  return { deleted: true }
}

async function storiesToDelete(
  transaction: Queries,
  viewer: Viewer & { readonly signedIn: SignedIn },
): Promise<string[]> {
  const [seen, owned] = await Promise.all([
    visibleStories(transaction, viewer).select('story.id').execute(),
    transaction.selectFrom('story').select('id').where('account_id', '=', viewer.signedIn.account.id).execute(),
  ])
  return [...new Set([...seen, ...owned].map(({ id }) => id))]
}
