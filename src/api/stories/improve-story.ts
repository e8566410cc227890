import { randomUUID } from 'node:crypto'
import { IMPROVEMENTS_PER_DAY, REFUSED_IMPROVEMENTS_PER_DAY } from '../../contract/limits.ts'
import { DAY_MS } from '../../lib/day.ts'
import type { Viewer } from '../accounts/visible-stories.ts'
import type { Database, Queries } from '../db/database.ts'
import type { Jobs } from '../db/jobs.ts'
import { storedParameter } from '../db/story-columns.ts'
import { reserveTokens } from '../limits/token-budget.ts'
import { Refusal, refuse } from '../results/refusal.ts'
import { FIRST_VERSION, lastVersion } from '../versions/versions.ts'
import type { Admission } from './admission.ts'
import { lockFinishedStory } from './lock-story.ts'

export interface RevisionDeps {
  readonly db: Database
  readonly jobs: Pick<Jobs, 'sendTask'>
  readonly clock: () => number
  readonly admission: Admission
  readonly tokensPerDay: number
}

export async function improveStory(
  deps: RevisionDeps,
  id: string,
  viewer: Viewer,
  request: string,
): Promise<{ oldVersion: number } | Refusal> {
  return deps.db.transaction().execute(async transaction => {
    const story = await lockFinishedStory(transaction, id, viewer)
    if (story instanceof Refusal) return story
    const admitted = deps.admission.admitRevision(storedParameter(story.parameter), request)
    if ('code' in admitted) return admitted
    const now = deps.clock()
    const { kept, refused } = await requestsToday(transaction, id, now)
    if (kept >= IMPROVEMENTS_PER_DAY || refused >= REFUSED_IMPROVEMENTS_PER_DAY) return refuse('improve-quota')
    const reservation = { storyId: id, tokens: admitted.tokens, perDay: deps.tokensPerDay, now }
    if (!(await reserveTokens(transaction, reservation))) return refuse('budget-spent')
    const about = randomUUID()
    await transaction
      .insertInto('revision_request')
      .values({ id: about, story_id: id, created_at: new Date(now), text: request, state: 'working' })
      .execute()
    await deps.jobs.sendTask(transaction, { storyId: id, task: 'improve', about })
    return { oldVersion: (await lastVersion(transaction, id))?.number ?? FIRST_VERSION }
  })
}

/** Requests that were refused use nothing up, but cannot be sent without end. */
async function requestsToday(
  transaction: Queries,
  id: string,
  now: number,
): Promise<{ kept: number; refused: number }> {
  const { kept, refused } = await transaction
    .selectFrom('revision_request')
    .select(query => [
      query.fn.countAll<string>().filterWhere('state', '!=', 'refused').as('kept'),
      query.fn.countAll<string>().filterWhere('state', '=', 'refused').as('refused'),
    ])
    .where('story_id', '=', id)
    .where('created_at', '>', new Date(now - DAY_MS))
    .executeTakeFirstOrThrow()
  return { kept: Number(kept), refused: Number(refused) }
}
