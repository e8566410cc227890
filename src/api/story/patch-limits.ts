/** An improvement is a small change: no more paragraphs, and no greater share of a story's words. */
export const PATCHED_PARAGRAPHS_MAX = 12

export const PATCHED_WORDS_SHARE = 0.2
