import { EBOOK_FORMATS } from '../../../contract/edition.ts'
import { EBOOK_TYPES } from '../../bindery/ebook-format.ts'
import type { ReadyBook } from '../../bindery/pictures/ready-book.ts'
import { UnsettableError } from '../../bindery/typeset/unsettable-error.ts'
import type { Task, TaskWork } from '../../studio/task.ts'
import { dedicationsIn } from '../dedications.ts'
import { ebookFiles } from '../edition-files.ts'
import { isOrdered, lockOrderedEdition } from '../settle-edition.ts'
import { readStoryText, type StoryText } from '../story-text.ts'
import { bookOf, dedicatedBook } from './book-of.ts'
import { keepMade, keepNamed, keptFiles, type MediaRow, madeFor, storeMade } from './edition-rows.ts'
import { settle, whenUnmade } from './settle.ts'
import { chapterSound, type SpokenChapter, spokenChapters } from './spoken-chapters.ts'

const KIND = 'ebook'
type Format = (typeof EBOOK_FORMATS)[number]

/** Binds EPUB, PDF and DOCX, with the sound where there is an audiobook; once more for each present with a dedication. */
export const bindEbook: Task = {
  async run(work) {
    const storyId = work.story.id
    if (!(await isOrdered(work.db, { storyId, kind: KIND }))) return {}
    const text = await readStoryText(work.db, storyId)
    if (!text) return {}
    const spoken = (await isOrdered(work.db, { storyId, kind: 'audiobook' }))
      ? await spokenChapters(work, text)
      : undefined
    const rows = await boundAll(work, { text, spoken })
    return {
      effects: async transaction => {
        if (!(await lockOrderedEdition(transaction, { storyId, kind: KIND }))) return
        // The audiobook in it was refunded meanwhile.
        if (spoken && !(await isOrdered(transaction, { storyId, kind: 'audiobook' }))) {
          return work.queueTask(transaction, 'bind-ebook', KIND)
        }
        await keepMade(transaction, work, rows)
        await keepNamed(transaction, work, KIND, dedication => ebookFiles(text, spoken !== undefined, dedication))
        await settle(transaction, work, KIND, text)
      },
    }
  },
  ...whenUnmade(KIND),
}

interface Bound {
  readonly text: StoryText
  readonly spoken: readonly SpokenChapter[] | undefined
}

async function boundAll(work: TaskWork, { text, spoken }: Bound): Promise<MediaRow[]> {
  const prepare = async () => work.studio.bindery.prepare(await bookOf(work, text), work.signal)
  let prepared: ReturnType<typeof prepare> | undefined
  const rows: MediaRow[] = []
  for (const dedication of [undefined, ...(await dedicationsIn(work.db, work.story.id, KIND))]) {
    const files = ebookFiles(text, spoken !== undefined, dedication)
    const kept = await keptFiles(work, Object.values(files))
    const open = EBOOK_FORMATS.filter(format => !kept.has(files[format]))
    if (open.length === 0) continue
    prepared ??= prepare()
    const book = dedicatedBook(await prepared, dedication)
    for (const format of open) {
      const bytes = await bind(work, format === 'epub' && spoken ? await aloud(work, text, book, spoken) : book, format)
      if (!bytes) continue
      const made = { file: files[format], bytes, contentType: EBOOK_TYPES[format] }
      rows.push(await storeMade(work, { ...madeFor(KIND, dedication), ...made }))
    }
  }
  return rows
}

/** Undefined for a PDF whose letters no typeface here has: the other formats can carry them. */
async function bind({ studio, signal, log, story }: TaskWork, book: ReadyBook, format: Format) {
  try {
    return await studio.bindery.bind(book, format, signal)
  } catch (error) {
    if (!(error instanceof UnsettableError)) throw error
    log.warn({ storyId: story.id, reason: error.reason }, 'a story cannot be set as PDF')
    return undefined
  }
}

async function aloud(
  work: TaskWork,
  text: StoryText,
  book: ReadyBook,
  spoken: readonly SpokenChapter[],
): Promise<ReadyBook> {
  const chapters: ReadyBook['chapters'][number][] = []
  for (const [index, chapter] of book.chapters.entries()) {
    const heard = spoken[index]
    chapters.push(heard ? { ...chapter, sound: await chapterSound(work, text, heard) } : chapter)
  }
  return { ...book, chapters }
}
