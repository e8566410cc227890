import { readService } from '../../contract/calls/read-service.ts'
import type { Client } from '../client.ts'

/** Path; undefined in an installation that sends mails. */
export async function findMailbox(ask: Client): Promise<string | undefined> {
  const answer = await ask(readService, {})
  return answer.ok ? (answer.value.mailbox ?? undefined) : undefined
}
