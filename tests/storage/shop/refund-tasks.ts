import type { JobWithMetadata } from 'pg-boss'
import { EDITION_QUEUE, type TaskJob } from '../../../src/api/db/jobs.ts'
import { TASK_WORK } from '../../../src/api/pipeline/tasks.ts'
import { briefOfStory } from '../../../src/api/stories/brief-of-story.ts'
import type { TaskResult, TaskWork } from '../../../src/api/studio/task.ts'
import type { World } from './refund-history.ts'

export interface RunningTask {
  readonly job: JobWithMetadata<TaskJob>
  readonly effects: TaskResult['effects']
}

/** Takes the next task and does its work, as a worker does until it stores the outcome. */
export async function startTask(world: World): Promise<RunningTask | undefined> {
  const { boss } = world.jobs
  const [job] = await boss.fetch<TaskJob>(EDITION_QUEUE, { includeMetadata: true })
  if (!job) return undefined
  const work = await workOf(world, job.data)
  return { job, effects: work && (await TASK_WORK[job.data.task].run(work)).effects }
}

/** Stores it with the completion of the job; nothing where the job was taken away. */
export async function endTask({ test, jobs }: World, { job, effects }: RunningTask): Promise<void> {
  const lost = new Error('the job is another’s')
  const ended = test.database.db.transaction().execute(async transaction => {
    if (!(await jobs.completeTask(transaction, job.data.task, job))) throw lost
    await effects?.(transaction)
  })
  await ended.catch((error: unknown) => {
    if (error !== lost) throw error
  })
}

async function workOf({ test, jobs }: World, { storyId, task, about }: TaskJob): Promise<TaskWork | undefined> {
  const { db, files, studio, log, notifyEdition } = test.workerDeps
  const story = await db.selectFrom('story').selectAll().where('id', '=', storyId).executeTakeFirst()
  if (!story) return undefined
  return {
    ...{ story, studio, db, files, log, about },
    brief: briefOfStory(story),
    now: Date.now(),
    signal: new AbortController().signal,
    key: `${storyId}:${task}:${about}`,
    whenAway: 'wait',
    chapters: async () => [],
    plan: async () => undefined,
    outline: async () => undefined,
    notifyEdition: (transaction, kind) => notifyEdition(transaction, { story: storyId, kind }),
    queueTask: (transaction, next, of) => jobs.sendTask(transaction, { storyId, task: next, about: of }),
  }
}
