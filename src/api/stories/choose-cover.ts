import type * as z from 'zod/mini'
import type { MediaItem } from '../../contract/story.ts'
import { ownStory, type StoryRow } from '../accounts/own-story.ts'
import type { Viewer } from '../accounts/visible-stories.ts'
import type { Database, Queries } from '../db/database.ts'
import type { Jobs } from '../db/jobs.ts'
import { isTaskWaiting } from '../db/waiting-task.ts'
import { queueOf } from '../editions/order-edition.ts'
import { requestRemake } from '../editions/remake-editions.ts'
import { countStoryChange } from '../limits/count-story-change.ts'
import { Refusal, refuse } from '../results/refusal.ts'
import { missingFormats } from './cover-formats-of.ts'
import { coversOf } from './covers-of.ts'

/** Chooses one of the covers; `url` may be signed on any day. */
export async function chooseCover(
  deps: { db: Database; jobs: Pick<Jobs, 'sendTask'>; secret: string; clock: () => number },
  id: string,
  viewer: Viewer,
  url: string,
): Promise<z.output<typeof MediaItem> | Refusal> {
  const story = await ownStory(deps.db, id, viewer)
  if (story instanceof Refusal) return story
  const covers = await coversOf(deps, story)
  if (!covers) return refuse('not-ready')
  const chosen = covers.upscaled_urls.findIndex(address => pathname(address) === pathname(url))
  if (chosen === -1) return refuse('invalid-input', [{ path: 'metadata.url', code: 'option', params: {} }])
  const refused = await deps.db.transaction().execute(transaction => keepChoice(transaction, deps, story, chosen))
  if (refused) return refused
  const downloadUrl = covers.upscaled_urls[chosen] ?? ''
  return { type: 'coverimage', id: covers.id, downloadUrl, alt: covers.alts[chosen] }
}

/** Stores the choice and queues its drawing, unless done already. */
async function keepChoice(
  transaction: Queries,
  deps: { jobs: Pick<Jobs, 'sendTask'>; clock: () => number },
  { id }: StoryRow,
  chosen: number,
): Promise<Refusal | undefined> {
  // The row lock orders this against the story's last step; the later one draws the cover.
  const before = await transaction
    .selectFrom('story')
    .select(['status', 'cover', 'title'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const isSame = chosen === (before.cover ?? 0)
  if (before.status !== 'complete') {
    await transaction.updateTable('story').set({ cover: chosen }).where('id', '=', id).execute()
    return undefined
  }
  const job = { storyId: id, task: 'cover-card', about: String(chosen) } as const
  const isOwed = (await missingFormats(transaction, { id, cover: chosen, title: before.title })).length > 0
  const isDue = isOwed && !(await isTaskWaiting(transaction, job))
  if (isSame && !isDue) return undefined
  if (!(await countStoryChange(transaction, id, deps.clock()))) return refuse('change-quota')
  await transaction.updateTable('story').set({ cover: chosen }).where('id', '=', id).execute()
  if (isDue) await deps.jobs.sendTask(transaction, job)
  if (!isSame) await requestRemake(transaction, queueOf(deps, id), id)
  return undefined
}

const pathname = (address: string): string | undefined => address.split('?')[0]?.replace(/^https?:\/\/[^/]+/, '')
