import { STEPS } from '../../contract/positions.ts'
import { ownStory, type StoryRow } from '../accounts/own-story.ts'
import type { Viewer } from '../accounts/visible-stories.ts'
import type { Queries } from '../db/database.ts'
import { storedParameter } from '../db/story-columns.ts'
import { reserveTokens } from '../limits/token-budget.ts'
import { Refusal, refuse } from '../results/refusal.ts'
import type { StoryDeps } from './start-story.ts'

const RUNS_MAX = 10

/** Takes a failed story up again: queues every step that is missing and whose inputs are stored. */
export async function retryStory(deps: StoryDeps, id: string, viewer: Viewer): Promise<{ id: string } | Refusal> {
  return deps.db.transaction().execute(async transaction => {
    const own = await ownStory(transaction, id, viewer)
    if (own instanceof Refusal) return own
    if (own.run >= RUNS_MAX) return refuse('story-quota')
    if (!(await reserveAgain(transaction, deps, own))) return refuse('budget-spent')
    const story = await transaction
      .updateTable('story')
      .set(row => ({
        status: 'working',
        failure: null,
        run: row('run', '+', 1),
        run_started_at: new Date(deps.clock()),
      }))
      .where('id', '=', id)
      .where('status', '=', 'failed')
      .returning('run')
      .executeTakeFirst()
    if (!story) return refuse('not-failed')
    await deps.jobs.send(transaction, await openSteps(transaction, id, story.run))
    return { id }
  })
}

async function reserveAgain(transaction: Queries, deps: StoryDeps, story: StoryRow): Promise<boolean> {
  if (story.status !== 'failed') return true
  const admitted = deps.admission.admit(storedParameter(story.parameter))
  const tokens = 'code' in admitted ? 0 : admitted.tokens
  return reserveTokens(transaction, { storyId: story.id, tokens, perDay: deps.tokensPerDay, now: deps.clock() })
}

async function openSteps(transaction: Queries, storyId: string, run: number) {
  const rows = await transaction.selectFrom('story_step').select('step').where('story_id', '=', storyId).execute()
  const done = new Set<string>(rows.map(row => row.step))
  const open = STEPS.filter(step => !done.has(step.name) && step.needs.every(need => done.has(need)))
  return open.map(step => ({ storyId, step: step.name, run }))
}
