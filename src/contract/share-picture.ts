import type { Category } from './categories.ts'
import type { Language } from './languages.ts'

/** Pixels of the picture that stands beside a passed-on address (Open Graph). */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** Which of the site's scenes a page shows when its address is passed on. */
export type ShareKey = Category | 'home'

/** Its path; it is drawn at build time, with the page's title in the page's language. */
export const sharePath = (language: Language, key: ShareKey): string => `/share/${language}-${key}.jpg`
