import type { MadeEdition } from '../../contract/edition.ts'
import type { Queries } from '../db/database.ts'
import type { TaskName } from '../db/jobs.ts'
import { heardChapters } from './sounds.ts'
import { readStoryText } from './story-text.ts'

export type QueueTask = (transaction: Queries, task: TaskName, about: string) => Promise<void>

export async function queueEdition(
  transaction: Queries,
  queue: QueueTask,
  { story, kind }: { readonly story: string; readonly kind: MadeEdition },
): Promise<void> {
  if (kind === 'ebook') return queue(transaction, 'bind-ebook', kind)
  if (kind === 'paperback') return queue(transaction, 'bind-print', kind)
  const text = await readStoryText(transaction, story)
  if (!text) return
  const silent = (await heardChapters(transaction, story, text)).filter(({ sound }) => sound === undefined)
  if (silent.length === 0) return queue(transaction, 'join-audiobook', kind)
  for (const { chapter } of silent) await queue(transaction, 'speak-chapter', String(chapter.number))
}
