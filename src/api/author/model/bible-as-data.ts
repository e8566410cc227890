import type { Fact } from '../../story/brief.ts'
import type { Bible } from '../author.ts'
import { briefAsData } from './brief-as-data.ts'
import { data } from './data.ts'
import { factsAsData } from './facts-as-data.ts'

export function bibleAsData({ brief, sheet, scenery, plan }: Bible, facts: readonly Fact[]): string {
  return `${briefAsData(brief)}\n${data('bible', { hero: sheet, scenery, plan, facts: factsAsData(facts) })}`
}
