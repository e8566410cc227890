import type { JobWithMetadata } from 'pg-boss'
import { describeError } from '../../lib/describe-error.ts'
import { briefFor } from '../author/brief-for.ts'
import { EDITION_QUEUE, LOST_EDITION_QUEUE, LOST_TASK_QUEUE, TASK_QUEUE, type TaskJob } from '../db/jobs.ts'
import { briefOfStory } from '../stories/brief-of-story.ts'
import { outputIn } from '../stories/step-outputs.ts'
import type { TaskWork } from '../studio/task.ts'
import { ClaimLost } from './commit-step.ts'
import { triesSoFar, whenAway } from './next-try.ts'
import { postponeTask } from './postpone-task.ts'
import { TASK_WORK } from './tasks.ts'
import { storedChapters } from './work.ts'
import type { WorkerDeps } from './worker-deps.ts'
import { yieldToSteps } from './yield-to-steps.ts'

const POLL_SECONDS = 1
/** Editions at once in one process; a provider's voice is mostly waited for. */
const EDITIONS_AT_ONCE = { engine: 1, model: 2 } as const
/** Revisions and covers: a revision by a model only waits for it. */
const TASKS_AT_ONCE = { offline: 1, model: 4 } as const

/** Editions have a queue of their own: the other tasks take seconds. */
export async function startTaskWorker(deps: WorkerDeps): Promise<void> {
  await workOn(deps, { queue: TASK_QUEUE, lost: LOST_TASK_QUEUE, atOnce: TASKS_AT_ONCE[deps.studio.author.kind] })
  await workOn(deps, {
    queue: EDITION_QUEUE,
    lost: LOST_EDITION_QUEUE,
    atOnce: EDITIONS_AT_ONCE[deps.studio.narrator.kind],
  })
}

interface Worked {
  readonly queue: string
  readonly lost: string
  readonly atOnce: number
}

async function workOn(deps: WorkerDeps, { queue, lost, atOnce }: Worked): Promise<void> {
  const polling = { pollingIntervalSeconds: POLL_SECONDS, includeMetadata: true as const }
  const tasks = { ...polling, notifyPollingIntervalSeconds: POLL_SECONDS, localConcurrency: atOnce }
  await deps.jobs.boss.work<TaskJob, void, typeof tasks>(queue, tasks, async ([job]) => {
    if (job) await runTask(deps, job)
  })
  await deps.jobs.boss.work<TaskJob>(lost, polling, async ([job]) => {
    if (job)
      await deps.db.transaction().execute(async transaction => TASK_WORK[job.data.task].lost?.(transaction, job.data))
  })
}

async function runTask(deps: WorkerDeps, job: JobWithMetadata<TaskJob>): Promise<void> {
  const { storyId, task } = job.data
  const started = deps.clock()
  try {
    if (await yieldToSteps(deps, job)) return
    const work = await openTaskWork(deps, job)
    // Without its story the task is over: returning completes it.
    if (!work) return
    const { effects } = await TASK_WORK[task].run(work)
    await deps.db.transaction().execute(async transaction => {
      if (!(await deps.jobs.completeTask(transaction, task, job))) throw new ClaimLost()
      if (job.data.wait) await TASK_WORK[task].waiting?.(transaction, job.data, null)
      await effects?.(transaction)
    })
    deps.log.info({ storyId, task, ms: deps.clock() - started }, 'task done')
  } catch (error) {
    if (error instanceof ClaimLost) return
    // On shutdown, or when the queue took the job away, the job stays as it is for the next worker.
    if (job.signal.aborted) throw error
    const away = deps.outages.note(error, 'task')
    if (!away) {
      const tries = triesSoFar(job.data, job.retryCount) + 1
      deps.log.warn({ storyId, task, tries, error: describeError(error) }, 'task failed')
    }
    await postponeTask(deps, job, away?.service)
  }
}

/** The output of a step as it was stored; undefined of stories whose steps are gone. */
async function storedOutput<Name extends 'plan' | 'edit'>({ db }: Pick<WorkerDeps, 'db'>, storyId: string, step: Name) {
  const rows = await db
    .selectFrom('story_step')
    .select(['step', 'output'])
    .where('story_id', '=', storyId)
    .where('step', '=', step)
    .execute()
  return outputIn(rows, step)
}

async function openTaskWork(deps: WorkerDeps, job: JobWithMetadata<TaskJob>): Promise<TaskWork | undefined> {
  const { storyId, task, about } = job.data
  const story = await deps.db.selectFrom('story').selectAll().where('id', '=', storyId).executeTakeFirst()
  if (!story) return undefined
  return {
    story,
    brief: await briefFor(deps.studio.author, briefOfStory(story)),
    studio: deps.studio,
    db: deps.db,
    files: deps.files,
    now: deps.clock(),
    about,
    signal: job.signal,
    key: [storyId, task, about, triesSoFar(job.data, job.retryCount)].join(':'),
    whenAway: whenAway(job.data, deps.clock()),
    log: deps.log,
    chapters: () => storedChapters(deps.db, storyId),
    plan: () => storedOutput(deps, storyId, 'plan'),
    outline: () => storedOutput(deps, storyId, 'edit'),
    notifyEdition: (transaction, kind) => deps.notifyEdition(transaction, { story: storyId, kind }),
    queueTask: (transaction, next, of) => deps.jobs.sendTask(transaction, { storyId, task: next, about: of }),
  }
}
