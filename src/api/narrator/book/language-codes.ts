import { own } from '../../../lib/own.ts'

const CODES: Readonly<Record<string, string>> = {
  de: 'deu',
  en: 'eng',
  fr: 'fra',
  es: 'spa',
  it: 'ita',
  th: 'tha',
  tr: 'tur',
  pl: 'pol',
  da: 'dan',
}

/** ISO 639-2 of a two-letter code; "und" when unknown. */
export const threeLetters = (language: string): string => own(CODES, language.split('-')[0] ?? '') ?? 'und'
