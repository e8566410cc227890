/** Limits of an improvement: paragraphs, and share of the story's words. */
export const PATCHED_PARAGRAPHS_MAX = 12

export const PATCHED_WORDS_SHARE = 0.2
