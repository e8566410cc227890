import type { GatheringTexts } from '../../pack/gather.ts'
import { ENUMERATIONS, GATHERINGS } from './gather-tables.ts'
import { SMALL_ENUMERATIONS, SMALL_GATHERINGS } from './gather-tables-small.ts'

export const gatheringTexts: GatheringTexts = {
  tables: { gatherings: GATHERINGS, enumerations: ENUMERATIONS, and: 'und' },
  small: { gatherings: SMALL_GATHERINGS, enumerations: SMALL_ENUMERATIONS, and: 'und' },
  quoted: words => `„${words}“`,
  afterPreposition: '+dat',
}
