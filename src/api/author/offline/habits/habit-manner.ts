import type { AnswerLanguage, Habit } from '../answers/reading.ts'
import type { HabitLexicon } from './habit-words.ts'
import { GERMAN_HABITS } from './words/de.ts'
import { ENGLISH_HABITS } from './words/en.ts'
import { SPANISH_HABITS } from './words/es.ts'
import { FRENCH_HABITS } from './words/fr.ts'
import { ITALIAN_HABITS } from './words/it.ts'

const LEXICONS: Readonly<Record<AnswerLanguage, HabitLexicon>> = {
  de: GERMAN_HABITS,
  en: ENGLISH_HABITS,
  fr: FRENCH_HABITS,
  es: SPANISH_HABITS,
  it: ITALIAN_HABITS,
}

export const habitLexicon = (language: AnswerLanguage): HabitLexicon => LEXICONS[language]

/**
 * What a habit is to a scene: a `tic` is done by face, voice or hands at any moment; a `collection` is a thing that can
 * be carried; whatever else needs a place, a time or an object, and cannot stand where a tic does.
 */
export type HabitManner = 'tic' | 'collection' | 'other'

const has = (list: string | undefined, word: string): boolean => list !== undefined && ` ${list} `.includes(` ${word} `)

function isTic({ alone, handling, only, never, elsewhere }: HabitLexicon, verb: string, phrase: string): boolean {
  const words = phrase.toLowerCase().split(/[ ’]/u)
  const hasAny = (list: string | undefined): boolean => words.some(word => has(list, word))
  if (hasAny(elsewhere) || hasAny(never[verb])) return false
  return has(alone, verb) || (only[verb] ? hasAny(only[verb]) : has(handling, verb))
}

export function habitManner({ forms, language }: Habit): HabitManner {
  const lexicon = LEXICONS[language]
  const phrase = forms.do ?? ''
  const verb = lexicon.infinitiveOf(phrase.split(' ')).toLowerCase()
  if (has(lexicon.collecting, verb)) return 'collection'
  return isTic(lexicon, verb, phrase) ? 'tic' : 'other'
}

/** Whether its verb is understood alone, once more was said: "whistles", "folds". */
export const isSaidAlone = ({ forms, language }: Habit): boolean => {
  const { alone, elliptic, infinitiveOf } = LEXICONS[language]
  return has(`${alone} ${elliptic}`, infinitiveOf((forms.do ?? '').split(' ')).toLowerCase())
}
