import { STORY_LENGTH_TOLERANCE } from '../../contract/limits.ts'
import { countWords } from '../../lib/words.ts'
import type { Brief } from './brief.ts'

/** Share of the bound of a story's words within which nothing is made up for. */
const FREE = 0.4
/** Bounds of a chapter's words, as shares of its plan: an ending bears more words better than fewer. */
const LEAST = 0.85
const MOST = 1.25

/**
 * Words of each chapter, where those after `before` make up for what it has too many or too few, so that no finished chapter is padded or
 * cut for the sake of the sum.
 */
export function wordsLeft(
  { words, language }: Pick<Brief, 'words' | 'language'>,
  planned: readonly number[],
  before: readonly { readonly text: string }[],
): readonly number[] {
  const open = planned.slice(before.length).reduce((sum, one) => sum + one, 0)
  if (before.length === 0 || open === 0) return planned
  const written = before.reduce((sum, { text }) => sum + countWords(text, language), 0)
  const off = words * STORY_LENGTH_TOLERANCE * FREE
  const fitting = Math.max(words - off, Math.min(words + off, written + open)) - written
  const share = Math.max(LEAST, Math.min(MOST, fitting / open))
  return planned.map((one, index) => (index < before.length ? one : Math.round(one * share)))
}
