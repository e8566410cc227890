import type { Brief } from './brief.ts'

/** The opening is shorter: it can be read sooner, and its reader is still deciding. */
const OPENING_WEIGHT = 0.6
/** Chapters of fewer words are read soon enough; an opening cut further would be a few sentences. */
const SHORT_CHAPTER_WORDS = 120

/** Words of each chapter, in order; they add up to the story's length. */
export function chapterWords(brief: Pick<Brief, 'words' | 'chapterCount'>): number[] {
  const { words, chapterCount } = brief
  const opening = words / chapterCount < SHORT_CHAPTER_WORDS ? 1 : OPENING_WEIGHT
  const whole = chapterCount - 1 + opening
  const upTo = (chapters: number) => (chapters === 0 ? 0 : Math.round((words * (chapters - 1 + opening)) / whole))
  return Array.from({ length: chapterCount }, (_, index) => upTo(index + 1) - upTo(index))
}
