import type { Category } from './categories.ts'
import type { Language } from './languages.ts'

/** Pixels (Open Graph). */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

export type ShareKey = Category | 'home'

/** Drawn at build time, with the page's title. */
export const sharePath = (language: Language, key: ShareKey): string => `/share/${language}-${key}.jpg`
