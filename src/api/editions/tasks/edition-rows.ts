import type { Insertable } from 'kysely'
import type { PresentEdition } from '../../../contract/present.ts'
import type { Queries } from '../../db/database.ts'
import type { EditionFileType } from '../../db/edition-tables.ts'
import type { MediaTable } from '../../db/schema.ts'
import { keepPictures, storePicture } from '../../media/keep-picture.ts'
import type { TaskWork } from '../../studio/task.ts'
import { DEDICATED_TYPES, dedicatedNote } from '../dedicated-files.ts'
import { type Dedication, dedicationsIn } from '../dedications.ts'
import { confirmFiles, forgetReplaced, registerPendingFile } from '../pending-files.ts'

export type MediaRow = Insertable<MediaTable>

export interface MadeFile {
  readonly type: EditionFileType
  readonly file: string
  readonly bytes: Uint8Array
  readonly contentType: string
  readonly scene?: unknown
}

export async function keptFiles(work: TaskWork, names: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await work.db
    .selectFrom('media')
    .select('file')
    .where('story_id', '=', work.story.id)
    .where('file', 'in', names)
    .execute()
  return new Set(rows.map(({ file }) => file))
}

/** Stores a file whole or not at all; its row. */
export async function storeMade(work: TaskWork, made: MadeFile): Promise<MediaRow> {
  const story = work.story.id
  await registerPendingFile(work.db, { story, file: made.file, now: work.now })
  return storePicture(work.files, { scene: {}, ...made, story })
}

/** Inserts the rows of stored files, in the settling transaction. */
export async function keepMade(transaction: Queries, work: TaskWork, rows: readonly MediaRow[]): Promise<void> {
  await keepPictures(transaction, rows)
  const files = rows.map(({ file }) => file)
  await confirmFiles(transaction, work.story.id, files)
}

export const keepOnly = async (
  transaction: Queries,
  work: TaskWork,
  kept: { readonly types: readonly EditionFileType[]; readonly keep: readonly string[]; readonly chapter?: number },
): Promise<void> => void (await forgetReplaced(transaction, { ...kept, story: work.story.id, now: work.now }))

/** Type and note of a book or sound: of the edition itself, or of a present's. */
export const madeFor = (kind: PresentEdition, dedication: Dedication | undefined): Pick<MadeFile, 'type' | 'scene'> =>
  dedication ? { type: DEDICATED_TYPES[kind], scene: dedicatedNote(dedication) } : { type: kind, scene: {} }

/** Forgets an edition's other files: also of presents that were cancelled, or changed meanwhile. */
export async function keepNamed(
  transaction: Queries,
  work: TaskWork,
  kind: PresentEdition,
  namesOf: (dedication?: Dedication) => Readonly<Record<string, string>>,
): Promise<void> {
  const dedications = await dedicationsIn(transaction, work.story.id, kind)
  const keep = [undefined, ...dedications].flatMap(dedication => Object.values(namesOf(dedication)))
  await keepOnly(transaction, work, { types: [kind, DEDICATED_TYPES[kind]], keep })
}
