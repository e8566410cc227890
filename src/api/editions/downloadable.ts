import type { MadeEdition } from '../../contract/edition.ts'
import type { Queries } from '../db/database.ts'
import type { MediaName } from '../media/media-address.ts'

/** A file's edition by the beginning of its name; proofs belong to all who have their address. */
const KIND_OF: readonly (readonly [RegExp, MadeEdition])[] = [
  [/^book-/, 'ebook'],
  [/^audio(?:book)?-/, 'audiobook'],
]

/** Whether the story still has the file's edition, and the file is not to be removed. A signed address outlives a refund, the right does not. */
export async function isDownloadable(queries: Queries, { story, file }: MediaName, now: number): Promise<boolean> {
  const kind = KIND_OF.find(([name]) => name.test(file))?.[1]
  if (kind === undefined) return true
  const edition = await queries
    .selectFrom('edition')
    .select('id')
    .where('story_id', '=', story)
    .where('kind', '=', kind)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('pending_file')
            .select('file')
            .where('story_id', '=', story)
            .where('file', '=', file)
            .where('due_at', '<=', new Date(now)),
        ),
      ),
    )
    .executeTakeFirst()
  return edition !== undefined
}
