import { ChapterTimings } from '../../contract/story.ts'

export type Sentence = ChapterTimings[number]

/** Sentence at `ms` milliseconds; between two of them the one before. */
export const sentenceAt = (timings: ChapterTimings, ms: number): Sentence | undefined =>
  timings.findLast(({ fromMs }) => fromMs <= ms)

/** Sentence at the position, or the first one behind it. */
export const sentenceOf = (timings: ChapterTimings, paragraph: number, offset: number): Sentence | undefined =>
  timings.find(
    sentence => sentence.paragraph > paragraph || (sentence.paragraph === paragraph && sentence.end > offset),
  )

/** Timings by their address, each fetched once; empty where there are none. */
export function createSentenceTimings(bytesAt: (address: string) => Promise<Blob | undefined>) {
  const known = new Map<string, ChapterTimings>()

  const load = async (address: string | undefined): Promise<ChapterTimings> => {
    if (address === undefined) return []
    const before = known.get(address)
    if (before) return before
    const bytes = await bytesAt(address)
    const parsed = ChapterTimings.safeParse(bytes && readJson(await bytes.text()))
    // A failure is retried.
    if (parsed.success) known.set(address, parsed.data)
    return parsed.success ? parsed.data : []
  }
  const at = (address: string | undefined): ChapterTimings => (address && known.get(address)) || []
  return { load, at }
}

export type SentenceTimings = ReturnType<typeof createSentenceTimings>

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
