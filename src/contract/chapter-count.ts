import { CHAPTER_WORDS_MIN } from './limits.ts'

/** Whether the words fill the chapters; undefined: the author decides. */
export const fillsChapters = (words: number, chapters: number | undefined): boolean =>
  words >= (chapters ?? 0) * CHAPTER_WORDS_MIN
