import type { MadeEdition } from '../../contract/edition.ts'
import type { Queries } from '../db/database.ts'
import type { EditionFileType } from '../db/edition-tables.ts'
import { forgetReplaced } from './pending-files.ts'

const TYPES: Readonly<Record<MadeEdition, readonly EditionFileType[]>> = {
  ebook: ['ebook', 'presentebook'],
  audiobook: ['audiobook', 'presentaudiobook', 'chapteraudio', 'chapteraac', 'chaptertimings'],
  // An order keeps its printed files.
  paperback: [],
}

/** Removes an edition without a right to it; files go when their addresses expire. */
export async function dropEdition(
  transaction: Queries,
  { story, kind, now }: { readonly story: string; readonly kind: MadeEdition; readonly now: number },
): Promise<void> {
  if (TYPES[kind].length === 0) return
  await transaction.deleteFrom('edition').where('story_id', '=', story).where('kind', '=', kind).execute()
  await forgetReplaced(transaction, { story, types: TYPES[kind], keep: [], now })
}
