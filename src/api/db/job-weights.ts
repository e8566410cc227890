import { sql } from 'kysely'
import type { Queries } from './database.ts'
import type { StepWeight, TaskWeight } from './job-priority.ts'
import { storedParameter } from './story-columns.ts'

/** Whether the story's owner has paid for anything, or anything was paid for the story; an order of a free edition is none. */
const IS_PAID = sql<boolean>`exists (
  select 1 from shop_order
  where paid_at is not null and paid_in_cent > 0 and refunded_at is null
    and (story_id = story.id or account_id = story.account_id)
)`

type StoryWeight = Pick<StepWeight, 'begunAt' | 'words' | 'isPaid'>

/** Undefined when the story is gone. */
export async function storyWeight(queries: Queries, storyId: string): Promise<StoryWeight | undefined> {
  const story = await queries
    .selectFrom('story')
    .select(['run_started_at', 'parameter', IS_PAID.as('isPaid')])
    .where('id', '=', storyId)
    .executeTakeFirst()
  if (!story) return undefined
  const words = Number(storedParameter(story.parameter).story.length)
  return { begunAt: story.run_started_at.getTime(), words, isPaid: story.isPaid }
}

const EDITION_OF: Readonly<Partial<Record<TaskWeight['task'], string>>> = {
  'bind-ebook': 'ebook',
  'speak-chapter': 'audiobook',
  'join-audiobook': 'audiobook',
}

export async function taskWeight(
  queries: Queries,
  { storyId, task }: { readonly storyId: string; readonly task: TaskWeight['task'] },
): Promise<Pick<TaskWeight, 'isPaid' | 'isRemade'>> {
  const kind = EDITION_OF[task] ?? null
  const isRemade = sql<boolean>`exists (
    select 1 from edition where edition.story_id = story.id and kind = ${kind}::text and notified
  )`
  const found = await queries
    .selectFrom('story')
    .select([IS_PAID.as('isPaid'), isRemade.as('isRemade')])
    .where('id', '=', storyId)
    .executeTakeFirst()
  return found ?? { isPaid: false, isRemade: false }
}
