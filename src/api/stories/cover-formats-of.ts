import type * as z from 'zod/mini'
import type { CoverFormats } from '../../contract/story.ts'
import type { Queries } from '../db/database.ts'
import { mediaAddress } from './media-address.ts'
import type { StoryRow } from './own-story.ts'
import { coverFormatFile } from './picture-files.ts'

const NAMES = ['card', 'full', 'square', 'wide', 'tall'] as const

/** The chosen cover, with its title, in the sizes of its uses; null until all of them are drawn. */
export async function coverFormatsOf(
  desk: { db: Queries; secret: string; clock: () => number },
  story: StoryRow,
): Promise<z.output<typeof CoverFormats> | null> {
  const files = NAMES.map(name => coverFormatFile(story.cover ?? 0, name))
  const rows = await desk.db
    .selectFrom('media')
    .select('file')
    .where('story_id', '=', story.id)
    .where('type', '=', 'coverformat')
    .where('file', 'in', files)
    .execute()
  if (rows.length < files.length) return null
  const [card, full, square, wide, tall] = files.map(file =>
    mediaAddress(desk.secret, { story: story.id, file }, desk.clock()),
  ) as [string, string, string, string, string]
  return { card, full, square, wide, tall }
}
