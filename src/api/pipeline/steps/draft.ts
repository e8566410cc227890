import { OUTLINE } from '../../stories/step-outputs.ts'
import { bibleOf } from '../bible.ts'
import { finishChapter } from '../finish-chapter.ts'
import { rejectUnfit } from '../reject-unfit.ts'
import type { Step } from '../step.ts'

/** Outline and opening chapter in parallel: the opening sets the voice and can be read at once. */
export const draft: Step<'draft'> = async work => {
  const bible = bibleOf(work)
  const [outline] = await Promise.all([
    work.checkpoint('outline', OUTLINE, () => work.studio.author.outline(bible, work.requestOptions('outline'))),
    finishChapter(work, bible, 1, undefined),
  ])
  rejectUnfit(work.brief, [outline.startSummary])
  return { output: outline }
}
