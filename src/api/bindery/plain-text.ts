import { withApostrophes } from '../../lib/apostrophes.ts'

const LINE_BREAK = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu
/** XML 1.0 forbids controls, surrogates, non-characters even escaped; bidi marks would turn a reader's whole line. */
const UNWANTED = /[\p{Cc}\p{Cs}\p{Cn}\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffc]/gu
const SCENE_BREAK = /^(?:[*\-–—·•#~_]\s*){1,9}$/u

/** U+FDFD in letters: its ink is wider than a page and than its own advance, and cannot be broken. */
const BASMALA = 'بسم الله الرحمن الرحيم'

/** One line that every format can carry; spaces at the ends stay, so that runs can be joined. */
export const plainRun = (text: string): string =>
  withApostrophes(text.replace(LINE_BREAK, ' ').replace(UNWANTED, '').replaceAll('\ufdfd', BASMALA))

export const plainText = (text: string): string => plainRun(text).replace(/ {2,}/g, ' ').replace(/^ | $/g, '')

export const isSceneBreak = (paragraph: string): boolean => SCENE_BREAK.test(plainText(paragraph))
