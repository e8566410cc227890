import type { Template } from '../language-pack.ts'

export interface Trait {
  readonly id: string
  /** Finds the trait in a visitor's words. */
  readonly known: RegExp
  /** As a strength, for the character sheet. */
  readonly strength: string
  readonly quirk: string
  readonly plant: readonly Template[]
  /** Ends in an insight, whose content the plot tells next. */
  readonly key: readonly Template[]
}

export const traitsIn = <One extends Trait>(table: readonly One[], text: string): One[] =>
  text.trim() === '' ? [] : table.filter(({ known }) => known.test(text))
