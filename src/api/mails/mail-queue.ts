import { randomUUID } from 'node:crypto'
import { fromKysely, type PgBoss } from 'pg-boss'
import type { Clock } from '../../lib/clock.ts'
import type { Queries } from '../db/database.ts'
import type { NewMail } from './new-mail.ts'

export interface MailJob {
  readonly id: string
}

export const MAIL_QUEUE = 'mail'

/** For attempts that broke: the database was away, or the process died. */
const RETRY = { retryLimit: 20, retryBackoff: true, retryDelay: 1, retryDelayMax: 60 }
const EXPIRE_SECONDS = 300
const KEEP_DONE_SECONDS = 3600
/** A process silent for so long is dead; another one takes its mails. */
const HEARTBEAT_SECONDS = 10

export interface MailQueue {
  /** Queues a mail in the caller's transaction; its id. One about an edition goes with it. */
  queueMail(queries: Queries, mail: NewMail, edition?: string): Promise<string>
  /** Queues a further attempt in the caller's transaction. */
  queueAttempt(queries: Queries, id: string, afterSeconds: number): Promise<void>
}

export async function openMailQueue(boss: PgBoss, clock: Clock): Promise<MailQueue> {
  await boss.createQueue(MAIL_QUEUE, {
    ...RETRY,
    notify: true,
    expireInSeconds: EXPIRE_SECONDS,
    deleteAfterSeconds: KEEP_DONE_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
  })
  const queueAttempt = async (queries: Queries, id: string, afterSeconds: number) => {
    const job: MailJob = { id }
    await boss.send(MAIL_QUEUE, job, { db: fromKysely(queries), startAfter: afterSeconds })
  }
  return {
    queueAttempt,
    async queueMail(queries, { kind, language, to, data }, edition) {
      const id = randomUUID()
      const now = new Date(clock())
      const row = { id, kind, language, to_address: to, data: JSON.stringify(data), created_at: now, next_at: now }
      await queries
        .insertInto('mail')
        .values({ ...row, edition_id: edition ?? null })
        .execute()
      await queueAttempt(queries, id, 0)
      return id
    },
  }
}
