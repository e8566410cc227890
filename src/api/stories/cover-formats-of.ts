import type * as z from 'zod/mini'
import type { CoverFormats } from '../../contract/story.ts'
import type { Queries } from '../db/database.ts'
import { mediaAddress } from './media-address.ts'
import type { StoryRow } from './own-story.ts'
import { COVER_FORMATS, coverFormatFile } from './picture-files.ts'

/** What of a story says which of its covers is drawn, and with which title. */
export type CardStory = Pick<StoryRow, 'id' | 'cover' | 'title'>

/** The chosen cover as it stands on a shelf. */
export const cardFile = ({ cover, title }: CardStory): string => coverFormatFile(cover ?? 0, 'card', title ?? '')

/** The chosen cover drawn for its uses: signed addresses, each null until it is drawn. */
export async function coverFormatsOf(
  desk: { db: Queries; secret: string; clock: () => number },
  story: StoryRow,
): Promise<z.output<typeof CoverFormats>> {
  const files = COVER_FORMATS.map(name => coverFormatFile(story.cover ?? 0, name, story.title ?? ''))
  const rows = await desk.db
    .selectFrom('media')
    .select('file')
    .where('story_id', '=', story.id)
    .where('type', '=', 'coverformat')
    .where('file', 'in', files)
    .execute()
  const there = new Set(rows.map(({ file }) => file))
  const address = (file: string) =>
    there.has(file) ? mediaAddress(desk.secret, { story: story.id, file }, desk.clock()) : null
  const [card = null, full = null, square = null, wide = null, tall = null] = files.map(address)
  return { card, full, square, wide, tall }
}
