import type { Queries } from '../db/database.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import { accountHash } from './account-hash.ts'
import { holdAccount } from './accounts.ts'
import { deleteStories } from './delete-stories.ts'
import { emailKey } from './email-key.ts'
import type { OwnerNotice, SendNotice } from './notify-owner.ts'
import { keepOfferTaken } from './offer-taken.ts'
import { type ProofShown, withoutRecentProof } from './recent-proof.ts'
import { type RemovalPlace, removeFilesNow } from './remove-files.ts'
import type { SignedIn } from './signed-in.ts'
import { type Viewer, visibleStories } from './visible-stories.ts'

export interface DeletionDesk extends RemovalPlace {
  readonly secret: string
  /** Deletes mails to an address, sent or queued, in the caller's transaction. */
  readonly forgetMails: (queries: Queries, email: string) => Promise<void>
  readonly tellOwner: SendNotice
}

/** Deletes the caller's account and all its content. Files go after the commit; the sweep retries failures. */
export async function deleteAccount(
  desk: DeletionDesk,
  viewer: Viewer & { readonly signedIn: SignedIn },
  shown: ProofShown,
): Promise<{ deleted: true } | Refusal> {
  const { account, session } = viewer.signedIn
  const { id } = account
  // An unproven account holds only what this browser made.
  const refusal = session.proven ? await withoutRecentProof(desk, viewer.signedIn, shown) : undefined
  if (refusal) return refusal
  const deleted = await desk.db.transaction().execute(async transaction => {
    if (!(await holdAccount(transaction, id))) return undefined
    const stories = await storiesToDelete(transaction, viewer)
    await deleteStories(transaction, stories, desk.clock())
    await removeAccount(transaction, desk, account)
    // An unproven mailbox may be a stranger's.
    if (session.proven) await desk.tellOwner(transaction, noticeOf(account, desk.clock()))
    return stories
  })
  if (!deleted) return refuse('unauthorised')
  if (deleted.length > 0) await removeFilesNow(desk, deleted)
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
  desk: Pick<DeletionDesk, 'secret' | 'forgetMails' | 'clock'>,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  const counted = accountHash(desk.secret, 'counted', emailKey(email))
  await transaction.deleteFrom('sign_in_attempt').where('key', '=', counted).execute()
  await keepOfferTaken(transaction, desk, { id, email })
  await desk.forgetMails(transaction, email)
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
