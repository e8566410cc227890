import type { AnswerKind } from '../../../../contract/answers/answer-kinds.ts'
import { readHabit as germanHabit } from './de/habit.ts'
import { readNounPhrase as germanNounPhrase } from './de/noun-phrase.ts'
import { readPlace as germanPlace } from './de/place.ts'
import { readHabit as englishHabit } from './en/habit.ts'
import { readNounPhrase as englishNounPhrase } from './en/noun-phrase.ts'
import { readPlace as englishPlace } from './en/place.ts'
import { readHabit as spanishHabit } from './es/habit.ts'
import { readNounPhrase as spanishNounPhrase } from './es/noun-phrase.ts'
import { readPlace as spanishPlace } from './es/place.ts'
import { readHabit as frenchHabit } from './fr/habit.ts'
import { readNounPhrase as frenchNounPhrase } from './fr/noun-phrase.ts'
import { readPlace as frenchPlace } from './fr/place.ts'
import { readHabit as italianHabit } from './it/habit.ts'
import { readNounPhrase as italianNounPhrase } from './it/noun-phrase.ts'
import { readPlace as italianPlace } from './it/place.ts'
import type { AnswerLanguage, Habit, NounPhrase, Place, Reading } from './reading.ts'
import { readSpoken } from './spoken.ts'

interface Readers {
  nounPhrase(text: string, isSomebody?: boolean): NounPhrase | undefined
  habit(text: string): Habit | undefined
  place(text: string): Place | undefined
}

const READERS: Readonly<Record<AnswerLanguage, Readers>> = {
  de: { nounPhrase: germanNounPhrase, habit: germanHabit, place: germanPlace },
  en: { nounPhrase: englishNounPhrase, habit: englishHabit, place: englishPlace },
  fr: { nounPhrase: frenchNounPhrase, habit: frenchHabit, place: frenchPlace },
  es: { nounPhrase: spanishNounPhrase, habit: spanishHabit, place: spanishPlace },
  it: { nounPhrase: italianNounPhrase, habit: italianHabit, place: italianPlace },
}

/** Reads what stands for a person, a thing, an animal; undefined for anything else. */
export const readNounPhrase = (text: string, language: AnswerLanguage, isSomebody = false): NounPhrase | undefined =>
  READERS[language].nounPhrase(text, isSomebody)

export const readHabit = (text: string, language: AnswerLanguage): Habit | undefined => READERS[language].habit(text)

export const readPlace = (text: string, language: AnswerLanguage): Place | undefined => READERS[language].place(text)

const SPOKEN: readonly AnswerKind[] = ['saying', 'song', 'title']
const HABITS: readonly AnswerKind[] = ['habit', 'strength']
const SOMEBODY: readonly AnswerKind[] = ['companion', 'animal', 'person']
const THINGS: readonly AnswerKind[] = ['thing', 'food', 'fear', 'wish', 'memory']

/** A name says nothing of a thing: "Zwuggel" may be a noun whose gender nobody knows. */
function readThing(text: string, language: AnswerLanguage): NounPhrase | undefined {
  const phrase = readNounPhrase(text, language)
  return phrase?.isName && phrase.gender === 'unknown' ? undefined : phrase
}

/**
 * Reads an answer by what its question asks for. Undefined for what a story cannot use in a sentence: it is left out, and
 * never quoted.
 */
export function readAnswer(kind: AnswerKind, text: string, language: AnswerLanguage): Reading | undefined {
  if (SPOKEN.includes(kind)) return readSpoken(text)
  if (HABITS.includes(kind)) return readHabit(text, language)
  if (kind === 'place' || kind === 'meeting') return readPlace(text, language)
  if (SOMEBODY.includes(kind)) return readNounPhrase(text, language, true)
  return THINGS.includes(kind) ? readThing(text, language) : (readThing(text, language) ?? readHabit(text, language))
}
