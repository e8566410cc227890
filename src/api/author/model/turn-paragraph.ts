import type { FactQuote } from '../../story/manuscript.ts'
import { closestText } from './closest-text.ts'

/** Id under which a chapter quotes where the plot turns: no answer's. */
export const TURN_QUOTE = 'plot.turn'

/** Words of the turn that a paragraph has before it is taken for it. */
const SHARED_MIN = 3

interface Turn {
  readonly quotes: readonly FactQuote[] | undefined
  /** As the plot's secret says it. */
  readonly turn: string | undefined
  readonly language: string
}

/** Number of the paragraph, from 0, that the author quotes as the turn, else that has most words of it; undefined where none has enough. */
export function turnParagraph(
  paragraphs: readonly string[],
  { quotes = [], turn, language }: Turn,
): number | undefined {
  const quoted = quotes.filter(({ fact }) => fact === TURN_QUOTE).map(({ quote }) => quote)
  const named = paragraphs.findIndex(text => quoted.some(quote => text.includes(quote)))
  if (named !== -1) return named
  return turn === undefined ? undefined : closestText(paragraphs, turn, language, { least: SHARED_MIN })
}
