import { own } from '../../../lib/own.ts'
import type { LanguagePack } from './language-pack.ts'

/** Code and stories of a language are loaded when first asked for, and kept. */
const LANGUAGE_PACKS: Readonly<Record<string, () => Promise<LanguagePack>>> = {
  de: async () => (await import('./de/german.ts')).german,
  en: async () => (await import('./en/english.ts')).english,
  fr: async () => (await import('./fr/french.ts')).french,
  es: async () => (await import('./es/spanish.ts')).spanish,
  it: async () => (await import('./it/italian.ts')).italian,
}

export const OFFLINE_LANGUAGES: readonly string[] = Object.keys(LANGUAGE_PACKS)

/** Undefined for a language that the offline author does not write. */
export const openLanguagePack = (language: string): Promise<LanguagePack> | undefined =>
  own(LANGUAGE_PACKS, language)?.()
