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

/** The words of a text as the language parts them: Thai too, which writes no spaces between them. */
export function wordsOf(text: string, language: string): string[] {
  return [...segmenter(language, 'word').segment(text)].filter(part => part.isWordLike).map(part => part.segment)
}

/**
 * Words of a text as the length contract counts them: the word-like segments of `Intl.Segmenter`.
 * `language` is a code, or a language's typed name, which counts as the runtime's own language does.
 */
export function countWords(text: string, language = 'en'): number {
  let count = 0
  for (const part of segmenter(language, 'word').segment(text)) if (part.isWordLike) count += 1
  return count
}

/** The sentences of a text, trimmed. A break after "Dr." or "3." may be found where none is. */
export function sentencesOf(text: string, language: string): string[] {
  return [...segmenter(language, 'sentence').segment(text)].map(part => part.segment.trim()).filter(Boolean)
}
