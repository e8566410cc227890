import { toCardinal as danish } from 'n2words/da-DK'
import { toCardinal as german } from 'n2words/de-DE'
import { toCardinal as english } from 'n2words/en-US'
import { toCardinal as spanish } from 'n2words/es-ES'
import { toCardinal as french } from 'n2words/fr-FR'
import { toCardinal as italian } from 'n2words/it-IT'
import { toCardinal as polish } from 'n2words/pl-PL'
import { toCardinal as thai } from 'n2words/th-TH'
import { toCardinal as turkish } from 'n2words/tr-TR'
import { own } from '../../lib/own.ts'

/** The library counts ("uno", "eins"); an age stands before a noun, which is masculine or neuter everywhere. */
const BEFORE_A_NOUN: Readonly<Record<string, (number: number) => string>> = {
  de: number => german(number).replace(/^eins$/, 'ein'),
  en: number => english(number),
  fr: number => french(number),
  // The library leaves out the accent of sixteen.
  es: number =>
    spanish(number)
      .replace(/^dieciseis$/, 'dieciséis')
      .replace(/^veintiuno$/, 'veintiún')
      .replace(/uno$/, 'un'),
  it: number => italian(number).replace(/uno$/, 'un'),
  pl: number => polish(number),
  da: number => danish(number).replace(/^en$/, 'et'),
  th: number => thai(number),
  tr: number => turkish(number),
}

/** A whole number of 0 to 99 in words, as they stand before "Jahr", "an", "año" or "anno"; undefined for others. */
export function numberWord(language: string, number: number): string | undefined {
  if (!Number.isInteger(number) || number < 0 || number > 99) return undefined
  return own(BEFORE_A_NOUN, language)?.(number)
}
