import type { BookPreview } from '../../bindery/print/preview-book.ts'
import { UnsettableError } from '../../bindery/typeset/unsettable-error.ts'
import type { Task, TaskWork } from '../../studio/task.ts'
import { previewPageFile, previewRevision } from '../edition-files.ts'
import { isPreviewPending, type PageNote, settlePreview } from '../settle-preview.ts'
import { readStoryText, type StoryText } from '../story-text.ts'
import { printBookOf } from './book-of.ts'
import { keepMade, keepOnly, type MediaRow, storeMade } from './edition-rows.ts'

const TYPE = 'previewpage'
/** Chapters of which a page may be among the first. */
const CHAPTERS_SHOWN = 3

/** Draws the first pages of the paperback for the shop; `about` is the revision. */
export const previewPages: Task = {
  async run(work) {
    const preview = { story: work.story.id, part: 'pages', revision: work.about } as const
    if (!(await isPreviewPending(work.db, preview))) return {}
    const text = await readStoryText(work.db, work.story.id)
    const made = text && previewRevision(text) === work.about ? await drawn(work, text) : undefined
    if (!made) return { effects: async transaction => void (await settlePreview(transaction, preview, 'failed')) }
    const rows: MediaRow[] = []
    for (const page of made.pages) rows.push(await stored(work, page, made.pageCount))
    return {
      effects: async transaction => {
        if (!(await settlePreview(transaction, preview, 'ready'))) return
        await keepMade(transaction, work, rows)
        await keepOnly(transaction, work, { types: [TYPE], keep: rows.map(({ file }) => file) })
      },
    }
  },
  lost: async (transaction, { storyId: story, about: revision }) =>
    void (await settlePreview(transaction, { story, part: 'pages', revision }, 'failed')),
}

/** Undefined for a story whose letters no typeface here has. */
async function drawn(work: TaskWork, text: StoryText): Promise<BookPreview | undefined> {
  const { studio, signal, log, story } = work
  try {
    return await studio.bindery.preview(
      await studio.bindery.prepare(await printBookOf(work, text, CHAPTERS_SHOWN), signal),
      signal,
    )
  } catch (error) {
    if (!(error instanceof UnsettableError)) throw error
    log.warn({ storyId: story.id, reason: error.reason }, 'the pages of a story cannot be shown')
    return undefined
  }
}

function stored(
  work: TaskWork,
  { kind, number, webp }: BookPreview['pages'][number],
  pageCount: number,
): Promise<MediaRow> {
  const scene: PageNote = { kind, number, pageCount }
  const file = previewPageFile(work.about, number)
  return storeMade(work, { type: TYPE, file, bytes: webp, contentType: 'image/webp', scene })
}
