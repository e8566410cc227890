import { randomUUID } from 'node:crypto'
import type { Session, SignedInResult } from '../../contract/account.ts'
import type { Database, Queries } from '../db/database.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import { rememberBrowser } from './known-browsers.ts'
import { sessionEnd, signSession } from './session-token.ts'
import type { SignedIn } from './signed-in.ts'

export interface Browser {
  /** HMAC of its claim; undefined without one. */
  readonly claimHash: string | undefined
  readonly agent: string
  /** HMAC of the cookie it is remembered by; undefined without one. */
  readonly knownHash?: string | undefined
}

export type SignedInBrowser = Omit<SignedInResult, 'jwt'> & { readonly jwt: string }

export type SessionStart = 'link' | 'password' | 'unproven'

export async function openSession(
  transaction: Queries,
  deps: { readonly secret: string; readonly clock: () => number },
  options: { readonly account: { id: string; email: string }; readonly browser: Browser; readonly start: SessionStart },
): Promise<string> {
  const { account, browser, start } = options
  const now = deps.clock()
  const proven = start !== 'unproven'
  const sid = randomUUID()
  await transaction
    .insertInto('session')
    .values({
      id: sid,
      account_id: account.id,
      claim_hash: browser.claimHash ?? null,
      proven,
      created_at: new Date(now),
      seen_at: new Date(now),
      expires_at: new Date(sessionEnd(now)),
      agent: browser.agent,
      link_at: start === 'link' ? new Date(now) : null,
    })
    .execute()
  if (proven && browser.knownHash !== undefined) {
    await rememberBrowser(transaction, { account: account.id, knownHash: browser.knownHash, now: new Date(now) })
  }
  return signSession(deps.secret, { email: account.email, id: account.id, sid }, now)
}

export async function listSessions(
  deps: { readonly db: Database; readonly clock: () => number },
  { account, session }: SignedIn,
): Promise<Session[]> {
  const rows = await deps.db
    .selectFrom('session')
    .selectAll()
    .where('account_id', '=', account.id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', new Date(deps.clock()))
    .$if(!session.proven, query => query.where('id', '=', session.id))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(row => ({
    id: row.id,
    agent: row.agent,
    createdAt: row.created_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
    isCurrent: row.id === session.id,
  }))
}

export async function revokeSession(
  deps: { readonly db: Database; readonly clock: () => number },
  { account, session }: SignedIn,
  id: string,
): Promise<{ revoked: true } | Refusal> {
  if (!session.proven && id !== session.id) return refuse('not-found')
  const ended = await deps.db
    .updateTable('session')
    .set({ revoked_at: new Date(deps.clock()) })
    .where('id', '=', id)
    .where('account_id', '=', account.id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return ended ? { revoked: true } : refuse('not-found')
}

export async function revokeOthers(queries: Queries, { account, session }: SignedIn, now: number): Promise<number> {
  if (!session.proven) return 0
  const ended = await queries
    .updateTable('session')
    .set({ revoked_at: new Date(now) })
    .where('account_id', '=', account.id)
    .where('id', '!=', session.id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute()
  return ended.length
}
