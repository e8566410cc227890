import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import * as z from 'zod/mini'
import type { Queries } from '../db/database.ts'
import type { MediaTable } from '../db/schema.ts'
import type { StoredSchema } from '../db/stored.ts'
import type { Files } from '../outside/files/files.ts'
import { mediaKey } from './media-address.ts'

/** The row of a stored file. */
export type PictureRow = Pick<Insertable<MediaTable>, 'id' | 'story_id' | 'type' | 'file' | 'bytes'> & {
  /** JSON. */
  readonly scene: string
}

/** The row of a picture, as a step keeps it before it ends. */
export const PICTURE_ROW: StoredSchema<PictureRow> = z.object({
  id: z.string(),
  story_id: z.string(),
  type: z.enum(['coverimage', 'coveroriginal', 'coverformat', 'chapterimage']),
  file: z.string(),
  bytes: z.int(),
  scene: z.string(),
})

interface Drawn {
  readonly story: string
  readonly type: MediaTable['type']
  /** Derived from the content: drawing it again overwrites. */
  readonly file: string
  readonly bytes: Uint8Array
  readonly contentType: string
  readonly scene: unknown
}

/** Stores a picture's file; its row. */
export async function storePicture(files: Files, drawn: Drawn): Promise<PictureRow> {
  const { story, type, file, bytes, contentType, scene } = drawn
  await files.put(mediaKey({ story, file }), bytes, contentType)
  return {
    id: mediaId(story, file),
    story_id: story,
    type,
    file,
    bytes: bytes.byteLength,
    scene: JSON.stringify(scene),
  }
}

/** Inserts rows of stored pictures, or updates size and words. */
export async function keepPictures(transaction: Queries, rows: readonly PictureRow[]): Promise<void> {
  if (rows.length === 0) return
  await transaction
    .insertInto('media')
    .values([...rows])
    .onConflict(conflict =>
      conflict
        .column('id')
        .doUpdateSet(row => ({ bytes: row.ref('excluded.bytes'), scene: row.ref('excluded.scene') })),
    )
    .execute()
}

/** The same UUID for the same file of a story (RFC 9562, version 8). */
function mediaId(story: string, file: string): string {
  const hex = createHash('sha256').update(`${story}/${file}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
