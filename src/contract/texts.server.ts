import { readFileSync } from 'node:fs'
import type { Language } from './languages.ts'
import type { Texts } from './texts.ts'

const read = new Map<Language, Texts>()

export function serverTexts(language: Language): Texts {
  const known = read.get(language)
  if (known) return known
  const file = new URL(`../../i18n/${language}.json`, import.meta.url)
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Texts
  read.set(language, texts)
  return texts
}
