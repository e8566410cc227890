import * as z from 'zod/mini'
import type { PresentEdition } from '../../contract/present.ts'
import type { Queries } from '../db/database.ts'
import type { DedicatedFileType } from '../db/edition-tables.ts'
import { readStored, type StoredSchema } from '../db/stored.ts'
import type { Dedication } from './dedications.ts'

export const DEDICATED_TYPES: Readonly<Record<PresentEdition, DedicatedFileType>> = {
  ebook: 'presentebook',
  audiobook: 'presentaudiobook',
}

interface Note {
  readonly present: string
}

const NOTE: StoredSchema<Note> = z.object({ present: z.uuid() })

export const dedicatedNote = ({ present }: Pick<Dedication, 'present'>): Note => ({ present })

/** The files made for one of the presents; none until they are. */
export async function dedicatedFiles(
  queries: Queries,
  {
    story,
    kind,
    presents,
  }: { readonly story: string; readonly kind: PresentEdition; readonly presents: readonly string[] },
) {
  if (presents.length === 0) return []
  const rows = await queries
    .selectFrom('media')
    .select(['id', 'file', 'bytes', 'scene'])
    .where('story_id', '=', story)
    .where('type', '=', DEDICATED_TYPES[kind])
    .orderBy('created_at', 'desc')
    .execute()
  const noted = rows.map(row => ({ ...row, ...readStored(NOTE, row.scene, 'media.scene of a dedicated file') }))
  const own = noted.find(({ present }) => presents.includes(present))?.present
  return noted.filter(({ present }) => present === own)
}
