import type * as z from 'zod/mini'
import type { CoverFormats } from '../../contract/story.ts'
import type { StoryRow } from '../accounts/own-story.ts'
import type { Queries } from '../db/database.ts'
import { mediaAddress } from '../media/media-address.ts'
import { COVER_FORMATS, coverFormatFile } from '../media/picture-files.ts'

type CoverFormat = (typeof COVER_FORMATS)[number]

export type CardStory = Pick<StoryRow, 'id' | 'cover' | 'title'>

export const cardFile = ({ cover, title }: CardStory): string => coverFormatFile(cover ?? 0, 'card', title ?? '')

/** Signed addresses of the chosen cover; null until drawn. */
export async function coverFormatsOf(
  deps: { db: Queries; secret: string; clock: () => number },
  story: StoryRow,
): Promise<z.output<typeof CoverFormats>> {
  const { files, there } = await drawnFormats(deps.db, story)
  const address = (file: string) =>
    there.has(file) ? mediaAddress(deps.secret, { story: story.id, file }, deps.clock()) : null
  const [card = null, full = null, square = null, wide = null, tall = null] = files.map(address)
  return { card, full, square, wide, tall }
}

/** Formats not yet drawn with the current title. */
export async function missingFormats(queries: Queries, story: CardStory): Promise<CoverFormat[]> {
  const { files, there } = await drawnFormats(queries, story)
  return COVER_FORMATS.filter((_, index) => !there.has(files[index] ?? ''))
}

async function drawnFormats(queries: Queries, { id, cover, title }: CardStory) {
  const files = COVER_FORMATS.map(name => coverFormatFile(cover ?? 0, name, title ?? ''))
  const rows = await queries
    .selectFrom('media')
    .select('file')
    .where('story_id', '=', id)
    .where('type', '=', 'coverformat')
    .where('file', 'in', files)
    .execute()
  return { files, there: new Set(rows.map(({ file }) => file)) }
}
