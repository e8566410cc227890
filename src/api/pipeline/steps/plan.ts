import type { Scenery, Sheet } from '../../author/author.ts'
import { holdUnfit } from '../reject-unfit.ts'
import type { Step } from '../step.ts'

export const plan: Step = async work => {
  const sheet = work.output<Sheet>('character')
  const scenery = work.output<Scenery>('places')
  const made = await work.studio.author.plan(work.brief, sheet, scenery, work.errand('plan'))
  const chapters = made.chapters.flatMap(({ title, summary }) => [title, summary])
  holdUnfit(work.brief, [made.title, made.teaser, ...chapters])
  return {
    output: made,
    effects: async transaction => {
      const { title, teaser } = made
      const told = work.studio.author.told?.(work.brief)
      await transaction
        .updateTable('story')
        .set({ title, teaser, ...(told ? { history: JSON.stringify(told) } : {}) })
        .where('id', '=', work.story.id)
        .execute()
    },
  }
}
