import { CHAPTER_LENGTH_TOLERANCE } from '../../../../contract/limits.ts'
import { countWords } from '../../../../lib/words.ts'
import { chapterWords } from '../../../story/chapter-words.ts'
import type { Manuscript } from '../../../story/manuscript.ts'
import { withName } from '../../improve/rename.ts'
import type { CurrentStory } from './current-story.ts'
import { retitled, titleTemplates } from './retitled.ts'
import { revisedChapter } from './revised-chapter.ts'
import { type RevisedStory, resolverOf } from './revised-story.ts'
import { RevisionImpossible } from './revision-impossible.ts'

const hasLength = (text: string, budget: number, language: string): boolean => {
  const words = countWords(text, language)
  return Math.abs(words - budget) <= budget * CHAPTER_LENGTH_TOLERANCE
}

/** The text of a story after a revised of it. Throws RevisionImpossible when a chapter's length suffers. */
export function revisedPages(before: CurrentStory, revised: RevisedStory, pages: readonly Manuscript[]): Manuscript[] {
  const { pack, phrased, fillings, renames, brief, plot, all, starts } = before
  const { language } = pack
  const budgets = chapterWords(brief)
  const words = {
    before: resolverOf(phrased, fillings, before),
    now: revised.resolve,
    named: (text: string) => renames.reduce((said, rename) => withName(said, rename, language), text),
  }
  const templates = titleTemplates(plot, pack.spareTitles)
  return pages.map(({ number, title, text }) => {
    const titled = { number, title: retitled(title, templates, words) }
    if (number === 0) return { ...titled, text: retitled(text, templates, words) }
    const budget = budgets[number - 1] ?? 0
    const units = all.slice(starts[number - 1], starts[number])
    const after = revisedChapter(text, units, revised, { budget, language })
    const isWorse = !hasLength(after, budget, language) && hasLength(text, budget, language)
    if (after !== text && (after === '' || isWorse)) throw new RevisionImpossible('too-much')
    return { ...titled, text: after }
  })
}
