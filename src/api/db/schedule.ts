import type { PgBoss } from 'pg-boss'
import { type RunDeps, runScheduled, type ScheduledTask } from './run-scheduled.ts'

/** Queues for any worker, and for processes with pages. A run unknown to this older code is skipped and comes again. */
const SCHEDULE_QUEUES = { work: 'schedule-work', pages: 'schedule-pages' } as const
type ScheduleQueue = keyof typeof SCHEDULE_QUEUES

/** Parallel runs of one process: a slow bucket does not delay the rest. */
const AT_ONCE = 3
/** Not urgent; no notification tells of a dead process's runs. */
const POLL_SECONDS = 20
/** A process silent for so long is dead; another one takes its run over. */
const HEARTBEAT_SECONDS = 30
/** Longer runs are aborted. */
const EXPIRE_SECONDS = 3600
const KEEP_DONE_SECONDS = 600

export interface ScheduleDeps extends RunDeps {
  readonly boss: PgBoss
}

export interface Schedule {
  /** Schedules a task: once across all processes, one run at a time. */
  add(queue: ScheduleQueue, task: ScheduledTask): void
  /** Stores the schedules, runs what is due here, and starts the tasks marked `atStart`. */
  start(): Promise<void>
  /** Runs a task now, in any process; no-op while a run waits or is under way. */
  runNow(name: string): Promise<void>
}

interface ScheduledJob {
  readonly task: string
}

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
    // Aborted but not yet ended.
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

/** One run of a name at a time; the one retry is for a dead process, not for an error. */
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
    burstWhenBatchFull: true,
  }
  await boss.work<ScheduledJob>(queue, options, async ([job]) => {
    if (job) await run(job.data.task, job.signal)
  })
}
