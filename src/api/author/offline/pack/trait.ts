import type { Template } from '../language-pack.ts'

/** What a hero is like: planted at the start of a story, the key of its turn. */
export interface Trait {
  readonly id: string
  /** Finds the trait in a visitor's words. */
  readonly known: RegExp
  /** As a strength, for the character sheet. */
  readonly strength: string
  readonly quirk: string
  readonly plant: readonly Template[]
  /** Ends in an insight; what it is, the plot tells next. */
  readonly key: readonly Template[]
}

/** The traits that a visitor's words speak of, in the order of the table. */
export const traitsIn = <One extends Trait>(table: readonly One[], text: string): One[] =>
  text.trim() === '' ? [] : table.filter(({ known }) => known.test(text))
