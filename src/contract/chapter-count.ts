import { CHAPTER_WORDS_MIN } from './limits.ts'

/** Whether so many words make so many chapters; whoever asks for no number leaves it to the author. */
export const fillsChapters = (words: number, chapters: number | undefined): boolean =>
  words >= (chapters ?? 0) * CHAPTER_WORDS_MIN
