import { fromKysely, PgBoss } from 'pg-boss'
import type { StepName } from '../../contract/positions.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Queries } from './database.ts'
import { priorityAt, stepDeadline, taskDeadline } from './job-priority.ts'
import { storyWeight, taskWeight } from './job-weights.ts'
import type { Notifications } from './notifications.ts'
import type { Pool } from './pool.ts'

export interface Tries {
  readonly crashes?: number
  readonly failures?: number
  /** Wait for an outage: start in milliseconds and count; absent once it goes on. */
  readonly wait?: { readonly since: number; readonly count: number }
}

export interface StepJob extends Tries {
  readonly storyId: string
  readonly step: StepName
  readonly run: number
}

/** Those of previews take seconds, and a visitor waits for them. */
const TASKS = ['cover-card', 'cover-formats', 'improve', 'preview-pages', 'preview-sample'] as const
/** Editions take minutes: a queue of their own keeps revisions from waiting behind books. */
const EDITION_TASKS = ['remake-editions', 'bind-ebook', 'speak-chapter', 'join-audiobook', 'bind-print'] as const
export type TaskName = (typeof TASKS)[number] | (typeof EDITION_TASKS)[number]

export interface TaskJob extends Tries {
  readonly storyId: string
  readonly task: TaskName
  /** Number of a cover or chapter, id or name of a revision, or an edition. */
  readonly about: string
  /** First queued, in milliseconds: kept by further tries. */
  readonly askedAt?: number
}

/** A job as a worker got it: settles it only while no other worker has taken it over. */
export interface Attempt {
  readonly id: string
  readonly retryCount: number
}

export const STEP_QUEUE = 'story-step'
/** Jobs whose every try failed. */
export const LOST_QUEUE = 'story-step-lost'
export const TASK_QUEUE = 'story-task'
export const LOST_TASK_QUEUE = 'story-task-lost'
export const EDITION_QUEUE = 'story-edition'
export const LOST_EDITION_QUEUE = 'story-edition-lost'

/** Large covers wait until the choice is settled, editions until the last of several revisions: else made in vain. */
const TASK_DELAY_SECONDS: Readonly<Partial<Record<TaskName, number>>> = {
  'cover-formats': 120,
  'remake-editions': 120,
}
/** Tries that died or could not be settled. The pipeline itself counts failures and outages. */
const RETRY_LIMIT = 20
/** Lost jobs need only the database, and wait for it as long as it takes. */
const LOST_RETRY_LIMIT = 2000
const RETRY_DELAY_SECONDS = 1
const RETRY_DELAY_MAX_SECONDS = 60
/** A longer step or task counts as hanging; the longest chapters of a slow model need most of it. */
const EXPIRE_SECONDS = 3600
const KEEP_DONE_SECONDS = 3600
/** Grace of running steps when the process stops; the next start takes them up. */
const STOP_MS = 5000
/** A worker silent for so long is dead; another takes its job. */
const HEARTBEAT_SECONDS = 10
const WATCH_SECONDS = 5
/** Intervals for finding due schedules and handing them on. */
const SCHEDULE_SECONDS = 30
const FORWARD_SECONDS = 10

export interface Jobs {
  readonly boss: PgBoss
  /** Queues steps in the caller's transaction. */
  send(queries: Queries, jobs: readonly StepJob[], afterSeconds?: number): Promise<void>
  /** Queues a task in the caller's transaction, after its usual delay by default. */
  sendTask(queries: Queries, job: TaskJob, afterSeconds?: number): Promise<void>
  /** Completes a step in the caller's transaction; false when another worker has it. */
  complete(queries: Queries, attempt: Attempt): Promise<boolean>
  completeTask(queries: Queries, task: TaskName, attempt: Attempt): Promise<boolean>
  close(): Promise<void>
}

export interface JobsOptions {
  /** Whether this process watches for dead workers and sends due schedules: workers only. */
  readonly supervise: boolean
  /** Default 30. */
  readonly scheduleSeconds?: number
  /** Wakes workers; without it they poll once a second. */
  readonly notifications?: Pick<Notifications, 'subscribe'>
  readonly clock?: Clock
  readonly onError: (error: Error) => void
}

