import { localeOf } from '../../lib/locale.ts'

/** Marks that steer the direction of writing: never part of what a visitor or an author meant to say. */
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** One text is asked for one word after the other: it is folded once. */
let last = { text: '', language: '', folded: '' }

/** A text made comparable: one form of letters, apostrophes, hyphens and spaces, without case in its own language. */
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
