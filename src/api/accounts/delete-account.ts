import type { Queries } from '../db/database.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import { accountHash } from './account-hash.ts'
import { lockAccount } from './accounts.ts'
import { deleteStories } from './delete-stories.ts'
import { emailKey } from './email-key.ts'
import type { OwnerNotice, SendNotice } from './notify-owner.ts'
import { recordRedemption } from './offer-redemption.ts'
import { type ProofShown, withoutRecentProof } from './recent-proof.ts'
import { type RemovalDeps, removeFilesNow } from './remove-files.ts'
import type { SignedIn } from './signed-in.ts'
import { type Viewer, visibleStories } from './visible-stories.ts'

export interface DeletionDeps extends RemovalDeps {
  readonly secret: string
  /** Deletes mails to an address, sent or queued, in the caller's transaction. */
  readonly forgetMails: (queries: Queries, email: string) => Promise<void>
  readonly notifyOwner: SendNotice
}

/** Deletes the caller's account and all its content. Files go after the commit; the sweep retries failures. */
export async function deleteAccount(
  deps: DeletionDeps,
  viewer: Viewer & { readonly signedIn: SignedIn },
  shown: ProofShown,
): Promise<{ deleted: true } | Refusal> {
  const { account, session } = viewer.signedIn
  const { id } = account
  // An unproven account holds only what this browser made.
  const refusal = session.proven ? await withoutRecentProof(deps, viewer.signedIn, shown) : undefined
  if (refusal) return refusal
  const deleted = await deps.db.transaction().execute(async transaction => {
    if (!(await lockAccount(transaction, id))) return undefined
    const stories = await storiesToDelete(transaction, viewer)
    await deleteStories(transaction, stories, deps.clock())
    await removeAccount(transaction, deps, account)
    // An unproven mailbox may be a stranger's.
    if (session.proven) await deps.notifyOwner(transaction, noticeOf(account, deps.clock()))
    return stories
  })
  if (!deleted) return refuse('unauthorised')
  if (deleted.length > 0) await removeFilesNow(deps, deleted)
  return { deleted: true }
}

const noticeOf = ({ email, language }: SignedIn['account'], now: number): OwnerNotice => ({
  kind: 'account-deleted',
  email,
  language,
  at: new Date(now),
})

async function removeAccount(
  transaction: Queries,
  deps: Pick<DeletionDeps, 'secret' | 'forgetMails' | 'clock'>,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  const counted = accountHash(deps.secret, 'counted', emailKey(email))
  await transaction.deleteFrom('sign_in_attempt').where('key', '=', counted).execute()
  await recordRedemption(transaction, deps, { id, email })
  await deps.forgetMails(transaction, email)
  await transaction.deleteFrom('account').where('id', '=', id).execute()
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
