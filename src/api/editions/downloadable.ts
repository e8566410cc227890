import type { MadeEdition } from '../../contract/edition.ts'
import type { Queries } from '../db/database.ts'
import type { MediaName } from '../media/media-address.ts'

/** Which edition a file is of, by the beginning of its name; a proof is whoever's who was given its address. */
const KIND_OF: readonly (readonly [RegExp, MadeEdition])[] = [
  [/^book-/, 'ebook'],
  [/^audio(?:book)?-/, 'audiobook'],
]

/**
 * Whether a file may still be handed over: of an edition only while the story has it. A signed address outlives a refund,
 * the right to the file does not.
 */
export async function isHandedOver(queries: Queries, { story, file }: MediaName): Promise<boolean> {
  const kind = KIND_OF.find(([name]) => name.test(file))?.[1]
  if (kind === undefined) return true
  const edition = await queries
    .selectFrom('edition')
    .select('id')
    .where('story_id', '=', story)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return edition !== undefined
}
