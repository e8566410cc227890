import type { GatheringTexts } from '../../pack/gather.ts'
import { stories } from '../stories.ts'

export const gatheringTexts: GatheringTexts = {
  tables: stories.gatherings,
  small: stories.smallGatherings,
  quoted: words => `‘${words}’`,
  afterPreposition: '+',
}
