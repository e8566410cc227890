import type { Bible, Plan, Scenery, Sheet } from '../author/author.ts'
import type { Work } from './work.ts'

export const bibleOf = (work: Work): Bible => ({
  brief: work.brief,
  sheet: work.output<Sheet>('character'),
  scenery: work.output<Scenery>('places'),
  plan: work.output<Plan>('plan'),
})
