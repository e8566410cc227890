import { localeOf } from '../../../lib/locale.ts'
import { endsOpen } from '../reading/abbreviations.ts'
import type { Reading } from '../reading/reading.ts'
import { readingOf } from '../reading/readings.ts'
import { type Span, trimmed } from './span.ts'
import { thaiPhrases } from './thai-phrases.ts'

const INITIAL = /(?<![\p{L}\p{M}])\p{Lu}\.$/u
/** A capital before a full stop is an initial, except the English "I". */
const ENGLISH_I = /(?<!\p{L})I\.$/u
const ORDINAL = /(?<![\p{L}\p{N}.,:])\d{1,3}\.$/u
const NOTHING_SAID = /^[^\p{L}\p{N}]*$/u
const GOES_ON = /^[\s"'’„“”«»‹›‘‚([—–-]*\p{Ll}/u
/** Closing mark after a space, as in French. */
const LATE_CLOSING = /^[\s\u00a0\u202f]*[»›”](?=[\s\u00a0\u202f]|$)/u

/** Dash that opens dialogue; UAX 29 takes every dash for a continuation. */
const DIALOGUE = /(?<=[.!?…]["»”’)]*\s)[—–](?=\s?[¡¿«“"]?\p{Lu})/gu

const firstWord = (text: string) => /\p{L}+/u.exec(text)?.[0] ?? ''

function goesOn(before: string, after: string, language: string, reading: Reading): boolean {
  const said = before.trimEnd()
  if (GOES_ON.test(after) || NOTHING_SAID.test(after) || NOTHING_SAID.test(said)) return true
  if (INITIAL.test(said) && !(language === 'en' && ENGLISH_I.test(said))) return true
  if (reading.ordinalStop && ORDINAL.test(said)) return !reading.starters?.includes(firstWord(after))
  return endsOpen(said, reading)
}

function boundaries(text: string, language: string): number[] {
  const segmenter = new Intl.Segmenter(localeOf(language), { granularity: 'sentence' })
  const proposed = [...segmenter.segment(text)].map(({ index }) => {
    const late = LATE_CLOSING.exec(text.slice(index, index + 4))
    return late && index > 0 ? index + late[0].length : index
  })
  const dialogue = [...text.matchAll(DIALOGUE)].map(({ index }) => index)
  return [...new Set([0, ...proposed, ...dialogue])].sort((one, other) => one - other)
}

/** Sentences by `Intl.Segmenter` (UAX 29), joined after "Dr.", "3.", "J." and before "sagte sie"; Thai in phrases. */
export function sentenceSpans(text: string, language: string): Span[] {
  const code = language.split('-')[0] ?? ''
  if (code === 'th') return thaiPhrases(text)
  const reading = readingOf(code)
  const starts = boundaries(text, language)
  const spans: Span[] = []
  let start = 0
  for (const [index, end] of starts.entries()) {
    if (index === 0) continue
    const next = starts[index + 1] ?? text.length
    if (goesOn(text.slice(start, end), text.slice(end, next), code, reading)) continue
    spans.push({ start, end })
    start = end
  }
  spans.push({ start, end: text.length })
  return spans.flatMap(span => trimmed(text, span) ?? [])
}
