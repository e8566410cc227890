import type { ChapterOutline, Outline } from '../author/author.ts'
import { PICTURE_ROW, type PictureRow, storePicture } from '../media/keep-picture.ts'
import { chapterPictureFile } from '../media/picture-files.ts'
import { pictureBriefOf } from '../studio/picture-brief.ts'
import type { Work } from './work.ts'

/** One picture a chapter; stored ones are not drawn again. Returns the rows to insert. */
export function drawChapters(work: Work, outline: Outline): Promise<PictureRow[]> {
  const count = outline.chapters.length
  return Promise.all(
    outline.chapters.map(chapter =>
      work.checkpoint(`picture-${chapter.number}`, PICTURE_ROW, () => draw(work, chapter, count)),
    ),
  )
}

async function draw(work: Work, { number, view }: ChapterOutline, count: number): Promise<PictureRow> {
  const { signal } = work.requestOptions(`picture-${number}`)
  const brief = pictureBriefOf(work.brief)
  const scene = { chapter: number, count, ...view }
  const drawn = await work.studio.illustrator.chapter(brief, scene, signal, work.whenAway)
  await work.recordPictureUsage(drawn.usage)
  return storePicture(work.files, {
    story: work.story.id,
    type: 'chapterimage',
    file: chapterPictureFile(number),
    bytes: drawn.bytes,
    contentType: 'image/webp',
    scene: drawn.scene,
  })
}
