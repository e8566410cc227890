import { isDeepStrictEqual } from 'node:util'
import { countWords } from '../../../lib/words.ts'
import type { Bible, Outline } from '../../author/author.ts'
import { keepPictures } from '../../media/keep-picture.ts'
import { MANUSCRIPTS } from '../../stories/step-outputs.ts'
import { bibleOf } from '../bible.ts'
import { chapterWaves } from '../chapter-waves.ts'
import { drawChapters } from '../draw-chapters.ts'
import { finishChapter } from '../finish-chapter.ts'
import { settleManuscript } from '../settle-manuscript.ts'
import type { Step } from '../step.ts'
import type { Work } from '../work.ts'

/** The offline author knows its whole plot: its chapters need not know each other's words. */
const wavesOf = ({ brief, studio }: Work): number[][] => {
  const all = chapterWaves(brief.chapterCount)
  return studio.author.kind === 'offline' ? [all.flat()] : all
}

async function writeWaves(work: Work, bible: Bible, outline: Outline): Promise<void> {
  for (const wave of wavesOf(work))
    await Promise.all(wave.map(number => finishChapter(work, bible, number, outline, wave[0])))
}

/** The other chapters in waves, each readable when done, with their pictures; then the whole story is checked. */
export const chapters: Step<'chapters'> = async work => {
  const outline = work.output('edit')
  const bible = bibleOf(work)
  const [pictures] = await Promise.all([drawChapters(work, outline), writeWaves(work, bible, outline)])
  const before = await work.chapters()
  const after = await work.checkpoint('settled', MANUSCRIPTS, () => settleManuscript(work, bible, outline, before))
  const retold = after.filter(
    (chapter, index) => chapter.text !== before[index]?.text || chapter.title !== before[index]?.title,
  )
  // A quote may have been confirmed where no word was changed.
  const changed = after.filter(
    (chapter, index) =>
      retold.includes(chapter) || !isDeepStrictEqual(chapter.quotes ?? [], before[index]?.quotes ?? []),
  )
  return {
    output: { changed: retold.map(chapter => chapter.number) },
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
