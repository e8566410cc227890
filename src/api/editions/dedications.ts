import type { PresentEdition } from '../../contract/present.ts'
import type { Queries } from '../db/database.ts'
import type { Jobs } from '../db/jobs.ts'

/** A giver's words: they stand in the editions of one present, and in no other. */
export interface Dedication {
  readonly present: string
  readonly text: string
  readonly from: string
}

/** Of the presents that a story's edition is part of. */
export async function dedicationsIn(queries: Queries, story: string, kind: PresentEdition): Promise<Dedication[]> {
  const rows = await queries
    .selectFrom('present')
    .innerJoin('present_order', 'present_order.present_id', 'present.id')
    .innerJoin('shop_order', 'shop_order.id', 'present_order.order_id')
    .select(['present.id as present', 'dedication as text', 'from_name as from'])
    .where('present.story_id', '=', story)
    .where('shop_order.edition', '=', kind)
    .where('present.ended_at', 'is', null)
    .where('dedication', '!=', '')
    .orderBy('present.id')
    .execute()
  return rows
}

/** Of a story's presents, for books on paper: what a giver wrote needs no paid edition in the present. */
export const writtenDedications = (queries: Queries, story: string): Promise<Dedication[]> =>
  dedicatedPresents(queries, story).execute()

/** The words of a giver's own present; undefined where there are none, or no such present. */
export const ownDedication = (
  queries: Queries,
  { present, story, giver }: { readonly present: string; readonly story: string; readonly giver: string },
): Promise<Dedication | undefined> =>
  dedicatedPresents(queries, story).where('id', '=', present).where('account_id', '=', giver).executeTakeFirst()

const dedicatedPresents = (queries: Queries, story: string) =>
  queries
    .selectFrom('present')
    .select(['id as present', 'dedication as text', 'from_name as from'])
    .where('story_id', '=', story)
    .where('ended_at', 'is', null)
    .where('dedication', '!=', '')

const TASK_OF = { ebook: 'bind-ebook', audiobook: 'join-audiobook' } as const
/** A giver who corrects a word gets one book. */
const DELAY_SECONDS = 20

/** Has the editions made whose presents were scheduled, changed or cancelled. */
export async function queueDedicated(
  jobs: Pick<Jobs, 'sendTask'>,
  transaction: Queries,
  { story, kinds }: { readonly story: string; readonly kinds: Iterable<PresentEdition> },
): Promise<void> {
  for (const kind of new Set(kinds))
    await jobs.sendTask(transaction, { storyId: story, task: TASK_OF[kind], about: kind }, DELAY_SECONDS)
}
