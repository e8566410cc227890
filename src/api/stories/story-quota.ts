import type { StoryQuota } from '../../contract/story-quota.ts'
import { accountFreeFrom } from '../accounts/account-quota.ts'
import type { SignedIn } from '../accounts/signed-in.ts'
import type { Queries } from '../db/database.ts'
import { browserFreeFrom } from './quota.ts'

export interface QuotaDeps {
  readonly clock: () => number
  readonly quotaAnonymous: number
  readonly quotaAccount: number
}

export interface QuotaCaller {
  readonly claimHash: string | undefined
  readonly networkHash: string
  readonly signedIn: SignedIn | undefined
}

/** Unproven accounts count as none: see start-story. */
export const provenAccount = ({ signedIn }: QuotaCaller): string | undefined =>
  signedIn?.session.proven ? signedIn.account.id : undefined

/** When the caller may begin a story; 0 for now. */
export function callerFreeFrom(queries: Queries, deps: QuotaDeps, caller: QuotaCaller): Promise<number> {
  const { claimHash, networkHash } = caller
  const accountId = provenAccount(caller)
  const now = deps.clock()
  return accountId === undefined
    ? browserFreeFrom(queries, { claimHash, networkHash, limit: deps.quotaAnonymous, now })
    : accountFreeFrom(queries, { accountId, networkHash, limit: deps.quotaAccount, now })
}

export async function viewQuota(queries: Queries, deps: QuotaDeps, caller: QuotaCaller): Promise<StoryQuota> {
  const account = provenAccount(caller)
  const free = await callerFreeFrom(queries, deps, caller)
  const isSpent = free > deps.clock()
  return {
    isSpent,
    freeAt: isSpent && Number.isFinite(free) ? new Date(free).toISOString() : null,
    perDay: account === undefined ? deps.quotaAnonymous : deps.quotaAccount,
    perDayWithAccount: deps.quotaAccount,
    reminder: account === undefined ? 'sign-in-needed' : await reminderOf(queries, account),
  }
}

async function reminderOf(queries: Queries, account: string): Promise<'asked' | 'offered'> {
  const row = await queries
    .selectFrom('quota_reminder')
    .select('account_id')
    .where('account_id', '=', account)
    .executeTakeFirst()
  return row ? 'asked' : 'offered'
}
