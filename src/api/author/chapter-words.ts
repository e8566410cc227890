import type { Brief } from './brief.ts'

/** The opening is shorter than the others: it can be read sooner, and its reader is still deciding. */
const OPENING_WEIGHT = 0.6

/** Words each chapter may use, in order; they add up to the story's length. */
export function chapterWords(brief: Pick<Brief, 'words' | 'chapterCount'>): number[] {
  const { words, chapterCount } = brief
  const whole = chapterCount - 1 + OPENING_WEIGHT
  const upTo = (chapters: number) =>
    chapters === 0 ? 0 : Math.round((words * (chapters - 1 + OPENING_WEIGHT)) / whole)
  return Array.from({ length: chapterCount }, (_, index) => upTo(index + 1) - upTo(index))
}
