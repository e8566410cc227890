import type { Selectable } from 'kysely'
import type { Queries } from '../db/database.ts'
import type { MediaTable } from '../db/schema.ts'

export type MediaRow = Pick<Selectable<MediaTable>, 'id' | 'type' | 'file' | 'bytes' | 'scene'>

export interface Signing {
  readonly secret: string
  readonly clock: () => number
}

export const mediaRows = (queries: Queries, story: string, types: readonly MediaRow['type'][]): Promise<MediaRow[]> =>
  queries
    .selectFrom('media')
    .select(['id', 'type', 'file', 'bytes', 'scene'])
    .where('story_id', '=', story)
    .where('type', 'in', types)
    .orderBy('file')
    .execute()
