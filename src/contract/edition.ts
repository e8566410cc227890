/** What is made of a story beside reading it in the browser, once somebody has a right to it. */
export const MADE_EDITIONS = ['ebook', 'audiobook', 'paperback'] as const
export type MadeEdition = (typeof MADE_EDITIONS)[number]

/** A failed one is retried by its owner. What was there before stays there while it is made anew. */
export const MAKING_STATES = ['pending', 'ready', 'failed'] as const
export type MakingState = (typeof MAKING_STATES)[number]

/** The formats of an ebook and of an audiobook, in the order in which they are offered. */
export const EBOOK_FORMATS = ['epub', 'pdf', 'docx'] as const
export const AUDIOBOOK_FORMATS = ['mp3', 'm4b'] as const
