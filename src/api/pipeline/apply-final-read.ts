import type { Patch } from '../../contract/version.ts'
import type { FinalRead } from '../author/author.ts'
import { applyPatches, isTooMuch } from '../author/improve/patches.ts'
import type { Finding } from '../editor/finding.ts'
import type { Brief } from '../story/brief.ts'
import type { FactQuote, Manuscript } from '../story/manuscript.ts'
import { FINAL_EDITS_MAX, FINAL_WORDS_SHARE } from '../story/patch-limits.ts'
import { checkStory } from './check-story.ts'

const keyOf = ({ kind, chapter, paragraph, fact }: Finding): string =>
  [kind, fact ?? [chapter, paragraph].join('.')].join(' ')

/** The quotes that stand in each chapter, with those that the reader confirmed. */
function withQuotes(chapter: Manuscript, before: Manuscript | undefined, { quotes, confirmed }: FinalRead): Manuscript {
  const sure = new Set(confirmed)
  const marked = (before?.quotes ?? []).map(
    (quote): FactQuote => (sure.has(quote.fact) ? { ...quote, isConfirmed: true } : quote),
  )
  const kept = [...quotes, ...marked].filter(({ quote }) => chapter.text.includes(quote))
  return kept.length > 0 ? { ...chapter, quotes: kept } : chapter
}

const patchedBy = (chapters: readonly Manuscript[], patches: readonly Patch[], read: FinalRead): Manuscript[] =>
  applyPatches(chapters, patches).map((chapter, index) => withQuotes(chapter, chapters[index], read))

/**
 * The chapters with the patches that the editor lets pass: each alone, in order, as long as the story is not changed too much. One that
 * brings a finding of its own, or loses an answer, is dropped.
 */
export function applyFinalRead(
  brief: Brief,
  chapters: readonly Manuscript[],
  read: FinalRead,
  planned?: readonly number[],
): Manuscript[] {
  let patches: readonly Patch[] = []
  let made = patchedBy(chapters, patches, read)
  let known = new Set(checkStory(brief, made, planned).map(keyOf))
  for (const patch of read.patches) {
    const wider = [...patches, patch]
    if (wider.length > FINAL_EDITS_MAX || isTooMuch(chapters, wider, brief.language, FINAL_WORDS_SHARE)) continue
    const tried = patchedBy(chapters, wider, read)
    const findings = checkStory(brief, tried, planned)
    if (findings.some(finding => !known.has(keyOf(finding)))) continue
    patches = wider
    made = tried
    known = new Set(findings.map(keyOf))
  }
  return made
}
