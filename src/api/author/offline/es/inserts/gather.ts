import type { GatheringTexts } from '../../pack/gather.ts'
import { ENUMERATIONS } from './gather-lists.ts'
import { GATHERINGS } from './gather-tables.ts'
import { SMALL_ENUMERATIONS, SMALL_GATHERINGS } from './gather-tables-small.ts'

export const gatheringTexts: GatheringTexts = {
  tables: { gatherings: GATHERINGS, enumerations: ENUMERATIONS, and: 'y' },
  small: { gatherings: SMALL_GATHERINGS, enumerations: SMALL_ENUMERATIONS, and: 'y' },
  quoted: words => `«${words}»`,
  // The tables use no preposition that an article would melt into.
  afterPreposition: '+',
}
