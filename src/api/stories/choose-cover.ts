import type * as z from 'zod/mini'
import type { MediaItem } from '../../contract/story.ts'
import type { Viewer } from '../accounts/visible-stories.ts'
import type { Database } from '../db/database.ts'
import type { Jobs } from '../db/jobs.ts'
import { Refusal, refuse } from '../refusal.ts'
import { coversOf } from './covers-of.ts'
import { queueOf } from './editions/order-edition.ts'
import { askRemake } from './editions/remake-editions.ts'
import { ownStory } from './own-story.ts'

/** Makes one of the drawn covers the story's cover; `url` is its address, whatever day it was signed on. */
export async function chooseCover(
  desk: { db: Database; jobs: Pick<Jobs, 'sendTask'>; secret: string; clock: () => number },
  id: string,
  viewer: Viewer,
  url: string,
): Promise<z.output<typeof MediaItem> | Refusal> {
  const story = await ownStory(desk.db, id, viewer)
  if (story instanceof Refusal) return story
  const covers = await coversOf(desk, story)
  if (!covers) return refuse('not-ready')
  const chosen = covers.upscaled_urls.findIndex(address => pathname(address) === pathname(url))
  if (chosen === -1) return refuse('invalid-input', [{ path: 'metadata.url', code: 'option', params: {} }])
  await desk.db.transaction().execute(async transaction => {
    // The row's lock decides whether the last step of the story or this call is first; the other one draws the cover.
    const { status } = await transaction
      .updateTable('story')
      .set({ cover: chosen })
      .where('id', '=', id)
      .returning('status')
      .executeTakeFirstOrThrow()
    if (status !== 'complete') return
    await desk.jobs.sendTask(transaction, { storyId: id, task: 'cover-card', about: String(chosen) })
    if (chosen !== (story.cover ?? 0)) await askRemake(transaction, queueOf(desk, id), id)
  })
  const downloadUrl = covers.upscaled_urls[chosen] ?? ''
  return { type: 'coverimage', id: covers.id, downloadUrl, alt: covers.alts[chosen] }
}

const pathname = (address: string): string | undefined => address.split('?')[0]?.replace(/^https?:\/\/[^/]+/, '')
