import { mediaKey } from '../../media/media-address.ts'
import { OVERVIEW_FILE } from '../../media/picture-files.ts'
import type { Step } from '../step.ts'

/** The webbook is the stored chapters; this checks that all of them are there. */
export const editions: Step<'editions'> = async work => {
  const written = await work.chapters()
  if (written.length !== work.brief.chapterCount) throw new Error('a chapter of a finished story is missing')
  const overview = mediaKey({ story: work.story.id, file: OVERVIEW_FILE })
  if (!(await work.files.has(overview))) throw new Error('a cover of a finished story is missing')
  return { output: { webbook: { chapters: written.map(chapter => chapter.number) } } }
}
