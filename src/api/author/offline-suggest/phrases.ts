import type { AnswerKind } from '../../../contract/answers/answer-kinds.ts'
import { FALLBACK_LANGUAGE, isLanguage, type Language } from '../../../contract/languages.ts'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import { PHRASES_OF_KINDS } from './phrases-of-kinds.ts'
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

/** For a page's own question by what it asks for; English for a language without phrases. */
export function phrasesFor(title: string, kind: AnswerKind, language: string): Phrases {
  const written = isLanguage(language) ? language : FALLBACK_LANGUAGE
  const phrases = PHRASES[written]
  if (isId(title)) return phrases[title]
  if (kind === 'other') return phrases.generic
  if (kind === 'place') return phrases.places
  if (kind === 'habit') return phrases.quirks
  return { starts: PHRASES_OF_KINDS[written][kind], goOn: phrases.generic.goOn }
}
