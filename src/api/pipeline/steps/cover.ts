import type { CoverSet } from '../../illustrator/illustrator.ts'
import { keepPictures, storePicture } from '../../media/keep-picture.ts'
import { OVERVIEW_FILE, originalFile, quadrantFile } from '../../media/picture-files.ts'
import { pictureBriefOf } from '../../studio/picture-brief.ts'
import type { Step } from '../step.ts'

/** Four covers and their overview; of a model's, the whole pictures too. */
export const cover: Step<'cover'> = async work => {
  const { signal } = work.requestOptions('cover')
  const set = await work.studio.illustrator.covers(
    pictureBriefOf(work.brief, work.output('plan')),
    signal,
    work.whenAway,
  )
  await work.recordPictureUsage(set.usage)
  const always = { story: work.story.id, contentType: 'image/webp' } as const
  const pictures = picturesOf(set)
  const rows = await Promise.all(pictures.map(picture => storePicture(work.files, { ...always, ...picture })))
  return {
    output: { files: pictures.map(({ file }) => file), note: set.note ?? null },
    effects: transaction => keepPictures(transaction, rows),
  }
}

function picturesOf({ overview, quadrants, scenes, originals = [] }: CoverSet) {
  const sceneOf = (index: number): unknown => scenes[index]
  return [
    { type: 'coverimage' as const, file: OVERVIEW_FILE, bytes: overview, scene: {} as unknown },
    ...quadrants.map((bytes, index) => ({
      type: 'coverimage' as const,
      file: quadrantFile(index),
      bytes,
      scene: sceneOf(index),
    })),
    ...originals.flatMap((bytes, index) =>
      bytes ? [{ type: 'coveroriginal' as const, file: originalFile(index), bytes, scene: sceneOf(index) }] : [],
    ),
  ]
}
