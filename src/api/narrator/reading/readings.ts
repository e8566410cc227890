import { own } from '../../../lib/own.ts'
import { GERMAN } from './de.ts'
import { ENGLISH } from './en.ts'
import { SPANISH } from './es.ts'
import { FRENCH } from './fr.ts'
import { ITALIAN } from './it.ts'
import type { Reading } from './reading.ts'
import { THAI } from './th.ts'
import { TURKISH } from './tr.ts'

const READINGS: Readonly<Record<string, Reading>> = {
  de: GERMAN,
  en: ENGLISH,
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
  th: THAI,
  tr: TURKISH,
}
const NONE: Reading = { and: '&', to: '-', abbreviations: {}, closing: [], rules: [] }

/** An unknown language is read as written. */
export const readingOf = (language: string): Reading => own(READINGS, language.split('-')[0] ?? '') ?? NONE
