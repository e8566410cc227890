import { OVERVIEW_FILE, quadrantFile } from '../../stories/picture-files.ts'
import { keepPictures, storePicture } from '../keep-picture.ts'
import { pictureBriefOf } from '../picture-brief.ts'
import type { Step } from '../step.ts'

/** Four covers and their overview. */
export const cover: Step = async work => {
  const { signal } = work.errand('cover')
  const set = await work.studio.illustrator.covers(pictureBriefOf(work.brief), signal)
  const pictures = [
    { file: OVERVIEW_FILE, bytes: set.overview, scene: {} as unknown },
    ...set.quadrants.map((bytes, index) => ({ file: quadrantFile(index), bytes, scene: set.scenes[index] as unknown })),
  ]
  const always = { story: work.story.id, type: 'coverimage', contentType: 'image/webp' } as const
  const rows = await Promise.all(pictures.map(picture => storePicture(work.files, { ...always, ...picture })))
  return {
    output: { files: pictures.map(({ file }) => file) },
    effects: transaction => keepPictures(transaction, rows),
  }
}
