export const MADE_EDITIONS = ['ebook', 'audiobook', 'paperback'] as const
export type MadeEdition = (typeof MADE_EDITIONS)[number]

/** Failed ones are retried by their owner. An old edition stays while it is remade. */
export const MAKING_STATES = ['pending', 'ready', 'failed'] as const
export type MakingState = (typeof MAKING_STATES)[number]

/** In the order they are offered. */
export const EBOOK_FORMATS = ['epub', 'pdf', 'docx'] as const
export const AUDIOBOOK_FORMATS = ['mp3', 'm4b'] as const
