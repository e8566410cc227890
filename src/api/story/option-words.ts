import { own } from '../../lib/own.ts'
import { da } from './option-words/da.ts'
import { de } from './option-words/de.ts'
import { en } from './option-words/en.ts'
import { es } from './option-words/es.ts'
import { fr } from './option-words/fr.ts'
import { it } from './option-words/it.ts'
import type { LanguageWords } from './option-words/language-words.ts'
import { pl } from './option-words/pl.ts'
import { th } from './option-words/th.ts'
import { tr } from './option-words/tr.ts'

/** Of every language that the wizard names. */
const WORDS: Readonly<Record<string, LanguageWords>> = { de, en, fr, es, it, pl, da, th, tr }

/** Phrases that prove an option's use; undefined for typed answers and languages without words. */
export function optionWords(language: string, name: string, option: string): readonly string[] | undefined {
  const words = own(WORDS, language)
  const options = words && own(words.options, name)
  return options && own(options, option)
}

/** Words after a number of years: "sieben Jahre" is found by "Jahre". */
export const yearWords = (language: string): readonly string[] => own(WORDS, language)?.years ?? []

/** Whether an answer is one of those to choose from, not typed. */
export const isOption = (name: string, option: string): boolean => optionWords('en', name, option) !== undefined
