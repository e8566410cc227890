import { bibleOf } from '../bible.ts'
import { finishChapter } from '../finish-chapter.ts'
import { holdUnfit } from '../reject-unfit.ts'
import type { Step } from '../step.ts'

/** Outline and opening chapter in parallel: the opening sets the voice and can be read at once. */
export const draft: Step = async work => {
  const bible = bibleOf(work)
  const [outline] = await Promise.all([
    work.piece('outline', () => work.studio.author.outline(bible, work.errand('outline'))),
    finishChapter(work, bible, 1, undefined),
  ])
  holdUnfit(work.brief, [outline.startSummary])
  return { output: outline }
}
