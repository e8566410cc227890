import { randomBytes, randomUUID } from 'node:crypto'
import type { Parameter } from '../../contract/parameter.ts'
import { STEPS } from '../../contract/positions.ts'
import type { Clock } from '../../lib/clock.ts'
import { withinAccountQuota } from '../accounts/account-quota.ts'
import type { Database, Queries } from '../db/database.ts'
import type { Jobs } from '../db/jobs.ts'
import { reserveTokens } from '../limits/token-budget.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import type { StoryLanding } from '../story/story-landing.ts'
import type { Admission } from './admission.ts'
import { earlierStories } from './earlier-stories.ts'
import { type FindLandingDeps, findLanding } from './find-landing.ts'
import { withinQuota } from './quota.ts'

const SEED_BYTES = 16

export interface StoryDeps {
  readonly db: Database
  readonly jobs: Pick<Jobs, 'send'>
  readonly clock: Clock
  readonly admission: Admission
  readonly quotaAnonymous: number
  readonly quotaAccount: number
  readonly tokensPerDay: number
}

export interface StoryRequest {
  readonly parameter: Parameter
  readonly claimHash: string
  readonly networkHash: string
  /** Undefined for anonymous stories. */
  readonly account: { readonly id: string; readonly isProven: boolean } | undefined
  /** Equal for repeats of one request. */
  readonly requestKey: string
}

/** Starts a story; a repeated request gets the first one's. */
export async function startStory(
  deps: StoryDeps & FindLandingDeps,
  request: StoryRequest,
): Promise<{ id: string } | Refusal> {
  const admitted = deps.admission.admit(request.parameter)
  if ('code' in admitted) return admitted
  const landing = await findLanding(deps, request.parameter.context)
  return deps.db.transaction().execute(async transaction => {
    const free = await isWithinStoryQuota(transaction, deps, request)
    const earlier = await findRequest(transaction, request)
    if (earlier) return earlier
    if (!free) return refuse('story-quota')
    const id = randomUUID()
    await insertStory(transaction, deps, request, { id, language: admitted.language, landing })
    const reservation = { storyId: id, tokens: admitted.tokens, perDay: deps.tokensPerDay, now: deps.clock() }
    if (!(await reserveTokens(transaction, reservation))) {
      await transaction.deleteFrom('story').where('id', '=', id).execute()
      return refuse('budget-spent')
    }
    const first = STEPS.filter(step => step.needs.length === 0)
    await deps.jobs.send(
      transaction,
      first.map(step => ({ storyId: id, step: step.name, run: 1 })),
    )
    return { id }
  })
}

/** Unproven accounts get no more than browser and network: anybody can make one. */
function isWithinStoryQuota(transaction: Queries, deps: StoryDeps, request: StoryRequest): Promise<boolean> {
  const now = deps.clock()
  if (!request.account?.isProven) return withinQuota(transaction, { ...request, limit: deps.quotaAnonymous, now })
  return withinAccountQuota(transaction, {
    accountId: request.account.id,
    networkHash: request.networkHash,
    limit: deps.quotaAccount,
    now,
  })
}

function findRequest(transaction: Queries, request: StoryRequest): Promise<{ id: string } | undefined> {
  return transaction
    .selectFrom('story')
    .select('id')
    .where('claim_hash', '=', request.claimHash)
    .where('request_key', '=', request.requestKey)
    .executeTakeFirst()
}

async function insertStory(
  transaction: Queries,
  deps: StoryDeps,
  request: StoryRequest,
  story: { id: string; language: string; landing: StoryLanding | undefined },
): Promise<void> {
  const earlier = await earlierStories(transaction, {
    claimHash: request.claimHash,
    accountId: request.account?.id,
    language: story.language,
  })
  await transaction
    .insertInto('story')
    .values({
      id: story.id,
      created_at: new Date(deps.clock()),
      run_started_at: new Date(deps.clock()),
      claim_hash: request.claimHash,
      account_id: request.account?.id ?? null,
      network_hash: request.networkHash,
      request_key: request.requestKey,
      parameter: JSON.stringify(request.parameter),
      landing: story.landing ? JSON.stringify(story.landing) : null,
      category: request.parameter.context.category,
      language: story.language,
      written_by: deps.admission.author,
      seed: randomBytes(SEED_BYTES).toString('hex'),
      status: 'working',
      earlier_histories: JSON.stringify(earlier),
    })
    .execute()
}
