import type { Improvement, ImproveRequest, RequestOptions } from '../../author/author.ts'
import { type LengthRequest, lengthRequestIn, SAME_LENGTH } from '../../author/improve/length-request.ts'
import { applyPatches } from '../../author/improve/patches.ts'
import { withName } from '../../author/improve/rename.ts'
import { revisedBrief } from '../../author/improve/revised-brief.ts'
import { withoutOverruled } from '../../author/improve/without-overruled.ts'
import { checkChapter } from '../../editor/chapter.ts'
import { checkFacts } from '../../editor/facts.ts'
import type { Finding } from '../../editor/finding.ts'
import { checkPlaceholders } from '../../editor/placeholder.ts'
import { checkRepetition } from '../../editor/repetition.ts'
import { checkSafety } from '../../editor/safety/safety.ts'
import type { Brief } from '../../story/brief.ts'
import type { FactQuote, Manuscript } from '../../story/manuscript.ts'
import type { Studio } from '../../studio/studio.ts'
import { StoryRejected } from '../rejected.ts'
import type { Finished } from './improve-material.ts'
import { revisedWords } from './revised-length.ts'

export interface Improved extends Improvement {
  readonly pages: readonly Manuscript[]
}

/** Revises a text as requested; new findings get one repair. Throws StoryRejected when one stays, AuthorError for no usable answer. */
export async function improveText(
  author: Studio['author'],
  finished: Finished,
  request: string,
  optionsFor: (round: string) => RequestOptions,
): Promise<Improved> {
  const attempt = async (input: ImproveRequest, round: string) => {
    const improvement = await author.improve(finished.bible, finished.pages, input, optionsFor(round))
    const patched = applyPatches(finished.pages, improvement.patches)
    const improved = { ...improvement, pages: withQuotes(finished, patched, improvement) }
    return { improved, findings: newFindings(finished, improved, request) }
  }
  const history = { brief: finished.brief, changes: finished.changes }
  const first = await attempt({ text: request, history }, 'wish')
  if (first.findings.length === 0) return first.improved
  // The offline author would give the same answer again.
  if (author.kind === 'offline') return unfit(finished, request)
  const tried = { patches: first.improved.patches, findings: first.findings }
  const second = await attempt({ text: request, history, tried }, 'again')
  if (second.findings.length > 0) throw new StoryRejected(second.findings)
  return second.improved
}

/** Nothing of what would not pass the editor. */
const unfit = ({ pages }: Finished, request: string): Improved => ({
  patches: [],
  changes: [],
  overruled: [],
  refused: [{ part: request, reason: 'too-much' }],
  pages,
})

/** The quotes that stand in each chapter, under new names where there are any: a lost one makes its fact missing again. */
function withQuotes(
  { bible, pages }: Finished,
  patched: readonly Manuscript[],
  improvement: Improvement,
): Manuscript[] {
  const { changes, quotes = [] } = improvement
  const renames = changes.filter(change => change.kind === 'name')
  const renamed = ({ fact, quote, isConfirmed }: FactQuote): FactQuote => ({
    ...{ fact, isConfirmed },
    quote: renames.reduce((text, rename) => withName(text, rename, bible.brief.language), quote),
  })
  return patched.map((page, index) => {
    const before = pages[index]?.quotes ?? []
    // What was told without a word of the answer may be told so again.
    const sure = new Set(before.filter(({ isConfirmed }) => isConfirmed).map(({ fact }) => fact))
    const fresh = quotes.map(quote => (sure.has(quote.fact) ? { ...quote, isConfirmed: true as const } : quote))
    const given = [...fresh, ...before.map(renamed), ...before]
    const kept = given.filter(({ quote }) => page.text.includes(quote))
    return kept.length > 0 ? { ...page, quotes: kept } : page
  })
}

/** Findings that the story did not have before. */
function newFindings({ bible, pages }: Finished, improved: Improved, request: string): Finding[] {
  const { brief } = bible
  const wordsFor = (length: LengthRequest) => (after: Manuscript) => {
    const before = pages.find(({ number }) => number === after.number) ?? after
    return revisedWords(brief, { before, after }, length)
  }
  const known = new Set(findingsIn(brief, pages, wordsFor(SAME_LENGTH)).map(keyOf))
  const revised = withoutOverruled(revisedBrief(brief, improved.changes), improved.overruled)
  const length = lengthRequestIn(request, brief.language)
  return findingsIn(revised, improved.pages, wordsFor(length)).filter(finding => !known.has(keyOf(finding)))
}

const keyOf = ({ kind, chapter, fact, note, words }: Finding): string =>
  [kind, words ? chapter : (fact ?? `${chapter} ${note}`)].join(' ')

/** Findings in the whole story, whose length is held by each chapter's. */
function findingsIn(brief: Brief, pages: readonly Manuscript[], wordsOf: (chapter: Manuscript) => number): Finding[] {
  const chapters = pages.filter(({ number }) => number > 0)
  const front = pages.filter(({ number }) => number === 0)
  return [
    ...front.flatMap(page => [...checkPlaceholders(brief, page), ...checkSafety(brief, page)]),
    ...checkFacts(brief, chapters),
    ...checkRepetition(brief, chapters),
    ...chapters.flatMap(chapter =>
      checkChapter(brief, chapter, { words: wordsOf(chapter), isLast: chapter.number === brief.chapterCount }),
    ),
  ]
}
