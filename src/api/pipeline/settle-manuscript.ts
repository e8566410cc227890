import type { Bible, Outline } from '../author/author.ts'
import type { Finding } from '../editor/finding.ts'
import type { Manuscript } from '../story/manuscript.ts'
import { checkAgainstEarlier } from './check-against-earlier.ts'
import { checkStory } from './check-story.ts'
import { REPAIR_ROUNDS } from './finish-chapter.ts'
import { inPlannedChapter } from './planned-chapter.ts'
import { StoryRejected } from './rejected.ts'
import type { Work } from './work.ts'

/** The author seeks contradictions once, the editor after every repair. Throws StoryRejected when a finding stays open. */
export async function settleManuscript(
  work: Work,
  bible: Bible,
  outline: Outline,
  chapters: readonly Manuscript[],
): Promise<readonly Manuscript[]> {
  const contradictions = await work.studio.author.continuity(
    bible,
    outline,
    chapters,
    work.requestOptions('continuity'),
  )
  let settled = chapters
  let findings = [...contradictions, ...(await check(work, chapters))]
  for (let round = 1; findings.length > 0; round++) {
    if (round > REPAIR_ROUNDS) throw new StoryRejected(findings)
    settled = await repairChapters(work, bible, settled, inPlannedChapter(findings, outline), round)
    findings = await check(work, settled)
  }
  return settled
}

const check = async (work: Work, chapters: readonly Manuscript[]): Promise<Finding[]> => [
  ...checkStory(work.brief, chapters),
  ...(await checkAgainstEarlier(work, chapters)),
]

function repairChapters(
  work: Work,
  bible: Bible,
  chapters: readonly Manuscript[],
  findings: readonly Finding[],
  round: number,
): Promise<Manuscript[]> {
  return Promise.all(
    chapters.map(async chapter => {
      const own = findings.filter(finding => finding.chapter === chapter.number)
      if (own.length === 0) return chapter
      return work.studio.author.repair(bible, chapter, own, work.requestOptions(`settle-${chapter.number}-${round}`))
    }),
  )
}
