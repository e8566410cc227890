import type { Job, JobResult, PgBoss } from 'pg-boss'
import { describeError } from '../../lib/describe-error.ts'
import { type Deliver, type MailDeps, openDelivery } from './deliver-mail.ts'
import { MAIL_QUEUE, type MailJob } from './mail-queue.ts'

const POLL_SECONDS = 1
/** For retries; new mails are notified. */
const NOTIFIED_POLL_SECONDS = 5
/** With two mails each: four at once. */
const CONCURRENCY = 2
const MAILS_EACH = 2

export async function startMailWorker(boss: PgBoss, deps: MailDeps): Promise<void> {
  const deliver = openDelivery(deps)
  const options = {
    pollingIntervalSeconds: POLL_SECONDS,
    notifyPollingIntervalSeconds: NOTIFIED_POLL_SECONDS,
    localConcurrency: CONCURRENCY,
    batchSize: MAILS_EACH,
    // No pause after a full batch.
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const
  await boss.work<MailJob>(MAIL_QUEUE, options, jobs => Promise.all(jobs.map(job => run(deps, deliver, job))))
}

async function run({ log }: MailDeps, deliver: Deliver, { id, data }: Job<MailJob>): Promise<JobResult> {
  try {
    await deliver(data.id)
    return { id, status: 'completed' }
  } catch (error) {
    log.warn({ mailId: data.id, error: describeError(error) }, 'an attempt at a mail broke')
    // Stored in the database: none of the error's own words.
    return { id, status: 'failed', output: { message: 'an attempt at a mail broke' } }
  }
}
