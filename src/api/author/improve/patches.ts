import type { Patch } from '../../../contract/version.ts'
import { countWords, wordsOf } from '../../../lib/words.ts'
import type { Manuscript } from '../../story/manuscript.ts'
import { PATCHED_PARAGRAPHS_MAX, PATCHED_WORDS_SHARE } from '../../story/patch-limits.ts'

const positionOf = ({ chapter, paragraph }: Pick<Patch, 'chapter' | 'paragraph'>): string =>
  `${chapter}.${paragraph ?? 'title'}`

/** How many paragraphs a patch replaces. */
const paragraphsIn = ({ before }: Patch): number => before.split('\n').length

export function textAt(
  pages: readonly Manuscript[],
  { chapter, paragraph }: Pick<Patch, 'chapter' | 'paragraph'>,
): string | undefined {
  const page = pages.find(({ number }) => number === chapter)
  return paragraph === null ? page?.title : page?.text.split('\n')[paragraph]
}

/** Everything else stays the same byte for byte. Throws when a patch does not fit. */
export function applyPatches(pages: readonly Manuscript[], patches: readonly Patch[]): Manuscript[] {
  const open = new Map(patches.map(patch => [positionOf(patch), patch]))
  if (open.size < patches.length) throw new Error('two patches for one place')
  const patchAt = (chapter: number, paragraph: number | null): Patch | undefined => {
    const position = positionOf({ chapter, paragraph })
    const patch = open.get(position)
    open.delete(position)
    return patch
  }
  const patched = (patch: Patch | undefined, before: string): string => {
    if (patch && patch.before !== before) throw new Error('a patch was made for another text')
    return patch?.after ?? before
  }
  const made = pages.map(({ number, title, text }) => {
    const before = text.split('\n')
    const after: string[] = []
    for (let at = 0; at < before.length; ) {
      const patch = patchAt(number, at)
      const count = patch ? paragraphsIn(patch) : 1
      after.push(patched(patch, before.slice(at, at + count).join('\n')))
      at += count
    }
    return { number, title: patched(patchAt(number, null), title), text: after.join('\n') }
  })
  if (open.size > 0) throw new Error('a patch for a place that the story does not have')
  return made
}

/** Words removed or added, whichever are more. */
function wordsChanged({ before, after }: Patch, language: string): number {
  const left = new Map<string, number>()
  const old = wordsOf(before, language)
  for (const word of old) left.set(word, (left.get(word) ?? 0) + 1)
  const now = wordsOf(after, language)
  let unchanged = 0
  for (const word of now) {
    const count = left.get(word) ?? 0
    if (count === 0) continue
    left.set(word, count - 1)
    unchanged += 1
  }
  return Math.max(old.length, now.length) - unchanged
}

export function isTooMuch(
  pages: readonly Manuscript[],
  patches: readonly Patch[],
  language: string,
  share = PATCHED_WORDS_SHARE,
): boolean {
  const words = pages.reduce((sum, { number, text }) => sum + (number === 0 ? 0 : countWords(text, language)), 0)
  const changed = patches.reduce((sum, patch) => sum + wordsChanged(patch, language), 0)
  return patches.length > PATCHED_PARAGRAPHS_MAX || changed > words * share
}
