import type { Errand, ImproveAsk, Improvement } from '../../author/author.ts'
import { applyPatches } from '../../author/improve/patches.ts'
import { renamedBrief } from '../../author/improve/renamed-brief.ts'
import { checkFacts } from '../../editor/facts.ts'
import type { Finding } from '../../editor/finding.ts'
import { checkPlaceholders } from '../../editor/placeholder.ts'
import { checkEcho } from '../../editor/repetition.ts'
import { checkSafety } from '../../editor/safety/safety.ts'
import type { Brief } from '../../story/brief.ts'
import type { Manuscript } from '../../story/manuscript.ts'
import type { Studio } from '../../studio/studio.ts'
import { checkPlacedChapter } from '../check-story.ts'
import { StoryHeld } from '../rejected.ts'
import type { Finished } from './improve-material.ts'

export interface Improved extends Improvement {
  readonly pages: readonly Manuscript[]
}

/**
 * Has the author fulfil a wish, and the editor read the whole story afterwards. What the editor finds new is mended in
 * one more round. Throws StoryHeld when a finding stays, AuthorError when the author has no usable answer.
 */
export async function improveText(
  author: Studio['author'],
  finished: Finished,
  wish: string,
  errandFor: (round: string) => Errand,
): Promise<Improved> {
  const attempt = async (ask: ImproveAsk, round: string) => {
    const improvement = await author.improve(finished.bible, finished.pages, ask, errandFor(round))
    const improved = { ...improvement, pages: applyPatches(finished.pages, improvement.patches) }
    return { improved, findings: newFindings(finished, improved) }
  }
  const first = await attempt({ wish }, 'wish')
  if (first.findings.length === 0) return first.improved
  // The same answer again would help nobody.
  if (author.kind === 'offline') throw new StoryHeld(first.findings)
  const tried = { patches: first.improved.patches, findings: first.findings }
  const second = await attempt({ wish, tried }, 'again')
  if (second.findings.length > 0) throw new StoryHeld(second.findings)
  return second.improved
}

/** What was not to be found before: an improvement does not answer for how the story was. */
function newFindings({ bible, pages }: Finished, improved: Improved): Finding[] {
  const known = new Set(findingsIn(bible.brief, pages).map(keyOf))
  const brief = renamedBrief(bible.brief, improved.renames)
  return findingsIn(brief, improved.pages).filter(
    finding =>
      !known.has(keyOf(finding)) &&
      !(finding.kind === 'fact-missing' && improved.overruled.includes(finding.fact ?? '')),
  )
}

const keyOf = ({ kind, chapter, fact, note, words }: Finding): string =>
  [kind, words ? chapter : (fact ?? `${chapter} ${note}`)].join(' ')

/**
 * The whole story as the editor reads it. The owner's wish may move its length by the tolerance that a chapter has,
 * which is wider than that of a story as it is first written.
 */
function findingsIn(brief: Brief, pages: readonly Manuscript[]): Finding[] {
  const chapters = pages.filter(({ number }) => number > 0)
  const front = pages.filter(({ number }) => number === 0)
  return [
    ...front.flatMap(page => [...checkPlaceholders(brief, page), ...checkSafety(brief, page)]),
    ...checkFacts(brief, chapters),
    ...checkEcho(brief, chapters),
    ...chapters.flatMap(chapter => checkPlacedChapter(brief, chapter)),
  ]
}
