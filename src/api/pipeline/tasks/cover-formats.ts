import { COVER_CHOICES } from '../../../contract/limits.ts'
import type { Queries } from '../../db/database.ts'
import type { EditionChoice } from '../../illustrator/edition-pictures.ts'
import { keepPictures, type PictureRow, storePicture } from '../../media/keep-picture.ts'
import { mediaKey } from '../../media/media-address.ts'
import { COVER_FORMATS, coverFormatFile, originalFile } from '../../media/picture-files.ts'
import { missingFormats } from '../../stories/cover-formats-of.ts'
import { settleCovers } from '../../stories/settle-covers.ts'
import { coverTextOf } from '../../studio/cover-text.ts'
import { pictureBriefOf } from '../../studio/picture-brief.ts'
import type { Task, TaskWork } from '../../studio/task.ts'

type Format = (typeof COVER_FORMATS)[number]

const LARGE: readonly Format[] = COVER_FORMATS.filter(format => format !== 'card')

/** The chosen cover with its title at card size; larger sizes, and the cards of the others, follow. A sweep queues what every try failed to draw. */
export const coverCard: Task = {
  async run(work) {
    const rows = await drawn(work, ['card'])
    return {
      effects: async transaction => {
        await keepPictures(transaction, rows)
        await settleCovers(transaction, work.story.id)
        const owed = await missing(work, transaction)
        if (owed.some(isLarge)) await work.queueTask(transaction, 'cover-formats', work.about)
      },
    }
  },
}

export const coverFormats: Task = {
  yields: true,
  async run(work) {
    const rows = [...(await drawn(work, LARGE)), ...(await otherCards(work))]
    return {
      effects: async transaction => {
        await keepPictures(transaction, rows)
        await settleCovers(transaction, work.story.id)
      },
    }
  },
}

const isLarge = (format: Format) => LARGE.includes(format)

/** Formats not drawn yet; none for a cover that is no longer chosen, because its successor has a task of its own. */
const missing = async (work: TaskWork, queries: Queries): Promise<readonly Format[]> =>
  Number(work.about) === (work.story.cover ?? 0) ? missingFormats(queries, work.story) : []

async function drawn(work: TaskWork, formats: readonly Format[]) {
  const owed = await missing(work, work.db)
  return drawEach(
    work,
    Number(work.about),
    formats.filter(one => owed.includes(one)),
  )
}

/** The choice of covers shows every one with the title that the story has now. */
async function otherCards(work: TaskWork) {
  const rows: PictureRow[] = []
  const others = Array.from({ length: COVER_CHOICES }, (_, index) => index).filter(each => each !== Number(work.about))
  for (const cover of others) {
    const isOwed = (await missingFormats(work.db, { ...work.story, cover })).includes('card')
    if (isOwed) rows.push(...(await drawEach(work, cover, ['card'])))
  }
  return rows
}

async function drawEach(work: TaskWork, variant: number, formats: readonly Format[]): Promise<PictureRow[]> {
  if (formats.length === 0) return []
  const rows: PictureRow[] = []
  const kept = await work.files.get(mediaKey({ story: work.story.id, file: originalFile(variant) }))
  for (const format of formats) rows.push(await draw(work, { variant, format, ...(kept && { original: kept.bytes }) }))
  return rows
}

async function draw(work: TaskWork, chosen: Omit<EditionChoice, 'text'>) {
  const { story, brief, signal } = work
  const { variant, format } = chosen
  const choice = { ...chosen, text: coverTextOf(brief, story.title ?? '') }
  const drawn = await work.studio.illustrator.edition(pictureBriefOf(brief, await work.plan()), choice, signal)
  return storePicture(work.files, {
    story: story.id,
    type: 'coverformat',
    file: coverFormatFile(variant, format, choice.text.title),
    bytes: drawn.bytes,
    contentType: drawn.type,
    scene: { width: drawn.width, height: drawn.height },
  })
}
