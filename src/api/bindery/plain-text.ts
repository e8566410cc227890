const LINE_BREAK = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu
/**
 * Controls, halves of characters and characters that are none: XML 1.0 forbids some of them even escaped. Marks that turn
 * the direction of all that follows go as well: one of them in a title would turn the whole line of a reading device.
 */
const UNWANTED = /[\p{Cc}\p{Cs}\p{Cn}\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffc]/gu
const SCENE_BREAK = /^(?:[*\-–—·•#~_]\s*){1,9}$/u

/** Text on one line that every file format can carry; parted runs of it stay as they are, spaces at the ends included. */
export const plainRun = (text: string): string => text.replace(LINE_BREAK, ' ').replace(UNWANTED, '')

/** The same without spaces at its ends and without doubled ones. */
export const plainText = (text: string): string => plainRun(text).replace(/ {2,}/g, ' ').replace(/^ | $/g, '')

/** Whether a paragraph stands for a pause between scenes. */
export const isSceneBreak = (paragraph: string): boolean => SCENE_BREAK.test(plainText(paragraph))
