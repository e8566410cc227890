/** Marks that a text of ours uses itself: a visitor's word stands inside our quotation marks, and is never read as markup. */
const OUR_MARKS = /[{}[\]<>"„“”«»‟*`#_~|\\]/g
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** Words of a free answer that a story quotes when the whole would break its rhythm. */
export const EXCERPT_WORDS = 20
/** The same for a story that has no room. */
export const EXCERPT_WORDS_SHORT = 12

/** A visitor's answer as a story can hold it: one line, single spaces, no marks of ours, no full stop at its end. */
export function plain(text: string): string {
  const told = text
    .replace(OUR_MARKS, ' ')
    .replace(INVISIBLE, '')
    .replace(/\s+/gu, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .trim()
    .replace(/[.,;:…\s]+$/u, '')
    .replace(/^[.,;:\s]+/u, '')
  return told === '' ? text.replace(/\s+/gu, ' ').trim() : told
}

/** The beginning of a plain answer, ended at a sentence, a clause or at the latest after EXCERPT_WORDS words. */
export function excerpt(text: string, most = EXCERPT_WORDS): string {
  const whole = plain(text)
  const words = whole.split(' ')
  if (words.length <= most) return whole
  const start = words.slice(0, most).join(' ')
  const sentence = /^.*[.!?](?= |$)/u.exec(start)?.[0]
  const clause = /^.{12,}(?=[,;:])/u.exec(start)?.[0]
  return plain(sentence ?? clause ?? start)
}

/** The parts of an answer that lists several things: "mutig, frech und klug". */
export function listed(text: string): string[] {
  return plain(text)
    .split(/\s*[,;/+&]\s*|\s+(?:und|and|et|y|e|sowie)\s+/u)
    .map(part => plain(part))
    .filter(part => part !== '')
}
