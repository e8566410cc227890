import { readService } from '../../contract/calls/read-service.ts'
import type { Client } from '../client.ts'

/** Path; undefined in an installation that sends mails. */
export async function findMailbox(ask: Client): Promise<string | undefined> {
  const result = await ask(readService, {})
  return result.ok ? (result.value.mailbox ?? undefined) : undefined
}
