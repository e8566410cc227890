/** Limits of the last reading before a story is complete: paragraphs, and share of its words. */
export const FINAL_EDITS_MAX = 12

export const FINAL_WORDS_SHARE = 0.15

/** Limits of an improvement: paragraphs, and share of the story's words. */
export const PATCHED_PARAGRAPHS_MAX = 12

export const PATCHED_WORDS_SHARE = 0.2
