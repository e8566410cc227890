import type { Patch } from '../../contract/version.ts'
import type { VersionChapter } from '../db/version-columns.ts'

/** Differences: titles, and one stretch of paragraphs per chapter. */
export function changesBetween(before: readonly VersionChapter[], after: readonly VersionChapter[]): Patch[] {
  return before.flatMap(old => {
    const { number: chapter } = old
    const now = after.find(({ number }) => number === chapter)
    if (!now) return []
    const title = old.title === now.title ? [] : [{ chapter, paragraph: null, before: old.title, after: now.title }]
    return [...title, ...changedStretch(chapter, old.text.split('\n'), now.text.split('\n'))]
  })
}

/** From the first different paragraph to the last, and one equal one where only insertion or removal would remain. */
function changedStretch(chapter: number, before: readonly string[], after: readonly string[]): Patch[] {
  if (before.join('\n') === after.join('\n')) return []
  const shorter = Math.min(before.length, after.length)
  let first = 0
  while (first < shorter - 1 && before[first] === after[first]) first += 1
  let same = 0
  while (same < shorter - 1 - first && before.at(-1 - same) === after.at(-1 - same)) same += 1
  const stretch = (lines: readonly string[]) => lines.slice(first, lines.length - same).join('\n')
  return [{ chapter, paragraph: first, before: stretch(before), after: stretch(after) }]
}