export async function openJobs({ pool }: { readonly pool: Pool }, options: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    db: databaseOf(pool, options.notifications),
    supervise: options.supervise,
    schedule: options.supervise,
    cronMonitorIntervalSeconds: options.scheduleSeconds ?? SCHEDULE_SECONDS,
    cronWorkerIntervalSeconds: Math.min(options.scheduleSeconds ?? SCHEDULE_SECONDS, FORWARD_SECONDS),
    useListenNotify: options.supervise && options.notifications !== undefined,
    superviseIntervalSeconds: WATCH_SECONDS,
    monitorIntervalSeconds: WATCH_SECONDS,
  })
  boss.on('error', options.onError)
  await boss.start()
  await createQueue(boss, STEP_QUEUE, LOST_QUEUE)
  await createQueue(boss, TASK_QUEUE, LOST_TASK_QUEUE)
  await createQueue(boss, EDITION_QUEUE, LOST_EDITION_QUEUE)
  const clock = options.clock ?? Date.now
  return {
    boss,
    async send(queries, jobs, startAfter = 0) {
      const db = fromKysely(queries)
      for (const job of jobs) {
        const weight = await storyWeight(queries, job.storyId)
        const priority = weight ? priorityAt(stepDeadline({ ...weight, step: job.step })) : 0
        await boss.send(STEP_QUEUE, job, { db, priority, startAfter })
      }
    },
    async sendTask(queries, job, startAfter = TASK_DELAY_SECONDS[job.task] ?? 0) {
      const { storyId, task, about, askedAt = clock() } = job
      const chapter = task === 'speak-chapter' ? Number(about) : undefined
      const weight = await taskWeight(queries, { storyId, task })
      const priority = priorityAt(taskDeadline({ ...weight, task, askedAt, chapter }))
      await boss.send(queueOf(task), { ...job, askedAt }, { db: fromKysely(queries), priority, startAfter })
    },
    complete: (queries, attempt) => complete(boss, STEP_QUEUE, queries, attempt),
    completeTask: (queries, task, attempt) => complete(boss, queueOf(task), queries, attempt),
    close: () => boss.stop({ graceful: true, close: true, timeout: STOP_MS }),
  }
}

/** The engine's interface to a database: statements by the pool, notifications by the listening connection. */
const databaseOf = (pool: Pool, notifications: JobsOptions['notifications']) => ({
  // Several statements in one text give several results, which the engine takes apart.
  executeSql: (text: string, values?: unknown[]) => pool.query(text, values),
  ...(notifications && {
    async listen(channel: string, onMessage: (payload: string) => void, onReset: () => void) {
      const unsubscribe = notifications.subscribe(channel, { onMessage, onReset })
      return { close: async () => unsubscribe() }
    },
  }),
})

const queueOf = (task: TaskName): string =>
  (EDITION_TASKS as readonly TaskName[]).includes(task) ? EDITION_QUEUE : TASK_QUEUE

/** Creates a queue and the one for its lost jobs, or updates their options. */
async function createQueue(boss: PgBoss, name: string, lost: string): Promise<void> {
  const always = {
    notify: true,
    retryBackoff: true,
    retryDelay: RETRY_DELAY_SECONDS,
    retryDelayMax: RETRY_DELAY_MAX_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
  }
  const ofLost = { ...always, retryLimit: LOST_RETRY_LIMIT }
  const ofJobs = {
    ...always,
    deadLetter: lost,
    retryLimit: RETRY_LIMIT,
    expireInSeconds: EXPIRE_SECONDS,
    deleteAfterSeconds: KEEP_DONE_SECONDS,
  }
  await boss.createQueue(lost, ofLost)
  await boss.updateQueue(lost, ofLost)
  await boss.createQueue(name, ofJobs)
  await boss.updateQueue(name, ofJobs)
}

async function complete(boss: PgBoss, queue: string, queries: Queries, attempt: Attempt): Promise<boolean> {
  const done = await boss.complete(queue, attempt, null, { db: fromKysely(queries) })
  // The published type of this answer is empty; its documentation has the count.
  return (done as { affected?: number }).affected === 1
}
