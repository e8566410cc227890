import { sql } from 'kysely'
import type { MailDeps } from './deliver-mail.ts'
import { releaseAllLeases } from './mail-lease.ts'
import { MAIL_QUEUE } from './mail-queue.ts'
import { failOpenMails, removeSettledMails } from './mail-rows.ts'

const KEEP_MS = 30 * 24 * 3600 * 1000
/** Due mails may take this long to be taken up. */
const OVERDUE_MS = 60_000
const AT_ONCE = 500
/** Every mail is useless before. One that is still open could not even be read. */
const OPEN_MS = 2 * 24 * 3600 * 1000

type SweepDeps = Pick<MailDeps, 'db' | 'queue' | 'clock'>

/** Queues mails without a job, gives up those that no attempt could end, and deletes settled ones after 30 days. */
export async function sweepMails(deps: SweepDeps): Promise<void> {
  const now = deps.clock()
  await removeSettledMails(deps.db, new Date(now - KEEP_MS))
  await failOpenMails(deps.db, { before: new Date(now - OPEN_MS), at: new Date(now) })
  const { rows } = await sql<{ id: string }>`
    select id from mail
    where sent_at is null and failed_at is null and next_at < ${new Date(now - OVERDUE_MS)} and not exists (
      select 1 from pgboss.job
      where name = ${MAIL_QUEUE} and state in ('created', 'retry', 'active') and data->>'id' = mail.id::text
    )
    order by next_at
    limit ${AT_ONCE}`.execute(deps.db)
  for (const { id } of rows) await deps.queue.queueAttempt(deps.db, id, 0)
}

/** Takes up a killed process's mails at once, for the only process of a database. Returns their number. */
export async function resumeLeftMails(deps: Pick<SweepDeps, 'db' | 'queue'>): Promise<number> {
  await releaseAllLeases(deps.db)
  const { rows } = await sql<{ id: string }>`
    select data->>'id' as id from pgboss.job where name = ${MAIL_QUEUE} and state = 'active'`.execute(deps.db)
  // The old job finds its mail sent when its heartbeat is missed.
  for (const { id } of rows) await deps.queue.queueAttempt(deps.db, id, 0)
  return rows.length
}
