import { CHAPTER_LENGTH_TOLERANCE } from '../../../../contract/limits.ts'
import type { Patch } from '../../../../contract/version.ts'
import { countWords } from '../../../../lib/words.ts'
import type { Brief } from '../../../story/brief.ts'
import { chapterWords } from '../../../story/chapter-words.ts'
import type { Manuscript } from '../../../story/manuscript.ts'
import { PATCHED_PARAGRAPHS_MAX, PATCHED_WORDS_SHARE } from '../../../story/patch-limits.ts'
import type { Unit } from '../chapters.ts'
import { whole } from '../slices.ts'
import type { CurrentStory } from './current-story.ts'
import { includedIn, textWith } from './matched-paragraphs.ts'

interface Change {
  readonly patch: Patch
  /** Words gained; negative when shorter. */
  readonly words: number
}

/** With none or all of its optional sentences; undefined when it is no longer the unit's. */
function resizedText(unit: Unit, paragraph: string, direction: 'shorter' | 'longer'): string | undefined {
  const optional = unit.paragraph.filter(stretch => stretch.optional)
  if (optional.length === 0 || !includedIn(unit.paragraph, paragraph)) return undefined
  const text = textWith(unit.paragraph, new Set(direction === 'shorter' ? [] : optional))
  return text === '' || text === paragraph ? undefined : text
}

function changesIn(page: Manuscript, all: readonly Unit[], brief: Brief, direction: 'shorter' | 'longer'): Change[] {
  return page.text.split('\n').flatMap((before, paragraph) => {
    const texts = all.map(unit => resizedText(unit, before, direction))
    const after = texts.find(text => text !== undefined)
    if (after === undefined) return []
    const words = countWords(after, brief.language) - countWords(before, brief.language)
    return [{ patch: { chapter: page.number, paragraph, before, after }, words }]
  })
}

/** Changes length by optional sentences, within each chapter's tolerance. No patch when there are none. */
export function resized(
  { starts, all }: Pick<CurrentStory, 'starts' | 'all'>,
  brief: Brief,
  pages: readonly Manuscript[],
  direction: 'shorter' | 'longer',
): Patch[] {
  const budgets = chapterWords(brief)
  const open = new Map(
    pages.map(({ number, text }) => [number, wordsAllowed(budgets[number - 1] ?? 0, text, brief, direction)]),
  )
  let left = Math.floor(brief.words * PATCHED_WORDS_SHARE)
  return pages
    .filter(({ number }) => number > 0)
    .flatMap(page => changesIn(page, whole(all.slice(starts[page.number - 1], starts[page.number])), brief, direction))
    .sort((one, other) => Math.abs(other.words) - Math.abs(one.words))
    .filter(({ patch, words }) => {
      const size = Math.abs(words)
      const wordsLeft = open.get(patch.chapter) ?? 0
      if (size === 0 || size > wordsLeft || size > left) return false
      open.set(patch.chapter, wordsLeft - size)
      left -= size
      return true
    })
    .slice(0, PATCHED_PARAGRAPHS_MAX)
    .map(({ patch }) => patch)
}

function wordsAllowed(budget: number, text: string, { language }: Brief, direction: 'shorter' | 'longer'): number {
  const has = countWords(text, language)
  const tolerance = budget * CHAPTER_LENGTH_TOLERANCE
  return Math.floor(direction === 'shorter' ? has - (budget - tolerance) : budget + tolerance - has)
}
