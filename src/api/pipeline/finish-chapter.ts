import type { Bible, Outline } from '../author/author.ts'
import type { Manuscript } from '../story/manuscript.ts'
import { checkPlacedChapter } from './check-story.ts'
import { StoryRejected } from './rejected.ts'
import type { Work } from './work.ts'

export const REPAIR_ROUNDS = 2

/** Writes a chapter until it passes the editor, then makes it readable. Throws StoryRejected when a finding stays open. */
export async function finishChapter(
  work: Work,
  bible: Bible,
  number: number,
  outline: Outline | undefined,
): Promise<void> {
  const readable = await work.chapters()
  if (readable.some(chapter => chapter.number === number)) return
  const part = `chapter-${number}`
  const first = await work.studio.author.chapter(bible, number, outline, work.requestOptions(part))
  await work.keepChapter(await repaired(work, bible, first))
}

async function repaired(work: Work, bible: Bible, first: Manuscript): Promise<Manuscript> {
  let chapter = first
  for (let round = 1; ; round++) {
    const findings = checkPlacedChapter(work.brief, chapter)
    if (findings.length === 0) return chapter
    if (round > REPAIR_ROUNDS) throw new StoryRejected(findings)
    const options = work.requestOptions(`chapter-${chapter.number}-repair-${round}`)
    chapter = await work.studio.author.repair(bible, chapter, findings, options)
  }
}
