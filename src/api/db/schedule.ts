import type { PgBoss } from 'pg-boss'
import { type RunDeps, runScheduled, type ScheduledTask } from './run-scheduled.ts'

/**
 * A queue for tasks that any worker can run, and one for those that need what only processes with pages have. A run that
 * no process here knows, because its code is newer, is left out once and comes again.
 */
const SCHEDULE_QUEUES = { work: 'schedule-work', pages: 'schedule-pages' } as const
type ScheduleQueue = keyof typeof SCHEDULE_QUEUES

/** Runs side by side in one process: a slow bucket keeps nobody else from their turn. */
const AT_ONCE = 3
/** Nobody waits for these; what a dead process leaves is told by no notification. */
const POLL_SECONDS = 20
/** A process that has not been heard of for so long is dead; another one takes its run over. */
const HEARTBEAT_SECONDS = 30
/** A run that takes longer is told to stop. */
const EXPIRE_SECONDS = 3600
const KEEP_DONE_SECONDS = 600

export interface ScheduleDeps extends RunDeps {
  readonly boss: PgBoss
}

export interface Schedule {
  /** Runs a task by itself from the start on: once across all processes, one run at a time. */
  add(queue: ScheduleQueue, task: ScheduledTask): void
  /** Writes the schedules down, runs what is due in this process, and has run at once what a start asks for. */
  start(): Promise<void>
  /** Has a task run now, in whichever process; nothing is added to a run that waits or is under way. */
  runNow(name: string): Promise<void>
}

interface ScheduledJob {
  readonly task: string
}

/** The periodic tasks of all processes on one database, by the job engine's schedule. */
export function openSchedule(deps: ScheduleDeps): Schedule {
  const tasks = new Map<string, ScheduledTask & { readonly queue: ScheduleQueue }>()
  const underWay = new Set<string>()
  const runNow = async (name: string) => {
    const task = tasks.get(name)
    if (!task) throw new Error(`no task is called ${name}`)
    await deps.boss.send(SCHEDULE_QUEUES[task.queue], { task: name }, { singletonKey: name })
  }
  const run = async (name: string, signal: AbortSignal) => {
    const task = tasks.get(name)
    if (!task) return deps.log.warn({ task: name }, 'this process does not know a task of the schedule')
    // One that was told to stop and has not yet.
    if (underWay.has(name)) return
    underWay.add(name)
    try {
      await runScheduled(deps, task, signal)
    } finally {
      underWay.delete(name)
    }
  }
  return {
    add: (queue, task) => void tasks.set(task.name, { ...task, queue }),
    runNow,
    async start() {
      for (const queue of Object.keys(SCHEDULE_QUEUES) as ScheduleQueue[]) {
        await createQueue(deps.boss, SCHEDULE_QUEUES[queue])
        const own = [...tasks.values()].filter(task => task.queue === queue)
        for (const { name, cron } of own) {
          const options = { key: name, singletonKey: name }
          await deps.boss.schedule(SCHEDULE_QUEUES[queue], cron, { task: name }, options)
        }
        if (own.length > 0) await work(deps.boss, SCHEDULE_QUEUES[queue], run)
      }
      for (const { name, atStart } of tasks.values()) if (atStart) await runNow(name)
    },
  }
}

/** One run of a name waits or is under way at a time; one more try is for a process that died, never for an error. */
const createQueue = (boss: PgBoss, name: string): Promise<void> =>
  boss.createQueue(name, {
    policy: 'exclusive',
    notify: true,
    retryLimit: 1,
    retryDelay: 0,
    expireInSeconds: EXPIRE_SECONDS,
    deleteAfterSeconds: KEEP_DONE_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
  })

async function work(boss: PgBoss, queue: string, run: (name: string, signal: AbortSignal) => Promise<void>) {
  const options = {
    pollingIntervalSeconds: POLL_SECONDS,
    notifyPollingIntervalSeconds: POLL_SECONDS,
    localConcurrency: AT_ONCE,
    // Many are due at the same minute.
    burstWhenBatchFull: true,
  }
  await boss.work<ScheduledJob>(queue, options, async ([job]) => {
    if (job) await run(job.data.task, job.signal)
  })
}
