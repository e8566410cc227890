import { type Span, trimmed } from './span.ts'

/** Characters before the next space ends a phrase: five seconds of speech. */
const PHRASE_LENGTH = 60
const END = /[.!?…ฯ]["”’»)]*$/u
const ABBREVIATED = /(?<![\p{L}\p{M}])[ก-ฮ]{1,2}\.$/u

const isQuoting = (text: string) => (text.match(/“/g)?.length ?? 0) > (text.match(/”/g)?.length ?? 0)

/** Thai ends clauses with a space too: phrases of about five seconds, never ending in quotations or abbreviations. */
export function thaiPhrases(text: string): Span[] {
  const spans: Span[] = []
  let start = 0
  for (const { index, 0: space } of text.matchAll(/\s+/gu)) {
    const phrase = text.slice(start, index)
    if (isQuoting(phrase) || ABBREVIATED.test(phrase) || text.startsWith('ๆ', index + space.length)) continue
    if (phrase.length < PHRASE_LENGTH && !END.test(phrase)) continue
    spans.push({ start, end: index })
    start = index + space.length
  }
  spans.push({ start, end: text.length })
  return spans.flatMap(span => trimmed(text, span) ?? [])
}
