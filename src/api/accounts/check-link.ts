import type { Selectable } from 'kysely'
import type { SignInLinkTable } from '../db/account-tables.ts'
import type { Queries } from '../db/database.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import { accountHash, isSameHash } from './account-hash.ts'
import { lockAccount } from './accounts.ts'
import { countAttempts, isWithinLimit } from './attempts.ts'

/** Wrong tokens before a link is dead. */
const WRONG_TOKENS_MAX = 5

export type LinkRow = Selectable<SignInLinkTable>

export interface LinkNames {
  readonly token: string
  /** The selector; a token without one counts against everybody's budget of failures. */
  readonly r?: string | undefined
}

interface LinkDeps {
  readonly secret: string
  readonly clock: () => number
}

/** The live link, locked with its account until the transaction ends. Wrong ones are counted. */
export function checkLink(transaction: Queries, deps: LinkDeps, { token, r }: LinkNames): Promise<LinkRow | Refusal> {
  const tokenHash = accountHash(deps.secret, 'token', token)
  if (r === undefined) return checkByToken(transaction, deps, tokenHash)
  return checkBySelector(transaction, deps, accountHash(deps.secret, 'selector', r), tokenHash)
}

async function checkBySelector(
  transaction: Queries,
  deps: LinkDeps,
  selectorHash: string,
  tokenHash: string,
): Promise<LinkRow | Refusal> {
  const link = await lockLink(transaction, 'selector_hmac', selectorHash)
  if (!link || !isLive(link, deps.clock())) return refuse('link-invalid')
  if (isSameHash(link.token_hmac, tokenHash)) return link
  await transaction
    .updateTable('sign_in_link')
    .set({ wrong_tokens: link.wrong_tokens + 1 })
    .where('id', '=', link.id)
    .execute()
  return refuse('link-invalid')
}

async function checkByToken(transaction: Queries, deps: LinkDeps, tokenHash: string): Promise<LinkRow | Refusal> {
  const failure = { kind: 'token', key: 'everybody' } as const
  if (!(await isWithinLimit(transaction, [failure], deps.clock()))) return refuse('too-many-requests')
  const link = await lockLink(transaction, 'token_hmac', tokenHash)
  if (link && isLive(link, deps.clock()) && isSameHash(link.token_hmac, tokenHash)) return link
  await countAttempts(transaction, [failure], deps.clock())
  return refuse('link-invalid')
}

/** Locks the account before the link, as everywhere; a newer link may have ended this one meanwhile. */
async function lockLink(
  transaction: Queries,
  column: 'selector_hmac' | 'token_hmac',
  hash: string,
): Promise<LinkRow | undefined> {
  const found = await transaction
    .selectFrom('sign_in_link')
    .select('account_id')
    .where(column, '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (!found) return undefined
  await lockAccount(transaction, found.account_id)
  return transaction
    .selectFrom('sign_in_link')
    .selectAll()
    .where(column, '=', hash)
    .where('used_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

const isLive = (link: LinkRow, now: number): boolean =>
  link.expires_at.getTime() > now && link.wrong_tokens < WRONG_TOKENS_MAX

/** Whether the browser with this cookie asked for a live link; ignores the token. */
export async function wasRequestedHere(
  queries: Queries,
  deps: LinkDeps,
  request: { readonly requesterHash: string | undefined; readonly r?: string | undefined },
): Promise<boolean> {
  const { requesterHash, r } = request
  if (requesterHash === undefined) return false
  const link = await queries
    .selectFrom('sign_in_link')
    .select('id')
    .where('browser_hmac', '=', requesterHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(deps.clock()))
    .$if(r !== undefined, query => query.where('selector_hmac', '=', accountHash(deps.secret, 'selector', r ?? '')))
    .executeTakeFirst()
  return link !== undefined
}
