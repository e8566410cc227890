import { spellOut } from './abbreviations.ts'
import { plainCharacters } from './plain-characters.ts'
import { readable } from './readable-script.ts'
import type { Reading } from './reading.ts'
import { readingOf } from './readings.ts'
import { respellThai } from './thai-respelling.ts'

/** Thai in a story of another language. */
const THAI_WORDS = /\p{Script=Thai}+/gu
const HAS_WORDS = /[\p{L}\p{N}]/u
/** Thousands separator; removed before it reads as a space between two numbers. */
const THOUSANDS = /(?<=\d)[\u00a0\u202f\u2009](?=\d{3}(?!\d))/gu
const RANGE = /(?<=\d)\s?[–-]\s?(?=\d)/gu

function inWords(text: string, reading: Reading): string {
  const joined = text
    .replace(THOUSANDS, '')
    .replace(RANGE, ` ${reading.to} `)
    .replace(/\s?&\s?/gu, ` ${reading.and} `)
  const spelled = spellOut(joined, reading)
  return reading.rules.reduce(
    (current, [pattern, spoken]) =>
      typeof spoken === 'string' ? current.replace(pattern, spoken) : current.replace(pattern, spoken),
    spelled,
  )
}

/** For engines: abbreviations, ordinals, times, units as words, dashes as pauses, no commands. Empty without speech. */
export function spokenForm(sentence: string, language: string): string {
  const reading = readingOf(language)
  const written = readable(sentence.toWellFormed().normalize('NFC'))
  const plain = plainCharacters(inWords(written, reading), language)
  if (!HAS_WORDS.test(plain)) return ''
  return reading.respell ? reading.respell(plain) : plain.replace(THAI_WORDS, respellThai)
}
