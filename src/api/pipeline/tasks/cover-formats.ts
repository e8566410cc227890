import type { EditionName } from '../../illustrator/edition-formats.ts'
import type { EditionChoice } from '../../illustrator/edition-pictures.ts'
import { mediaKey } from '../../stories/media-address.ts'
import { coverFormatFile, originalFile } from '../../stories/picture-files.ts'
import { coverTextOf } from '../cover-text.ts'
import { keepPictures, storePicture } from '../keep-picture.ts'
import { pictureBriefOf } from '../picture-brief.ts'
import type { Task, TaskWork } from './task.ts'

/** What every story's cover is drawn anew for; print waits until somebody orders it. */
const FORMATS: readonly EditionName[] = ['card', 'full', 'square', 'wide', 'tall']

/** The chosen cover, drawn anew at the size of each of its uses, with its title. */
export const coverFormats: Task = {
  async run(work) {
    const variant = Number(work.about)
    // Somebody who changed their mind has queued another task.
    if (variant !== (work.story.cover ?? 0)) return {}
    const kept = await work.files.get(mediaKey({ story: work.story.id, file: originalFile(variant) }))
    const rows: Awaited<ReturnType<typeof draw>>[] = []
    for (const format of FORMATS)
      rows.push(await draw(work, { variant, format, ...(kept && { original: kept.bytes }) }))
    return { effects: transaction => keepPictures(transaction, rows) }
  },
}

async function draw(work: TaskWork, chosen: Omit<EditionChoice, 'text'>) {
  const { story, brief, signal } = work
  const { variant, format } = chosen
  const choice = { ...chosen, text: coverTextOf(brief, story.title ?? '') }
  const drawn = await work.studio.illustrator.edition(pictureBriefOf(brief), choice, signal)
  return storePicture(work.files, {
    story: story.id,
    type: 'coverformat',
    file: coverFormatFile(variant, format),
    bytes: drawn.bytes,
    contentType: drawn.type,
    scene: { width: drawn.width, height: drawn.height },
  })
}
