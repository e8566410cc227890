import type { JobWithMetadata } from 'pg-boss'
import { describeError } from '../../lib/describe-error.ts'
import { AuthorError } from '../author/author.ts'
import { LOST_QUEUE, STEP_QUEUE, type StepJob } from '../db/jobs.ts'
import { ClaimLost, commitStep } from './commit-step.ts'
import { failStory } from './fail-story.ts'
import { failureOf } from './failure-of.ts'
import { triesSoFar } from './next-try.ts'
import { postponeStep } from './postpone-step.ts'
import { StoryRejected } from './rejected.ts'
import { STEP_WORK } from './steps.ts'
import { startTaskWorker } from './task-worker.ts'
import { openWork, type Work } from './work.ts'
import type { WorkerDeps } from './worker-deps.ts'

const POLL_SECONDS = 1

/** Starts `concurrency` step workers in this process, and the task workers. */
export async function startWorker(place: WorkerDeps, concurrency: number): Promise<void> {
  const polling = { pollingIntervalSeconds: POLL_SECONDS, includeMetadata: true as const }
  const steps = { ...polling, notifyPollingIntervalSeconds: POLL_SECONDS, localConcurrency: concurrency }
  await place.jobs.boss.work<StepJob, void, typeof steps>(STEP_QUEUE, steps, async ([job]) => {
    if (job) await runStep(place, job)
  })
  await place.jobs.boss.work<StepJob>(LOST_QUEUE, polling, async ([job]) => {
    if (job) await failStory(place, job.data, undefined)
  })
  await startTaskWorker(place)
}

async function runStep(deps: WorkerDeps, job: JobWithMetadata<StepJob>): Promise<void> {
  const { storyId, step } = job.data
  const started = deps.clock()
  let work: Work | undefined
  try {
    work = await openWork(deps, job, job.signal)
    // Without work the job is over: returning completes it.
    if (!work) return
    await commitStep(deps, job, job.data, await STEP_WORK[step](work))
    deps.log.info({ storyId, step, ms: deps.clock() - started }, 'step done')
  } catch (error) {
    if (error instanceof ClaimLost) return
    // On shutdown, or when the queue took the job away, the job stays as it is for the next worker.
    if (job.signal.aborted) throw error
    const away = deps.outages.note(error, 'step')
    if (!away) {
      const tries = triesSoFar(job.data, job.retryCount) + 1
      deps.log.warn({ storyId, step, tries, error: describeError(error) }, 'step failed')
    }
    const failure = work && failureOf(error, work.brief)
    if (!away && isFinal(deps, error)) await failStory(deps, job.data, job, failure)
    else await postponeStep(deps, job, away?.service, failure)
  }
}

/** Whether another try would end the same: a refusing provider, or an author that always writes the same. */
function isFinal(deps: WorkerDeps, error: unknown): boolean {
  if (error instanceof AuthorError) return !error.passing
  return error instanceof StoryRejected && deps.studio.author.kind === 'offline'
}
