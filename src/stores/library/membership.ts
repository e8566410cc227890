import { readAccount } from '../../contract/calls/read-account.ts'
import type { Client } from '../client.ts'
import type { Session } from '../session.ts'

/**
 * Who is at the shelf: somebody who is not signed in, somebody whose mailbox is not proven and who sees only what this
 * browser made, or a member.
 */
export type Membership =
  | { state: 'guest' }
  | { state: 'unproven'; email: string }
  /** `id` is the account's. */
  | { state: 'member'; id: string }

/** Asks the service about the session this browser shows; one that it no longer knows makes a guest. */
export async function lookAtMembership(ask: Client, session: { look(): Session }): Promise<Membership> {
  const shown = session.look()
  if (shown.state === 'signed-out') return { state: 'guest' }
  const answer = await ask(readAccount, {})
  if (answer.ok) {
    const { id, email, isProven } = answer.value
    return isProven ? { state: 'member', id } : { state: 'unproven', email }
  }
  return answer.refusal.code === 'unauthorised' ? { state: 'guest' } : { state: 'member', id: shown.id }
}
