import type { CoverSet } from '../../illustrator/illustrator.ts'
import { keepPictures, storePicture } from '../../media/keep-picture.ts'
import { coverFormatFile, OVERVIEW_FILE, originalFile, quadrantFile } from '../../media/picture-files.ts'
import { coverTextOf } from '../../studio/cover-text.ts'
import { pictureBriefOf } from '../../studio/picture-brief.ts'
import type { Step } from '../step.ts'

/** Four covers, each without and with its title, and their overview; of a model's, the whole pictures too. */
export const cover: Step<'cover'> = async work => {
  const { signal } = work.requestOptions('cover')
  const plan = work.output('plan')
  const text = coverTextOf(work.brief, plan.title)
  const set = await work.studio.illustrator.covers(pictureBriefOf(work.brief, plan), text, signal, work.whenAway)
  await work.recordPictureUsage(set.usage)
  const always = { story: work.story.id, contentType: 'image/webp' } as const
  const pictures = picturesOf(set, text.title)
  const rows = await Promise.all(pictures.map(picture => storePicture(work.files, { ...always, ...picture })))
  return {
    output: { files: pictures.map(({ file }) => file), note: set.note ?? null },
    effects: transaction => keepPictures(transaction, rows),
  }
}

function picturesOf({ overview, quadrants, cards, scenes, originals = [] }: CoverSet, title: string) {
  const sceneOf = (index: number): unknown => scenes[index]
  return [
    { type: 'coverimage' as const, file: OVERVIEW_FILE, bytes: overview, scene: {} as unknown },
    ...quadrants.map((bytes, index) => ({
      type: 'coverimage' as const,
      file: quadrantFile(index),
      bytes,
      scene: sceneOf(index),
    })),
    ...cards.map((bytes, index) => ({
      type: 'coverformat' as const,
      file: coverFormatFile(index, 'card', title),
      bytes,
      scene: sceneOf(index),
    })),
    ...originals.flatMap((bytes, index) =>
      bytes ? [{ type: 'coveroriginal' as const, file: originalFile(index), bytes, scene: sceneOf(index) }] : [],
    ),
  ]
}
