import type { Bible } from '../author/author.ts'
import type { Work } from './work.ts'

export const bibleOf = (work: Work): Bible => ({
  brief: work.brief,
  sheet: work.output('character'),
  scenery: work.output('places'),
  plan: work.output('plan'),
})
