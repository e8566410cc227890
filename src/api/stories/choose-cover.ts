import type * as z from 'zod/mini'
import type { MediaItem } from '../../contract/story.ts'
import type { Database } from '../db/database.ts'
import { Refusal, refuse } from '../refusal.ts'
import { coversOf } from './covers-of.ts'
import { ownStory } from './own-story.ts'

/** Makes one of the drawn covers the story's cover; `url` is its address, whatever day it was signed on. */
export async function chooseCover(
  desk: { db: Database; secret: string; clock: () => number },
  id: string,
  claimHash: string | undefined,
  url: string,
): Promise<z.output<typeof MediaItem> | Refusal> {
  const story = await ownStory(desk.db, id, claimHash)
  if (story instanceof Refusal) return story
  const covers = await coversOf(desk, story)
  if (!covers) return refuse('not-ready')
  const chosen = covers.upscaled_urls.findIndex(address => pathname(address) === pathname(url))
  if (chosen === -1) return refuse('invalid-input', [{ path: 'metadata.url', code: 'option', params: {} }])
  await desk.db.updateTable('story').set({ cover: chosen }).where('id', '=', id).execute()
  const downloadUrl = covers.upscaled_urls[chosen] ?? ''
  return { type: 'coverimage', id: covers.id, downloadUrl, alt: covers.alts[chosen] }
}

const pathname = (address: string): string | undefined => address.split('?')[0]?.replace(/^https?:\/\/[^/]+/, '')
