import { AuthorError, type Bible, type FinalRead, type Outline } from '../author/author.ts'
import type { Finding } from '../editor/finding.ts'
import type { Manuscript } from '../story/manuscript.ts'
import { applyFinalRead } from './apply-final-read.ts'
import { checkAgainstEarlier } from './check-against-earlier.ts'
import { checkStory, plannedWords } from './check-story.ts'
import { REPAIR_ROUNDS } from './finish-chapter.ts'
import { inPlannedChapter } from './planned-chapter.ts'
import { StoryRejected } from './rejected.ts'
import type { Work } from './work.ts'

/** The author reads the whole once and patches it, the editor checks it after that and after every repair. Throws StoryRejected when a finding stays open. */
export async function settleManuscript(
  work: Work,
  bible: Bible,
  outline: Outline,
  chapters: readonly Manuscript[],
): Promise<readonly Manuscript[]> {
  const read = await finalRead(work, bible, chapters)
  let settled = read ? applyFinalRead(work.brief, chapters, read, plannedWords(work, outline, chapters)) : chapters
  let findings = await check(work, settled, outline)
  for (let round = 1; findings.length > 0; round++) {
    if (round > REPAIR_ROUNDS) throw new StoryRejected(findings)
    settled = await repairChapters(work, bible, settled, inPlannedChapter(findings, outline), round)
    findings = await check(work, settled, outline)
  }
  return settled
}

/** Undefined without a usable answer: the story is whole without it, and the editor checks it all the same. */
async function finalRead(work: Work, bible: Bible, chapters: readonly Manuscript[]): Promise<FinalRead | undefined> {
  try {
    return await work.studio.author.finalRead?.(bible, chapters, work.requestOptions('final-read'))
  } catch (error) {
    if (error instanceof AuthorError && error.passing) return undefined
    throw error
  }
}

const check = async (work: Work, chapters: readonly Manuscript[], outline: Outline): Promise<Finding[]> => [
  ...checkStory(work.brief, chapters, plannedWords(work, outline, chapters)),
  ...(await checkAgainstEarlier(work, chapters)),
]

/** Whoever was asked for an answer by name has told it where it quotes that. */
function confirmed(chapter: Manuscript, findings: readonly Finding[]): Manuscript {
  const missing = new Set(findings.map(({ fact }) => fact))
  const quotes = chapter.quotes?.map(quote =>
    missing.has(quote.fact) ? { ...quote, isConfirmed: true as const } : quote,
  )
  return quotes ? { ...chapter, quotes } : chapter
}

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
      const options = work.requestOptions(`settle-${chapter.number}-${round}`)
      return confirmed(await work.studio.author.repair(bible, chapter, own, options), own)
    }),
  )
}
