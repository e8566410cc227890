import * as z from 'zod/mini'
import type { DrawnPage } from '../../bindery/print/draw-proof.ts'
import { type Finding, NOTES } from '../../bindery/print/preflight/finding.ts'
import type { Queries } from '../../db/database.ts'
import { readStored } from '../../db/stored.ts'
import type { Task, TaskWork } from '../../studio/task.ts'
import { type Dedication, writtenDedications } from '../dedications.ts'
import { type PrintFiles, printFiles, proofPageFile } from '../edition-files.ts'
import { failEdition, isOrdered } from '../settle-edition.ts'
import { forgetOtherProofs, openProof, type ProofPageNote, settleProof } from '../settle-proof.ts'
import { readStoryText, type StoryText } from '../story-text.ts'
import { dedicatedBook, printBookOf } from './book-of.ts'
import { coverPicture } from './cover-picture.ts'
import { keepMade, keptFiles, type MediaRow, storeMade } from './edition-rows.ts'
import { settle } from './settle.ts'

const KIND = 'paperback'
const PDF = 'application/pdf'

const PRINT_NOTE = z.object({ pageCount: z.int() })
type PrintNote = z.output<typeof PRINT_NOTE>

/** Makes interior and cover for print; `about` is the waiting proof's id. Refuses what printers refuse. */
export const bindPrint: Task = {
  async run(work) {
    const { db, about } = work
    const storyId = work.story.id
    const proof = await openProof(db, about)
    if (!proof && !(await isOrdered(db, { storyId, kind: KIND }))) return {}
    const text = await readStoryText(db, storyId)
    if (!text) return {}
    const dedication = proof && (await dedicationIn(work, text, proof))
    const files = printFiles(text, work.studio.bindery.profile, dedication)
    // The text or the dedication has changed: a new request gets a proof of that.
    if (proof && proof.interior !== files.interior) return { effects: lost(storyId, about) }
    const kept = await keptFiles(work, Object.values(files))
    const rows =
      kept.size === Object.values(files).length
        ? []
        : await bound(work, text, { dedication, isProof: proof !== undefined })
    if (!rows) return { effects: transaction => unprintable(transaction, storyId, about) }
    return { effects: transaction => keepPrint(transaction, work, { rows, text, files }) }
  },
  lost: (transaction, { storyId, about }) => lost(storyId, about)(transaction),
}

/** The dedication whose name a proof's files have. */
async function dedicationIn(
  { db, story, studio }: TaskWork,
  text: StoryText,
  proof: { readonly interior: string },
): Promise<Dedication | undefined> {
  const written = await writtenDedications(db, story.id)
  return written.find(dedication => printFiles(text, studio.bindery.profile, dedication).interior === proof.interior)
}

const lost = (storyId: string, about: string) => async (transaction: Queries) => {
  await settleProof(transaction, about, { state: 'failed' })
  await failEdition(transaction, { storyId, kind: KIND })
}

async function unprintable(transaction: Queries, storyId: string, about: string): Promise<void> {
  await settleProof(transaction, about, { state: 'refused' })
  await failEdition(transaction, { storyId, kind: KIND, isFinal: true })
}

async function keepPrint(
  transaction: Queries,
  work: TaskWork,
  { rows, text, files }: { readonly rows: readonly MediaRow[]; readonly text: StoryText; readonly files: PrintFiles },
): Promise<void> {
  const story = work.story.id
  await keepMade(transaction, work, rows)
  // Locks the story.
  await settle(transaction, work, KIND, text)
  const printed = await transaction
    .selectFrom('media')
    .select('scene')
    .where('story_id', '=', story)
    .where('file', '=', files.interior)
    .executeTakeFirst()
  if (!printed) return
  const { pageCount } = readStored(PRINT_NOTE, printed.scene, 'media.scene of a print file')
  const isProof = await settleProof(transaction, work.about, { state: 'ready', pageCount })
  if (isProof) await forgetOtherProofs(transaction, { story, proof: work.about, now: work.now })
}

const isRefusal = ({ code }: Finding): boolean => !(NOTES as readonly string[]).includes(code)

/** Undefined where printers would refuse the files: retrying does not help. */
async function bound(
  work: TaskWork,
  text: StoryText,
  { dedication, isProof }: { readonly dedication: Dedication | undefined; readonly isProof: boolean },
): Promise<MediaRow[] | undefined> {
  const { studio, signal, log, story } = work
  const prepared = await studio.bindery.prepare(await printBookOf(work, text), signal)
  const book = dedicatedBook(prepared, dedication)
  const made = await studio.bindery.print(book, await coverPicture(work, text, 'print'), signal)
  const refused = made.findings.filter(isRefusal)
  if (refused.length > 0) {
    log.warn(
      { storyId: story.id, findings: refused.map(({ code }) => code) },
      'a book would be refused by a print house',
    )
    return undefined
  }
  const files = printFiles(text, studio.bindery.profile, dedication)
  const scene: PrintNote = { pageCount: made.pageCount }
  const pages: MediaRow[] = []
  if (isProof)
    for (const page of await studio.bindery.drawProof(made, signal)) pages.push(await storedPage(work, files, page))
  return [
    await storeMade(work, { type: 'print', file: files.interior, bytes: made.interior, contentType: PDF, scene }),
    await storeMade(work, { type: 'print', file: files.cover, bytes: made.cover, contentType: PDF, scene }),
    ...pages,
  ]
}

function storedPage(
  work: TaskWork,
  { interior }: PrintFiles,
  { kind, number, opening, webp }: DrawnPage,
): Promise<MediaRow> {
  const scene: ProofPageNote = { kind, number, opening }
  const file = proofPageFile(interior, number)
  return storeMade(work, { type: 'proofpage', file, bytes: webp, contentType: 'image/webp', scene })
}
