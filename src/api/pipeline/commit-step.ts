import { positionOf, STEPS, type StepName } from '../../contract/positions.ts'
import { PlainError } from '../../lib/plain-error.ts'
import type { Database, Queries } from '../db/database.ts'
import type { Attempt, Jobs, StepJob } from '../db/jobs.ts'
import type { StepResult } from './step.ts'

export const NOT_WAITING = { waiting_for: null, waiting_since: null } as const

/** Another worker took the job over; this attempt's result is dropped. */
export class ClaimLost extends PlainError {
  override readonly name = 'ClaimLost'
}

/** In one transaction: completes the job, stores the step, queues its dependants. Throws ClaimLost when superseded. */
export function commitStep(
  deps: { db: Database; jobs: Pick<Jobs, 'send' | 'complete'> },
  attempt: Attempt,
  job: StepJob,
  result: StepResult,
): Promise<void> {
  return deps.db.transaction().execute(async transaction => {
    // The lock makes parallel steps of one story commit one after the other, so each sees what is done before it.
    const story = await transaction
      .selectFrom('story')
      .select(['run', 'status'])
      .where('id', '=', job.storyId)
      .forUpdate()
      .executeTakeFirst()
    if (!(await deps.jobs.complete(transaction, attempt))) throw new ClaimLost()
    if (story?.run !== job.run) return
    const output = JSON.stringify(result.output)
    await transaction.insertInto('story_step').values({ story_id: job.storyId, step: job.step, output }).execute()
    await result.effects?.(transaction)
    const done = await stepsDone(transaction, job.storyId)
    await transaction
      .updateTable('story')
      .set({ position: positionOf(done), ...(job.wait && NOT_WAITING) })
      .where('id', '=', job.storyId)
      .execute()
    // A failed story's steps wait for its retry.
    if (story.status === 'working') await deps.jobs.send(transaction, readyAfter(job, done))
  })
}

async function stepsDone(transaction: Queries, storyId: string): Promise<ReadonlySet<string>> {
  const rows = await transaction.selectFrom('story_step').select('step').where('story_id', '=', storyId).execute()
  return new Set(rows.map(row => row.step))
}

function readyAfter(job: StepJob, done: ReadonlySet<string>): StepJob[] {
  const ready = STEPS.filter(
    step => (step.needs as readonly StepName[]).includes(job.step) && step.needs.every(need => done.has(need)),
  )
  return ready.map(step => ({ storyId: job.storyId, step: step.name, run: job.run }))
}
