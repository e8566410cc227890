import type { MadeEdition } from '../../contract/edition.ts'
import { cancelEditionTasks } from '../db/cancel-edition-tasks.ts'
import type { Queries } from '../db/database.ts'
import type { EditionFileType } from '../db/edition-tables.ts'
import type { TaskName } from '../db/jobs.ts'
import { dedicationsIn } from './dedications.ts'
import { ebookFiles } from './edition-files.ts'
import { forgetReplaced } from './pending-files.ts'
import { untried } from './settle-edition.ts'
import { readStoryText } from './story-text.ts'

interface MadeOf {
  readonly types: readonly EditionFileType[]
  readonly tasks: readonly TaskName[]
}

const MADE_OF: Readonly<Record<MadeEdition, MadeOf>> = {
  ebook: { types: ['ebook', 'presentebook'], tasks: ['bind-ebook'] },
  audiobook: {
    types: ['audiobook', 'presentaudiobook', 'chapteraudio', 'chapteraac', 'chaptertimings'],
    tasks: ['speak-chapter', 'join-audiobook'],
  },
  // An order keeps its printed files.
  paperback: { types: [], tasks: [] },
}

interface Dropped {
  readonly story: string
  readonly kind: MadeEdition
  readonly now: number
}

/**
 * Removes an edition without a right to it, with its tasks, its files, and the mail that would announce it. The caller
 * holds the lock on the story: a task that is being completed ends before, or finds no edition.
 */
export async function dropEdition(transaction: Queries, { story, kind, now }: Dropped): Promise<void> {
  const { types, tasks } = MADE_OF[kind]
  if (types.length === 0) return
  await transaction.deleteFrom('edition').where('story_id', '=', story).where('kind', '=', kind).execute()
  await cancelEditionTasks(transaction, story, tasks)
  await forgetReplaced(transaction, { story, types, keep: [], now, keptMs: 0 })
  if (kind === 'audiobook') await dropSpokenEbook(transaction, story, now)
}

/** An e-book that reads itself aloud carries the audiobook: it is bound anew without, by the sweep. */
async function dropSpokenEbook(transaction: Queries, story: string, now: number): Promise<void> {
  const text = await readStoryText(transaction, story)
  if (!text) return
  const dedications = await dedicationsIn(transaction, story, 'ebook')
  const keep = [undefined, ...dedications].flatMap(dedication => Object.values(ebookFiles(text, false, dedication)))
  const dropped = await forgetReplaced(transaction, { story, types: MADE_OF.ebook.types, keep, now, keptMs: 0 })
  if (dropped === 0) return
  await transaction
    .updateTable('edition')
    .set({ state: 'pending', ...untried(now) })
    .where('story_id', '=', story)
    .where('kind', '=', 'ebook')
    .execute()
}
