import { sql } from 'kysely'
import type { MailPlace } from './deliver-mail.ts'
import { freeHeldMails } from './mail-lock.ts'
import { MAIL_QUEUE } from './mail-queue.ts'
import { removeSettledMails } from './mail-rows.ts'

const KEEP_MS = 30 * 24 * 3600 * 1000
/** A mail that is due for so long has had its chance to be taken up. */
const OVERDUE_MS = 60_000
const AT_ONCE = 500

type Place = Pick<MailPlace, 'db' | 'queue' | 'clock'>

/** Takes up mails that nobody is going to send, and removes what is left of those settled 30 days ago. */
export async function sweepMails(place: Place): Promise<void> {
  const now = place.clock()
  await removeSettledMails(place.db, new Date(now - KEEP_MS))
  const { rows } = await sql<{ id: string }>`
    select id from mail
    where sent_at is null and failed_at is null and next_at < ${new Date(now - OVERDUE_MS)} and not exists (
      select 1 from pgboss.job
      where name = ${MAIL_QUEUE} and state in ('created', 'retry', 'active') and data->>'id' = mail.id::text
    )
    order by next_at
    limit ${AT_ONCE}`.execute(place.db)
  for (const { id } of rows) await place.queue.queueAttempt(place.db, id, 0)
}

/**
 * Takes up at once what a killed process was at, so that nobody waits for a heartbeat to be missed. Only for a process
 * that is alone on its database. Returns how many.
 */
export async function resumeLeftMails(place: Pick<Place, 'db' | 'queue'>): Promise<number> {
  await freeHeldMails(place.db)
  const { rows } = await sql<{ id: string }>`
    select data->>'id' as id from pgboss.job where name = ${MAIL_QUEUE} and state = 'active'`.execute(place.db)
  // The job left over finds its mail sent, when its heartbeat is missed in the end.
  for (const { id } of rows) await place.queue.queueAttempt(place.db, id, 0)
  return rows.length
}
