import type { ChapterOutline, Outline } from '../author/author.ts'
import { PICTURE_ROW, type PictureRow, storePicture } from '../media/keep-picture.ts'
import { chapterPictureFile } from '../media/picture-files.ts'
import { chapterSubjects, pictureBriefOf } from '../studio/picture-brief.ts'
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

async function draw(work: Work, outline: ChapterOutline, count: number): Promise<PictureRow> {
  const { number, view } = outline
  const { signal } = work.requestOptions(`picture-${number}`)
  const plan = work.output('plan')
  const brief = pictureBriefOf(work.brief, plan)
  const scene = { chapter: number, count, ...view, story: chapterSubjects(work.brief, outline, plan) }
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
