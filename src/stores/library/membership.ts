import { readAccount } from '../../contract/calls/read-account.ts'
import type { Client } from '../client.ts'
import type { Session } from '../session.ts'

/** `guest`: signed out. `unproven`: the mailbox is not proven, and only stories of this browser are visible. */
export type Membership = { state: 'guest' } | { state: 'unproven'; email: string } | { state: 'member'; id: string }

/** A session that the service no longer knows makes a guest. */
export async function lookAtMembership(ask: Client, session: { look(): Session }): Promise<Membership> {
  const shown = session.look()
  if (shown.state === 'signed-out') return { state: 'guest' }
  const result = await ask(readAccount, {})
  if (result.ok) {
    const { id, email, isProven } = result.value
    return isProven ? { state: 'member', id } : { state: 'unproven', email }
  }
  return result.refusal.code === 'unauthorised' ? { state: 'guest' } : { state: 'member', id: shown.id }
}
