import { wordsOf } from '../../lib/words.ts'

/** Marks of our own texts: a visitor's words stand inside our quotation marks, and are never read as markup. */
const OUR_MARKS = /[{}[\]<>"„“”«»‟‚‹›*`#_~|\\]/g
/** Opening quotation mark that many keyboards set for an apostrophe. */
const FALSE_APOSTROPHE = /(?<=\p{L})‘(?=\p{L})/gu
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}|[\u115f\u1160\u3164\uffa0]/gu
/** Joiners outside of composed signs, where they are invisible. */
const IDLE_JOINER = /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|[\u200c\u200d]$/gu
const SAYS_SOMETHING = /[\p{L}\p{N}\p{Extended_Pictographic}]/u

/** Words of a free answer that a story quotes at most. */
export const EXCERPT_WORDS = 20
/** For stories with less room. Each of them proves an answer's use. */
export const EXCERPT_WORDS_SHORT = 12
export const EXCERPT_WORDS_SHORTER = 8
export const EXCERPT_WORDS_SHORTEST = 5
const WORD_UNITS = 9
/** A text that says so many words again word for word is quoted only once through. */
const REPEATED_WORDS = 8

/** An answer as a story can hold it: one line, single spaces, none of our marks, no final full stop. */
export function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(FALSE_APOSTROPHE, '’')
    .replace(/‘/g, ' ')
    .replace(OUR_MARKS, ' ')
    .replace(INVISIBLE, '')
    .replace(IDLE_JOINER, '')
    .replace(/\s+/gu, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .replace(/([!?…])\.+/gu, '$1')
    .replace(/^[.,;:!?…\s\p{M}]+/u, '')
    .replace(/(?<![.,;:…\s])[.,;:…\s]+$/u, '')
}

/** Whether an answer has a letter, a digit or a picture, which can be told and found again. */
export const isSaid = (text: string): boolean => SAYS_SOMETHING.test(plain(text))

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

function cutGraphemes(text: string, units: number): string {
  let end = 0
  for (const { segment, index } of graphemes.segment(text)) {
    if (index + segment.length > units && end > 0) break
    end = index + segment.length
  }
  return text.slice(0, end)
}

/** The first words of a text, ended where a word ends. */
export function beginning(whole: string, most: number): string {
  let words = 0
  let end = 0
  for (const { segment, index, isWordLike } of segmenter.segment(whole)) {
    if (isWordLike) words += 1
    if (words > most || index + segment.length > most * WORD_UNITS) break
    end = index + segment.length
  }
  if (end === 0) return cutGraphemes(whole, most * WORD_UNITS)
  const start = whole.slice(0, end)
  const space = start.lastIndexOf(' ')
  const isBetween = /\s$/u.test(start) || /^\s/u.test(whole.slice(end)) || end === whole.length
  return isBetween || space <= 0 ? start : start.slice(0, space)
}

function repeatsItself(text: string): boolean {
  const words = wordsOf(text.toLowerCase(), 'en')
  const heard = new Set<string>()
  for (let at = 0; at + REPEATED_WORDS <= words.length; at += 1)
    heard.add(words.slice(at, at + REPEATED_WORDS).join(' '))
  return heard.size < words.length - REPEATED_WORDS + 1
}

/** The beginning of a plain answer, ended at a sentence, a clause or at the latest after `most` words. */
export function excerpt(text: string, most = EXCERPT_WORDS): string {
  const whole = plain(text)
  const start = beginning(whole, most)
  if (most > REPEATED_WORDS && repeatsItself(start)) return excerpt(text, REPEATED_WORDS)
  if (start === whole) return whole
  const sentence = /^.*[.!?](?= |$)/u.exec(start)?.[0]
  const clause = /^.{12,}(?=[,;:])/u.exec(start)?.[0]
  const usable = [sentence, clause, start].find(part => part !== undefined && isSaid(part))
  return usable === undefined ? start : plain(usable)
}

function isCutShort(text: string, part: string): boolean {
  const rest = plain(text).slice(part.length)
  return rest !== '' && !/^[.!?,;:]/u.test(rest) && !/[.!?]$/u.test(part)
}

/** A visitor's words; an excerpt cut within a sentence trails off. */
export function quote(text: string, most: number): string {
  const part = excerpt(text, most)
  return isCutShort(text, part) ? `${part} …` : part
}

/** The parts of an answer that lists several things: "mutig, frech und klug". */
export function listed(text: string): string[] {
  return plain(text)
    .split(/[,;/+&]| (?:und|and|et|y|e|sowie) /u)
    .map(part => plain(part))
    .filter(part => part !== '')
}
