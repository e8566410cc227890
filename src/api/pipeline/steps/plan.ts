import { rejectUnfit } from '../reject-unfit.ts'
import type { Step } from '../step.ts'

export const plan: Step<'plan'> = async work => {
  const sheet = work.output('character')
  const scenery = work.output('places')
  const made = await work.studio.author.plan(work.brief, sheet, scenery, work.requestOptions('plan'))
  const chapters = made.chapters.flatMap(({ title, summary }) => [title, summary])
  rejectUnfit(work.brief, [made.title, made.teaser, ...chapters])
  const history = await work.studio.author.history?.(work.brief)
  return {
    output: made,
    effects: async transaction => {
      const { title, teaser } = made
      await transaction
        .updateTable('story')
        .set({ title, teaser, ...(history ? { history: JSON.stringify(history) } : {}) })
        .where('id', '=', work.story.id)
        .execute()
    },
  }
}
