import type { Language } from '../../contract/languages.ts'
import { STAFF_HOURS } from '../../contract/limits.ts'
import type { Database } from '../db/database.ts'
import { isStaffAddress } from './email-key.ts'
import { readSessionToken } from './session-token.ts'

/** Precision of a session's last use: not every request writes. */
const HOUR_MS = 60 * 60_000
const SEEN_STEP_MS = HOUR_MS

/** False for null. */
export const isWithin = (moment: Date | null, milliseconds: number, now: number): boolean =>
  moment !== null && moment.getTime() > now - milliseconds

export interface SignedIn {
  readonly account: {
    readonly id: string
    readonly email: string
    readonly language: Language
    readonly createdAt: Date
    readonly hasPassword: boolean
  }
  readonly session: {
    readonly id: string
    readonly proven: boolean
    /** When the mailed link of this session was followed; null for other starts. */
    readonly linkAt: Date | null
  }
  /** Staff rights: only for STAFF_HOURS from the link, never by a password. */
  readonly isStaff: boolean
  /** Whether a new link would give staff rights again. */
  readonly isStaffAccount: boolean
}

export interface SessionDeps {
  readonly db: Database
  readonly clock: () => number
  readonly secret: string
  readonly staffEmails: readonly string[]
}

/** The session of a token; undefined when invalid, ended or revoked, or unproven and another browser's. */
export async function sessionOf(
  deps: SessionDeps,
  bearer: string,
  claimHash: string | undefined,
): Promise<SignedIn | undefined> {
  const now = deps.clock()
  const claims = await readSessionToken(deps.secret, bearer, now)
  if (!claims) return undefined
  const row = await liveSession(deps.db, claims, now)
  if (!row || (!row.proven && row.claim_hash !== (claimHash ?? null))) return undefined
  const isStaffAccount = row.proven && (row.is_staff || isStaffAddress(deps.staffEmails, row.email))
  if (row.seen_at.getTime() < now - SEEN_STEP_MS) await markSeen(deps.db, claims.sid, now)
  return {
    account: {
      id: claims.id,
      email: row.email,
      language: row.language,
      createdAt: row.account_created_at,
      hasPassword: row.password_hash !== null,
    },
    session: { id: claims.sid, proven: row.proven, linkAt: row.link_at },
    isStaff: isStaffAccount && isWithin(row.link_at, STAFF_HOURS * HOUR_MS, now),
    isStaffAccount,
  }
}

const liveSession = (db: Database, { id, sid }: { id: string; sid: string }, now: number) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['session.proven', 'session.claim_hash', 'session.seen_at', 'session.link_at'])
    .select(['account.email', 'account.language', 'account.password_hash', 'account.created_at as account_created_at'])
    .select('account.is_staff')
    .where('session.id', '=', sid)
    .where('account.id', '=', id)
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', new Date(now))
    .executeTakeFirst()

async function markSeen(db: Database, id: string, now: number): Promise<void> {
  await db
    .updateTable('session')
    .set({ seen_at: new Date(now) })
    .where('id', '=', id)
    .execute()
}
