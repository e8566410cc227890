import type { JobWithMetadata } from 'pg-boss'
import { describeError } from '../../lib/describe-error.ts'
import { EDITION_QUEUE, LOST_EDITION_QUEUE, LOST_TASK_QUEUE, TASK_QUEUE, type TaskJob } from '../db/jobs.ts'
import { briefOf } from '../story/brief-of.ts'
import { remembered, type Told } from '../story/memory.ts'
import type { TaskWork } from '../studio/task.ts'
import { ClaimLost } from './commit-step.ts'
import { triesSoFar, whenAway } from './next-try.ts'
import { putOffTask } from './put-off-task.ts'
import { TASK_WORK } from './tasks.ts'
import { storedChapters } from './work.ts'
import type { WorkerPlace } from './worker-deps.ts'
import { yieldToSteps } from './yield-to-steps.ts'

const POLL_SECONDS = 1
/** Tasks of one queue at once in one process; steps of stories come first. */
const TASKS_AT_ONCE = 1

/** Editions have a queue of their own: the other tasks take seconds. */
export async function startTaskWorker(place: WorkerPlace): Promise<void> {
  await workOn(place, TASK_QUEUE, LOST_TASK_QUEUE)
  await workOn(place, EDITION_QUEUE, LOST_EDITION_QUEUE)
}

async function workOn(place: WorkerPlace, queue: string, lost: string): Promise<void> {
  const polling = { pollingIntervalSeconds: POLL_SECONDS, includeMetadata: true as const }
  const tasks = { ...polling, notifyPollingIntervalSeconds: POLL_SECONDS, localConcurrency: TASKS_AT_ONCE }
  await place.jobs.boss.work<TaskJob, void, typeof tasks>(queue, tasks, async ([job]) => {
    if (job) await runTask(place, job)
  })
  await place.jobs.boss.work<TaskJob>(lost, polling, async ([job]) => {
    if (job)
      await place.db.transaction().execute(async transaction => TASK_WORK[job.data.task].lost?.(transaction, job.data))
  })
}

async function runTask(place: WorkerPlace, job: JobWithMetadata<TaskJob>): Promise<void> {
  const { storyId, task } = job.data
  const started = place.clock()
  try {
    if (await yieldToSteps(place, job)) return
    const work = await openTaskWork(place, job)
    // Without its story the task is over: returning completes it.
    if (!work) return
    const { effects } = await TASK_WORK[task].run(work)
    await place.db.transaction().execute(async transaction => {
      if (!(await place.jobs.completeTask(transaction, task, job))) throw new ClaimLost()
      if (job.data.wait) await TASK_WORK[task].waiting?.(transaction, job.data, null)
      await effects?.(transaction)
    })
    place.log.info({ storyId, task, ms: place.clock() - started }, 'task done')
  } catch (error) {
    if (error instanceof ClaimLost) return
    // On shutdown, or when the queue took the job away, the job stays as it is for the next worker.
    if (job.signal.aborted) throw error
    const away = place.outages.note(error, 'task')
    if (!away) {
      const tries = triesSoFar(job.data, job.retryCount) + 1
      place.log.warn({ storyId, task, tries, error: describeError(error) }, 'task failed')
    }
    await putOffTask(place, job, away?.service)
  }
}

async function openTaskWork(place: WorkerPlace, job: JobWithMetadata<TaskJob>): Promise<TaskWork | undefined> {
  const { storyId, task, about } = job.data
  const story = await place.db.selectFrom('story').selectAll().where('id', '=', storyId).executeTakeFirst()
  if (!story) return undefined
  return {
    story,
    brief: briefOf(story.parameter, story.seed, remembered(story.earlier_histories as readonly Told[])),
    studio: place.studio,
    db: place.db,
    files: place.files,
    now: place.clock(),
    about,
    signal: job.signal,
    key: [storyId, task, about, triesSoFar(job.data, job.retryCount)].join(':'),
    whenAway: whenAway(job.data, place.clock()),
    log: place.log,
    chapters: () => storedChapters(place.db, storyId),
    tellEdition: (transaction, kind) => place.tellEdition(transaction, { story: storyId, kind }),
    queueTask: (transaction, next, of) => place.jobs.sendTask(transaction, { storyId, task: next, about: of }),
  }
}
