import { FALLBACK_LANGUAGE, isLanguage, type Language } from '../../../contract/languages.ts'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import th from './th.json' with { type: 'json' }
import tr from './tr.json' with { type: 'json' }

export interface Phrases {
  readonly starts: readonly string[]
  readonly goOn: readonly string[]
}

export const SUGGESTION_IDS = [
  'location',
  'places',
  'peculiarities',
  'characteristics',
  'quirks',
  'history',
  'connection',
  'refinement',
  'generic',
] as const
type Id = (typeof SUGGESTION_IDS)[number]

export const PHRASES: Readonly<Record<Language, Readonly<Record<Id, Phrases>>>> = { de, en, fr, es, it, th, tr }

const isId = (title: string): title is Id => (SUGGESTION_IDS as readonly string[]).includes(title)

/** The general ones for a page's own question, and for a language without phrases. */
export function phrasesFor(title: string, language: string): Phrases {
  return PHRASES[isLanguage(language) ? language : FALLBACK_LANGUAGE][isId(title) ? title : 'generic']
}
