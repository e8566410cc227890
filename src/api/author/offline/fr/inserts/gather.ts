import type { GatheringTexts } from '../../pack/gather.ts'
import { ENUMERATIONS, GATHERINGS } from './gather-tables.ts'
import { SMALL_ENUMERATIONS, SMALL_GATHERINGS } from './gather-tables-small.ts'

export const gatheringTexts: GatheringTexts = {
  tables: { gatherings: GATHERINGS, enumerations: ENUMERATIONS, and: 'et' },
  small: { gatherings: SMALL_GATHERINGS, enumerations: SMALL_ENUMERATIONS, and: 'et' },
  quoted: words => `« ${words} »`,
  // No preposition stands before a person here that would melt with an article: "pour", "avec", "chez".
  afterPreposition: '+',
}
