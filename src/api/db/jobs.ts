import { fromKysely, PgBoss } from 'pg-boss'
import type { StepName } from '../../contract/positions.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Queries } from './database.ts'
import { priorityAt, stepDeadline, taskDeadline } from './job-priority.ts'
import { storyWeight, taskWeight } from './job-weights.ts'
import type { Notifications } from './notifications.ts'
import type { Pool } from './pool.ts'

/** What came of a job's tries so far. */
export interface Tries {
  /** How often a process died while it was at this job. */
  readonly crashes?: number
  /** How often it failed for a reason of its own. */
  readonly failures?: number
  /** Since when, in milliseconds, and how often it met a service that was away; absent since it goes on. */
  readonly wait?: { readonly since: number; readonly count: number }
}

/** One job is one step of one story's generation, in its current run. */
export interface StepJob extends Tries {
  readonly storyId: string
  readonly step: StepName
  readonly run: number
}

/** What is made of a finished story beside its ten steps. */
const TASKS = ['cover-card', 'cover-formats', 'improve'] as const
/** The same for editions, which take minutes: they have a queue of their own, so that no wish waits behind a book. */
const EDITION_TASKS = ['remake-editions', 'bind-ebook', 'speak-chapter', 'join-audiobook', 'bind-print'] as const
export type TaskName = (typeof TASKS)[number] | (typeof EDITION_TASKS)[number]

/** One job is one task for one story. */
export interface TaskJob extends Tries {
  readonly storyId: string
  readonly task: TaskName
  /** What of the story it is about: the number of a cover or a chapter, the id of a wish, an edition. */
  readonly about: string
  /** When it was first asked for, in milliseconds: a further try keeps its turn. */
  readonly askedAt?: number
}

/** A job as a worker got it: what settles it only while nobody else has taken it over. */
export interface Attempt {
  readonly id: string
  readonly retryCount: number
}

export const STEP_QUEUE = 'story-step'
/** Takes the jobs whose every try failed. */
export const LOST_QUEUE = 'story-step-lost'
export const TASK_QUEUE = 'story-task'
export const LOST_TASK_QUEUE = 'story-task-lost'
export const EDITION_QUEUE = 'story-edition'
export const LOST_EDITION_QUEUE = 'story-edition-lost'

/**
 * The large covers wait until their owner has settled on one, and editions until the last of several wishes: each
 * further one would have them made in vain.
 */
const TASK_DELAY_SECONDS: Readonly<Partial<Record<TaskName, number>>> = {
  'cover-formats': 120,
  'remake-editions': 120,
}
/**
 * Tries that ended without a word: a process died, or the database was away when they would have been settled. What
 * fails or meets an outage is counted by the pipeline itself.
 */
const RETRY_LIMIT = 20
/** Whatever takes lost jobs needs the database and nothing else, and waits for it as long as it takes. */
const LOST_RETRY_LIMIT = 2000
const RETRY_DELAY_SECONDS = 1
const RETRY_DELAY_MAX_SECONDS = 60
/** A step or task that takes longer is taken for hanging and tried again; the longest chapters of a slow model need most of it. */
const EXPIRE_SECONDS = 3600
const KEEP_DONE_SECONDS = 3600
/** How long steps under way may go on when the process is asked to stop; then the next start takes them up. */
const STOP_MS = 5000
/** A worker that has not been heard of for so long is dead; its job is tried by another. */
const HEARTBEAT_SECONDS = 10
const WATCH_SECONDS = 5
/** What a schedule has due is found within the one, and handed on within the other. */
const SCHEDULE_SECONDS = 30
const FORWARD_SECONDS = 10

export interface Jobs {
  readonly boss: PgBoss
  /** Queues steps in the caller's transaction: they exist when it commits, and only then. */
  send(queries: Queries, jobs: readonly StepJob[], afterSeconds?: number): Promise<void>
  /** Queues a task in the caller's transaction; without a time, after what is usual for it. */
  sendTask(queries: Queries, job: TaskJob, afterSeconds?: number): Promise<void>
  /** Completes an attempt at a step in the caller's transaction; false when somebody else has it by now. */
  complete(queries: Queries, attempt: Attempt): Promise<boolean>
  /** The same for an attempt at a task. */
  completeTask(queries: Queries, task: TaskName, attempt: Attempt): Promise<boolean>
  close(): Promise<void>
}

export interface JobsOptions {
  /** Whether this process watches for dead workers and sends what the schedules have due: workers only. */
  readonly supervise: boolean
  /** How often it looks for what is due; half a minute where nothing else is said. */
  readonly scheduleSeconds?: number
  /** Wakes workers when jobs arrive; without it they look once a second. */
  readonly notifications?: Pick<Notifications, 'subscribe'>
  /** The time of day; the machine's own when it is missing. */
  readonly clock?: Clock
  readonly onError: (error: Error) => void
}

/** The job engine on the product's own database, with the connections of the process. */
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

/** The engine's own interface to a database: statements by the pool, notifications by the connection that listens. */
const databaseOf = (pool: Pool, notifications: JobsOptions['notifications']) => ({
  // Several statements in one text give several results, which the engine takes apart itself.
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

/** A queue, and the one that takes what it lost; one of an earlier version gets the options of this one. */
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
  // The published type of this answer is empty; the count stands in its documentation.
  return (done as { affected?: number }).affected === 1
}
