import { type Span, trimmed } from './span.ts'

/** A phrase grows to this many characters before the next space ends it: five seconds of speech. */
const PHRASE_LENGTH = 60
/** After these a sentence ends, whatever its length. */
const END = /[.!?…ฯ]["”’»)]*$/u
/** Stops of abbreviations, which end nothing. */
const ABBREVIATED = /(?<![\p{L}\p{M}])[ก-ฮ]{1,2}\.$/u

const isQuoting = (text: string) => (text.match(/“/g)?.length ?? 0) > (text.match(/”/g)?.length ?? 0)

/**
 * Thai ends its sentences with a space, and its clauses too: phrases of about five seconds, each ending at a space,
 * never inside a quotation or after an abbreviation.
 */
export function thaiPhrases(text: string): Span[] {
  const spans: Span[] = []
  let start = 0
  for (const { index, 0: space } of text.matchAll(/\s+/gu)) {
    const phrase = text.slice(start, index)
    // The sign of repetition belongs to the word before its space.
    if (isQuoting(phrase) || ABBREVIATED.test(phrase) || text.startsWith('ๆ', index + space.length)) continue
    if (phrase.length < PHRASE_LENGTH && !END.test(phrase)) continue
    spans.push({ start, end: index })
    start = index + space.length
  }
  spans.push({ start, end: text.length })
  return spans.flatMap(span => trimmed(text, span) ?? [])
}
