import { line } from './tags.ts'

/** A chapter as it lies in a book. */
export interface ChapterMark {
  readonly title: string
  readonly startMs: number
  readonly endMs: number
}

/** A table of contents of ID3 has one byte for their number. */
const CHAPTERS_MAX = 255

/**
 * Where each chapter begins and ends. `samples` counts the sound of each; times are rounded after they are summed up,
 * so that the last one ends with the book. Throws a RangeError for none and for too many.
 */
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
