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

/** Several checks in a row ask for the words of the same paragraphs, and drafts have paragraphs in common. */
const REMEMBERED_MAX = 2000
const REMEMBERED_LENGTH_MAX = 2000
const remembered = new Map<string, readonly string[]>()

function segmented(text: string, language: string): readonly string[] {
  const key = `${language} ${text}`
  const known = remembered.get(key)
  if (known) return known
  const words: string[] = []
  for (const part of segmenter(language, 'word').segment(text)) if (part.isWordLike) words.push(part.segment)
  if (remembered.size >= REMEMBERED_MAX) remembered.clear()
  if (text.length <= REMEMBERED_LENGTH_MAX) remembered.set(key, words)
  return words
}

/** Words as the language separates them: Thai writes no spaces. */
export const wordsOf = (text: string, language: string): string[] => [...segmented(text, language)]

/** Word-like segments of `Intl.Segmenter`. `language` is a code; other names count as the runtime's. */
export const countWords = (text: string, language = 'en'): number => segmented(text, language).length

/** Trimmed. May break wrongly after "Dr." or "3.". */
export function sentencesOf(text: string, language: string): string[] {
  return [...segmenter(language, 'sentence').segment(text)].map(part => part.segment.trim()).filter(Boolean)
}
