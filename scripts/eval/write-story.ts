import type { Author, RequestOptions, Usage } from '../../src/api/author/author.ts'
import { checkChapter } from '../../src/api/editor/chapter.ts'
import { applyFinalRead } from '../../src/api/pipeline/apply-final-read.ts'
import { chapterWaves } from '../../src/api/pipeline/chapter-waves.ts'
import type { Brief } from '../../src/api/story/brief.ts'
import { chapterWords } from '../../src/api/story/chapter-words.ts'
import type { Manuscript } from '../../src/api/story/manuscript.ts'

const REPAIR_ROUNDS = 2

export interface Telling {
  readonly chapters: readonly Manuscript[]
  readonly seconds: number
  readonly tokens: number
}

/** Has an author write a story as the pipeline does: step by step, chapters in waves, each mended where it can be, then read as a whole. */
export async function writeStory(author: Author, brief: Brief, name: string, signal: AbortSignal): Promise<Telling> {
  let tokens = 0
  const spent = async ({ inputTokens, outputTokens }: Usage) => {
    tokens += inputTokens + outputTokens
  }
  const options = (part: string): RequestOptions => ({ signal, key: `${name}:${part}`, spent })
  const started = process.cpuUsage()
  const from = performance.now()
  const chapters = await write(author, brief, options)
  const { user, system } = process.cpuUsage(started)
  // Processor time for an author that computes, wall-clock time for one that waits.
  const seconds = author.kind === 'offline' ? (user + system) / 1e6 : (performance.now() - from) / 1000
  return { chapters, seconds, tokens }
}

async function write(author: Author, brief: Brief, options: (part: string) => RequestOptions): Promise<Manuscript[]> {
  const [sheet, scenery] = await Promise.all([
    author.character(brief, options('character')),
    author.places(brief, options('places')),
  ])
  const plan = await author.plan(brief, sheet, scenery, options('plan'))
  const bible = { brief, sheet, scenery, plan }
  const [opening, outline] = await Promise.all([
    author.chapter(bible, 1, undefined, options('chapter-1')),
    author.outline(bible, options('outline')),
  ])
  const written = [opening]
  const waves = chapterWaves(brief.chapterCount)
  for (const wave of author.kind === 'offline' ? [waves.flat()] : waves) {
    const before = [...written]
    const chapterOf = (number: number) => author.chapter(bible, number, outline, options(`chapter-${number}`), before)
    written.push(...(await Promise.all(wave.map(chapterOf))))
  }
  const budgets = chapterWords(brief)
  const mend = async (chapter: Manuscript): Promise<Manuscript> => {
    let mended = chapter
    for (let round = 1; round <= REPAIR_ROUNDS; round++) {
      const index = { words: budgets[chapter.number - 1] ?? 0, isLast: chapter.number === budgets.length }
      const findings = checkChapter(brief, mended, index)
      if (findings.length === 0) break
      mended = await author.repair(bible, mended, findings, options(`repair-${chapter.number}-${round}`))
    }
    return mended
  }
  const chapters = await Promise.all(written.map(mend))
  const read = await author.finalRead?.(bible, chapters, options('final-read'))
  return read ? applyFinalRead(brief, chapters, read) : chapters
}
