import { countWords } from '../../../lib/words.ts'
import { keepPictures } from '../../media/keep-picture.ts'
import { MANUSCRIPTS } from '../../stories/step-outputs.ts'
import { bibleOf } from '../bible.ts'
import { drawChapters } from '../draw-chapters.ts'
import { finishChapter } from '../finish-chapter.ts'
import { settleManuscript } from '../settle-manuscript.ts'
import type { Step } from '../step.ts'

/** The other chapters in parallel, each readable when done, with their pictures; then the whole story is checked. */
export const chapters: Step<'chapters'> = async work => {
  const outline = work.output('edit')
  const bible = bibleOf(work)
  const open = outline.chapters.filter(chapter => chapter.number > 1)
  const [pictures] = await Promise.all([
    drawChapters(work, outline),
    ...open.map(chapter => finishChapter(work, bible, chapter.number, outline)),
  ])
  const before = await work.chapters()
  const after = await work.checkpoint('settled', MANUSCRIPTS, () => settleManuscript(work, bible, outline, before))
  const changed = after.filter(
    (chapter, index) => chapter.text !== before[index]?.text || chapter.title !== before[index]?.title,
  )
  return {
    output: { changed: changed.map(chapter => chapter.number) },
    effects: async transaction => {
      await keepPictures(transaction, pictures)
      for (const { number, title, text, quotes = [] } of changed) {
        await transaction
          .updateTable('chapter')
          .set({ title, text, words: countWords(text, work.story.language), quotes: JSON.stringify(quotes) })
          .where('story_id', '=', work.story.id)
          .where('number', '=', number)
          .execute()
      }
    },
  }
}
