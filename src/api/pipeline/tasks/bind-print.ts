import { type Finding, NOTES } from '../../bindery/print/preflight/finding.ts'
import { printFiles } from '../../stories/editions/edition-files.ts'
import { failEdition, isOrdered } from '../../stories/editions/settle-edition.ts'
import { readStoryText, type StoryText } from '../../stories/editions/story-text.ts'
import { bookOf } from '../editions/book-of.ts'
import { coverPicture } from '../editions/cover-picture.ts'
import { keepMade, keptFiles, type MediaRow, storeMade } from '../editions/edition-rows.ts'
import { failing, settle } from '../editions/settle.ts'
import type { Task, TaskWork } from './task.ts'

const KIND = 'paperback'
const PDF = 'application/pdf'

/** Makes the pages and the cover that a print house gets. What it would send back, we do not send. */
export const bindPrint: Task = {
  async run(work) {
    const storyId = work.story.id
    if (!(await isOrdered(work.db, { storyId, kind: KIND }))) return {}
    const text = await readStoryText(work.db, storyId)
    if (!text) return {}
    const kept = await keptFiles(work, Object.values(printFiles(text)))
    const rows = kept.size === Object.values(printFiles(text)).length ? [] : await bound(work, text)
    if (!rows) return { effects: transaction => failEdition(transaction, { storyId, kind: KIND }) }
    return {
      effects: async transaction => {
        await keepMade(transaction, work, rows)
        await settle(transaction, work, KIND, text)
      },
    }
  },
  lost: failing(KIND),
}

const isRefusal = ({ code }: Finding): boolean => !(NOTES as readonly string[]).includes(code)

/** Undefined where a print house would refuse them: that is the same however often it is tried. */
async function bound(work: TaskWork, text: StoryText): Promise<MediaRow[] | undefined> {
  const { studio, signal, log, story } = work
  const book = await studio.bindery.prepare(await bookOf(work, text), signal)
  const made = await studio.bindery.print(book, await coverPicture(work, text, 'print'), signal)
  const refused = made.findings.filter(isRefusal)
  if (refused.length > 0) {
    log.warn(
      { storyId: story.id, findings: refused.map(({ code }) => code) },
      'a book would be refused by a print house',
    )
    return undefined
  }
  const files = printFiles(text)
  const scene = { pageCount: made.pageCount }
  return [
    await storeMade(work, { type: 'print', file: files.interior, bytes: made.interior, contentType: PDF, scene }),
    await storeMade(work, { type: 'print', file: files.cover, bytes: made.cover, contentType: PDF, scene }),
  ]
}
