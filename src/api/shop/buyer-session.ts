import { signSession } from '../accounts/session-token.ts'
import { openSession } from '../accounts/sessions.ts'
import type { Queries } from '../db/database.ts'

interface BuyerSessionDeps {
  readonly secret: string
  readonly clock: () => number
}

export interface BuyerSession {
  readonly jwt: string
  readonly id: string
  readonly email: string
}

/** The unproven session of a browser whose payment made an account. Null once the account is gone or proven. */
export async function sessionOfBuyer(
  transaction: Queries,
  deps: BuyerSessionDeps,
  { account: id, claimHash }: { readonly account: string; readonly claimHash: string },
): Promise<BuyerSession | null> {
  const account = await transaction
    .selectFrom('account')
    .select(['id', 'email', 'proven_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!account || account.proven_at) return null
  const open = await transaction
    .selectFrom('session')
    .select(['id', 'created_at'])
    .where('account_id', '=', id)
    .where('claim_hash', '=', claimHash)
    .where('proven', '=', false)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', new Date(deps.clock()))
    .executeTakeFirst()
  // A repeated poll gets the same session.
  const { email } = account
  const jwt = open
    ? await signSession(deps.secret, { email, id, sid: open.id }, open.created_at.getTime())
    : await openSession(transaction, deps, { account, browser: { claimHash, agent: '' }, start: 'unproven' })
  return { jwt, id, email }
}
