import type { Message } from '../../contract/message.ts'
import { settledNumber } from '../../contract/withdrawal.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Database, Queries } from '../db/database.ts'
import { inTransaction } from '../db/retry-conflicts.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import { accountHash } from './account-hash.ts'
import { countAttempts, isWithinLimit } from './attempts.ts'
import { emailKey } from './email-key.ts'

export interface MessageDeps {
  readonly db: Database
  readonly clock: Clock
  readonly secret: string
  /** The operator's mailbox; undefined: nobody can be written to. */
  readonly operatorEmail: string | undefined
  /** Queues the mail in the caller's transaction. */
  readonly queueMessage: (queries: Queries, to: string, message: Message) => Promise<void>
}

/** Queues a message as a mail to the operator; nothing of it is kept once the mail is sent. */
export async function sendMessage(
  { db, clock, secret, operatorEmail, queueMessage }: MessageDeps,
  message: Message,
  { networkHash }: { readonly networkHash: string },
): Promise<{ receivedAt: string } | Refusal> {
  if (operatorEmail === undefined) return refuse('not-found')
  const attempts = [
    { kind: 'message-address', key: accountHash(secret, 'counted', emailKey(message.email)) },
    { kind: 'message-network', key: networkHash },
  ] as const
  const { number, ...said } = message
  return inTransaction(db, async transaction => {
    if (!(await isWithinLimit(transaction, attempts, clock()))) return refuse('too-many-requests')
    await countAttempts(transaction, attempts, clock())
    await queueMessage(transaction, operatorEmail, { ...said, ...(number && { number: settledNumber(number) }) })
    return { receivedAt: new Date(clock()).toISOString() }
  })
}
