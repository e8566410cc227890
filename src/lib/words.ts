import { localeOf } from './locale.ts'

const segmenters = new Map<string, Intl.Segmenter>()

function segmenter(language: string, granularity: 'word' | 'sentence'): Intl.Segmenter {
  const key = `${granularity} ${language}`
  const known = segmenters.get(key)
  if (known) return known
  const made = new Intl.Segmenter(localeOf(language), { granularity })
  segmenters.set(key, made)
  return made
}

/** Words as the language separates them: Thai writes no spaces. */
export function wordsOf(text: string, language: string): string[] {
  return [...segmenter(language, 'word').segment(text)].filter(part => part.isWordLike).map(part => part.segment)
}

/** Word-like segments of `Intl.Segmenter`. `language` is a code; other names count as the runtime's. */
export function countWords(text: string, language = 'en'): number {
  let count = 0
  for (const part of segmenter(language, 'word').segment(text)) if (part.isWordLike) count += 1
  return count
}

/** Trimmed. May break wrongly after "Dr." or "3.". */
export function sentencesOf(text: string, language: string): string[] {
  return [...segmenter(language, 'sentence').segment(text)].map(part => part.segment.trim()).filter(Boolean)
}
