import { fromKysely, PgBoss } from 'pg-boss'
import type { StepName } from '../../contract/positions.ts'
import type { Queries } from './database.ts'

/** One job is one step of one story's generation, in its current run. */
export interface StepJob {
  readonly storyId: string
  readonly step: StepName
  readonly run: number
  /** How often a process died while it was at this job. */
  readonly crashes?: number
}

/** A job as a worker got it: what settles it only while nobody else has taken it over. */
export interface Attempt {
  readonly id: string
  readonly retryCount: number
}

export const STEP_QUEUE = 'story-step'
/** Takes the jobs whose every try failed. */
export const LOST_QUEUE = 'story-step-lost'

const RETRY_LIMIT = 4
const RETRY_DELAY_SECONDS = 1
const RETRY_DELAY_MAX_SECONDS = 60
/** A step that takes longer is taken for hanging and tried again; the longest chapters of a slow model need most of it. */
const EXPIRE_SECONDS = 3600
const KEEP_DONE_SECONDS = 3600
/** How long steps under way may go on when the process is asked to stop; then the next start takes them up. */
const STOP_MS = 5000
/** A worker that has not been heard of for so long is dead; its job is tried by another. */
const HEARTBEAT_SECONDS = 10
const WATCH_SECONDS = 5

export interface Jobs {
  readonly boss: PgBoss
  /** Queues steps in the caller's transaction: they exist when it commits, and only then. */
  send(queries: Queries, jobs: readonly StepJob[]): Promise<void>
  /** Completes an attempt in the caller's transaction; false when somebody else has it by now. */
  complete(queries: Queries, attempt: Attempt): Promise<boolean>
  close(): Promise<void>
}

/** The job engine on the product's own database. `supervise` watches for dead workers: workers only. */
export async function openJobs(
  url: string,
  options: { supervise: boolean; onError: (error: Error) => void },
): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'lumitale-jobs',
    supervise: options.supervise,
    schedule: false,
    useListenNotify: options.supervise,
    superviseIntervalSeconds: WATCH_SECONDS,
    monitorIntervalSeconds: WATCH_SECONDS,
  })
  boss.on('error', options.onError)
  await boss.start()
  await boss.createQueue(LOST_QUEUE, { notify: true, retryLimit: RETRY_LIMIT, retryBackoff: true })
  await boss.createQueue(STEP_QUEUE, {
    notify: true,
    deadLetter: LOST_QUEUE,
    retryLimit: RETRY_LIMIT,
    retryBackoff: true,
    retryDelay: RETRY_DELAY_SECONDS,
    retryDelayMax: RETRY_DELAY_MAX_SECONDS,
    expireInSeconds: EXPIRE_SECONDS,
    deleteAfterSeconds: KEEP_DONE_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
  })
  return {
    boss,
    async send(queries, jobs) {
      const db = fromKysely(queries)
      for (const job of jobs) await boss.send(STEP_QUEUE, job, { db })
    },
    async complete(queries, attempt) {
      const done = await boss.complete(STEP_QUEUE, attempt, null, { db: fromKysely(queries) })
      // The published type of this answer is empty; the count stands in its documentation.
      return (done as { affected?: number }).affected === 1
    },
    close: () => boss.stop({ graceful: true, close: true, timeout: STOP_MS }),
  }
}
