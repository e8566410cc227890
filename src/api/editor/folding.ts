import { localeOf } from '../../lib/locale.ts'

/** Bidi marks, never part of what was meant. */
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** One text is searched for many words: folded once. */
let last = { text: '', language: '', folded: '' }

/** One form of letters, apostrophes, hyphens and spaces, without case in its own language. */
export function folded(text: string, language: string): string {
  if (last.text === text && last.language === language) return last.folded
  const made = text
    .normalize('NFC')
    .replace(DIRECTION_MARKS, '')
    .replace(/[’ʼ‘]/g, "'")
    .replace(/[‐‑]/g, '-')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLocaleLowerCase(localeOf(language))
  last = { text, language, folded: made }
  return made
}
