import type { Fact } from '../../story/brief.ts'
import type { Bible } from '../author.ts'
import { wish } from './brief-as-data.ts'
import { data } from './data.ts'
import { factsAsData } from './facts-as-data.ts'

export function bibleAsData({ brief, sheet, scenery, plan }: Bible, facts: readonly Fact[]): string {
  return `${wish(brief)}\n${data('bible', { hero: sheet, scenery, plan, facts: factsAsData(facts) })}`
}
