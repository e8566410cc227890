import type { EditionName } from '../../illustrator/edition-formats.ts'
import type { EditionChoice } from '../../illustrator/edition-pictures.ts'
import { mediaKey } from '../../stories/media-address.ts'
import { coverFormatFile, originalFile } from '../../stories/picture-files.ts'
import { coverTextOf } from '../cover-text.ts'
import { keepPictures, storePicture } from '../keep-picture.ts'
import { pictureBriefOf } from '../picture-brief.ts'
import type { Task, TaskWork } from './task.ts'

/** The uses of a cover that are larger than a shelf's; print waits until somebody orders it. */
const LARGE: readonly EditionName[] = ['full', 'square', 'wide', 'tall']

/** The chosen cover with its title, as small as it stands on a shelf; the larger ones follow later. */
export const coverCard: Task = {
  async run(work) {
    const rows = await drawn(work, ['card'])
    return {
      effects: async transaction => {
        await keepPictures(transaction, rows)
        if (rows.length > 0) await work.queueTask(transaction, 'cover-formats', work.about)
      },
    }
  },
}

/** The chosen cover, drawn anew at the size of each of its larger uses. */
export const coverFormats: Task = {
  async run(work) {
    const rows = await drawn(work, LARGE)
    return { effects: transaction => keepPictures(transaction, rows) }
  },
}

async function drawn(work: TaskWork, formats: readonly EditionName[]) {
  const variant = Number(work.about)
  const rows: Awaited<ReturnType<typeof draw>>[] = []
  // Somebody who changed their mind has queued another task.
  if (variant !== (work.story.cover ?? 0)) return rows
  const kept = await work.files.get(mediaKey({ story: work.story.id, file: originalFile(variant) }))
  for (const format of formats) rows.push(await draw(work, { variant, format, ...(kept && { original: kept.bytes }) }))
  return rows
}

async function draw(work: TaskWork, chosen: Omit<EditionChoice, 'text'>) {
  const { story, brief, signal } = work
  const { variant, format } = chosen
  const choice = { ...chosen, text: coverTextOf(brief, story.title ?? '') }
  const drawn = await work.studio.illustrator.edition(pictureBriefOf(brief), choice, signal)
  return storePicture(work.files, {
    story: story.id,
    type: 'coverformat',
    file: coverFormatFile(variant, format, choice.text.title),
    bytes: drawn.bytes,
    contentType: drawn.type,
    scene: { width: drawn.width, height: drawn.height },
  })
}
