import type { Bible, Outline } from '../author/author.ts'
import { findFacts } from '../editor/facts.ts'
import { checkPlannedNames } from '../editor/planned-names.ts'
import type { Brief } from '../story/brief.ts'
import type { Manuscript } from '../story/manuscript.ts'
import { openingFacts } from '../story/opening-facts.ts'
import { checkPlacedChapter, plannedWords } from './check-story.ts'
import { StoryRejected } from './rejected.ts'
import type { Work } from './work.ts'

export const REPAIR_ROUNDS = 2

/** Writes a chapter until it passes the editor, then makes it readable; it knows those before `first`. Throws StoryRejected when a finding stays open. */
export async function finishChapter(
  work: Work,
  bible: Bible,
  number: number,
  outline: Outline | undefined,
  first = number,
): Promise<void> {
  const readable = await work.chapters()
  if (readable.some(chapter => chapter.number === number)) return
  const part = `chapter-${number}`
  const before = readable.filter(chapter => chapter.number < first)
  const written = await work.studio.author.chapter(bible, number, outline, work.requestOptions(part), before)
  const earlier = readable.filter(chapter => chapter.number < number)
  const planned = withoutStated(work.brief, earlier, plannedFacts(work, number, outline))
  await work.keepChapter(
    await repaired(work, bible, written, { names: planned, words: plannedWords(work, outline, earlier) }),
  )
}

/** A name that an earlier chapter has told, as it was written, need not stand again. */
function withoutStated(brief: Brief, earlier: readonly Manuscript[], planned: readonly string[]): readonly string[] {
  const stated = new Set(findFacts(brief, earlier).map(({ fact }) => fact))
  return planned.filter(id => !stated.has(id))
}

/** Ids of the facts that a model was asked to tell in a chapter; the offline author plans whole stories. */
function plannedFacts({ brief, studio }: Work, number: number, outline: Outline | undefined): readonly string[] {
  if (studio.author.kind === 'offline') return []
  const chapter = outline?.chapters.find(one => one.number === number)
  return chapter?.facts ?? openingFacts(brief).map(({ id }) => id)
}

interface ChapterPlan {
  /** Ids of the facts to tell. */
  readonly names: readonly string[]
  /** Of each chapter. */
  readonly words: readonly number[]
}

/** A name that is still missing may be told in another chapter: the whole story is checked for it. */
async function repaired(work: Work, bible: Bible, first: Manuscript, planned: ChapterPlan): Promise<Manuscript> {
  let chapter = first
  for (let round = 1; ; round++) {
    const own = checkPlacedChapter(work.brief, chapter, planned.words)
    const findings = [...own, ...checkPlannedNames(work.brief, chapter, planned.names)]
    if (findings.length === 0 || (round > REPAIR_ROUNDS && own.length === 0)) return chapter
    if (round > REPAIR_ROUNDS) throw new StoryRejected(own)
    const options = work.requestOptions(`chapter-${chapter.number}-repair-${round}`)
    chapter = await work.studio.author.repair(bible, chapter, findings, options)
  }
}
