import { line } from './tags.ts'

export interface ChapterMark {
  readonly title: string
  readonly startMs: number
  readonly endMs: number
}

/** ID3 counts the entries of a table of contents in one byte. */
const CHAPTERS_MAX = 255

/** From samples per chapter, rounded after summing: the last ends with the book. RangeError for 0 or over 255. */
export function chapterMarks(
  chapters: readonly { readonly title: string; readonly samples: number }[],
  rateHz: number,
): ChapterMark[] {
  if (chapters.length === 0 || chapters.length > CHAPTERS_MAX) throw new RangeError('a book has 1 to 255 chapters')
  let samples = 0
  const ms = () => Math.round((samples * 1000) / rateHz)
  return chapters.map((chapter, index) => {
    const startMs = ms()
    samples += chapter.samples
    return { title: line(chapter.title) || `${index + 1}`, startMs, endMs: ms() }
  })
}
