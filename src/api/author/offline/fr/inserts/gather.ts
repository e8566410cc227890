import type { GatheringTexts } from '../../pack/gather.ts'
import { stories } from '../stories.ts'

export const gatheringTexts: GatheringTexts = {
  tables: stories.gatherings,
  small: stories.smallGatherings,
  quoted: words => `« ${words} »`,
  // No preposition stands before a person here that would melt with an article: "pour", "avec", "chez".
  afterPreposition: '+',
}
