import { randomBytes, randomUUID } from 'node:crypto'
import type { Parameter } from '../../contract/parameter.ts'
import { STEPS } from '../../contract/positions.ts'
import type { Clock } from '../../lib/clock.ts'
import { withinAccountQuota } from '../accounts/account-quota.ts'
import type { Database, Queries } from '../db/database.ts'
import type { Jobs } from '../db/jobs.ts'
import { reserveTokens } from '../limits/token-budget.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import type { Admission } from './admission.ts'
import { earlierStories } from './earlier-stories.ts'
import { withinQuota } from './quota.ts'

const SEED_BYTES = 16

export interface StoryDesk {
  readonly db: Database
  readonly jobs: Pick<Jobs, 'send'>
  readonly clock: Clock
  readonly admission: Admission
  readonly quotaAnonymous: number
  readonly quotaAccount: number
  readonly tokensPerDay: number
}

export interface StoryWish {
  readonly parameter: Parameter
  readonly claimHash: string
  readonly networkHash: string
  /** Undefined for anonymous stories. */
  readonly account: { readonly id: string; readonly isProven: boolean } | undefined
  /** Equal for repeats of one request. */
  readonly requestKey: string
}

/** Starts a story; a repeated request gets the first one's. */
export async function startStory(desk: StoryDesk, wish: StoryWish): Promise<{ id: string } | Refusal> {
  const admitted = desk.admission.admit(wish.parameter)
  if ('code' in admitted) return admitted
  return desk.db.transaction().execute(async transaction => {
    const free = await hasPlace(transaction, desk, wish)
    const earlier = await findRequest(transaction, wish)
    if (earlier) return earlier
    if (!free) return refuse('story-quota')
    const id = randomUUID()
    await insertStory(transaction, desk, wish, { id, language: admitted.language })
    const reservation = { storyId: id, tokens: admitted.tokens, perDay: desk.tokensPerDay, now: desk.clock() }
    if (!(await reserveTokens(transaction, reservation))) {
      await transaction.deleteFrom('story').where('id', '=', id).execute()
      return refuse('budget-spent')
    }
    const first = STEPS.filter(step => step.needs.length === 0)
    await desk.jobs.send(
      transaction,
      first.map(step => ({ storyId: id, step: step.name, run: 1 })),
    )
    return { id }
  })
}

/** Unproven accounts get no more than browser and network: anybody can make one. */
function hasPlace(transaction: Queries, desk: StoryDesk, wish: StoryWish): Promise<boolean> {
  const now = desk.clock()
  if (!wish.account?.isProven) return withinQuota(transaction, { ...wish, limit: desk.quotaAnonymous, now })
  return withinAccountQuota(transaction, {
    accountId: wish.account.id,
    networkHash: wish.networkHash,
    limit: desk.quotaAccount,
    now,
  })
}

function findRequest(transaction: Queries, wish: StoryWish): Promise<{ id: string } | undefined> {
  return transaction
    .selectFrom('story')
    .select('id')
    .where('claim_hash', '=', wish.claimHash)
    .where('request_key', '=', wish.requestKey)
    .executeTakeFirst()
}

async function insertStory(
  transaction: Queries,
  desk: StoryDesk,
  wish: StoryWish,
  story: { id: string; language: string },
): Promise<void> {
  const earlier = await earlierStories(transaction, { claimHash: wish.claimHash, language: story.language })
  await transaction
    .insertInto('story')
    .values({
      id: story.id,
      created_at: new Date(desk.clock()),
      run_started_at: new Date(desk.clock()),
      claim_hash: wish.claimHash,
      account_id: wish.account?.id ?? null,
      network_hash: wish.networkHash,
      request_key: wish.requestKey,
      parameter: JSON.stringify(wish.parameter),
      category: wish.parameter.context.category,
      language: story.language,
      written_by: desk.admission.author,
      seed: randomBytes(SEED_BYTES).toString('hex'),
      status: 'working',
      earlier_histories: JSON.stringify(earlier),
    })
    .execute()
}
