import { readService } from '../../contract/calls/read-service.ts'
import type { Client } from '../client.ts'

/** Path of the page with the mails of an installation that sends none; undefined where they are sent. */
export async function findMailbox(ask: Client): Promise<string | undefined> {
  const answer = await ask(readService, {})
  return answer.ok ? (answer.value.mailbox ?? undefined) : undefined
}
