import { sql } from 'kysely'
import type { Queries } from '../db/database.ts'
import { COVER_FORMATS, coverFormatFile } from '../media/picture-files.ts'

/** Records when the chosen cover has all formats, so that sweeps skip it. */
export async function settleCovers(transaction: Queries, id: string): Promise<void> {
  const story = await transaction.selectFrom('story').select(['cover', 'title']).where('id', '=', id).executeTakeFirst()
  if (!story) return
  const cover = story.cover ?? 0
  const files = COVER_FORMATS.map(format => coverFormatFile(cover, format, story.title ?? ''))
  const { there } = await transaction
    .selectFrom('media')
    .select(({ fn }) => fn.countAll<string>().as('there'))
    .where('story_id', '=', id)
    .where('type', '=', 'coverformat')
    .where('file', 'in', files)
    .executeTakeFirstOrThrow()
  if (Number(there) < files.length) return
  await transaction
    .updateTable('story')
    .set({ covers_drawn: cover, covers_drawn_title: story.title, covers_tries: 0, covers_next_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}
