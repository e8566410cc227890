import type { AnswerKind } from '../../../../contract/answers/answer-kinds.ts'
import { withoutWaking } from './asleep.ts'
import { readHabit as germanHabit } from './de/habit.ts'
import { readNounPhrase as germanNounPhrase } from './de/noun-phrase.ts'
import { readPlace as germanPlace } from './de/place.ts'
import { readHabit as englishHabit } from './en/habit.ts'
import { readNounPhrase as englishNounPhrase } from './en/noun-phrase.ts'
import { readPlace as englishPlace } from './en/place.ts'
import { readHabit as spanishHabit } from './es/habit.ts'
import { readNounPhrase as spanishNounPhrase } from './es/noun-phrase.ts'
import { readPlace as spanishPlace } from './es/place.ts'
import { articledFood, unnamedFood } from './foods.ts'
import { readHabit as frenchHabit } from './fr/habit.ts'
import { readNounPhrase as frenchNounPhrase } from './fr/noun-phrase.ts'
import { readPlace as frenchPlace } from './fr/place.ts'
import { readHabit as italianHabit } from './it/habit.ts'
import { readNounPhrase as italianNounPhrase } from './it/noun-phrase.ts'
import { readPlace as italianPlace } from './it/place.ts'
import { meetingPlace } from './meeting.ts'
import { spelledPlace } from './place-spelling.ts'
import type { AnswerLanguage, Habit, NounPhrase, Place, Reading, Spoken } from './reading.ts'
import { isNoAnswer, withoutOpening } from './replies.ts'
import { readSaying, readTitle } from './spoken.ts'
import { withLikelyArticle } from './unknown-noun.ts'

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

export const readPlace = (text: string, language: AnswerLanguage): Place | undefined =>
  READERS[language].place(spelledPlace(text, language))

const SPOKEN: readonly AnswerKind[] = ['saying', 'song', 'title']
const HABITS: readonly AnswerKind[] = ['habit', 'strength']
const SOMEBODY: readonly AnswerKind[] = ['companion', 'animal', 'person']
const THINGS: readonly AnswerKind[] = ['thing', 'fear', 'wish', 'memory']

/** A name says nothing of a thing: "Zwuggel" may be a noun whose gender nobody knows. */
function readThing(text: string, language: AnswerLanguage): NounPhrase | undefined {
  const phrase = readNounPhrase(text, language)
  return phrase?.isName && phrase.gender === 'unknown' ? undefined : phrase
}

/** Who made a song is called by a name: "Adriano Celentano", but not "meiner Oma". */
const isMaker = (words: string, language: AnswerLanguage): boolean =>
  /^\p{Lu}/u.test(words) && (readNounPhrase(words, language, true)?.isName ?? true)

function readSpoken(kind: AnswerKind, text: string, language: AnswerLanguage): Spoken | undefined {
  return kind === 'saying' ? readSaying(text, language) : readTitle(text, language, words => isMaker(words, language))
}

function readWakingHabit(text: string, language: AnswerLanguage): Habit | undefined {
  const habit = readHabit(text, language)
  return habit && withoutWaking(habit)
}

function readUnknown(kind: AnswerKind, text: string, language: AnswerLanguage): NounPhrase | undefined {
  const articled = withLikelyArticle(text, kind, language)
  return articled === undefined ? undefined : readThing(articled, language)
}

function readFood(text: string, language: AnswerLanguage): NounPhrase | undefined {
  const dish = readThing(articledFood(text, language), language) ?? readUnknown('food', text, language)
  return dish && unnamedFood(dish)
}

function readOf(kind: AnswerKind, text: string, language: AnswerLanguage): Reading | undefined {
  if (HABITS.includes(kind)) return readWakingHabit(text, language)
  if (kind === 'meeting') return readPlace(meetingPlace(text, language), language)
  if (kind === 'place') return readPlace(text, language)
  if (kind === 'food') return readFood(text, language)
  if (SOMEBODY.includes(kind)) return readNounPhrase(text, language, true) ?? readUnknown(kind, text, language)
  const thing = readThing(text, language) ?? readUnknown(kind, text, language)
  return THINGS.includes(kind) ? thing : (thing ?? readWakingHabit(text, language))
}

/**
 * Reads an answer by what its question asks for. Undefined for what a story cannot use in a sentence: it is left out, and
 * never quoted.
 */
export function readAnswer(kind: AnswerKind, text: string, language: AnswerLanguage): Reading | undefined {
  const isSpoken = SPOKEN.includes(kind)
  if (isNoAnswer(text, language, isSpoken)) return undefined
  return isSpoken ? readSpoken(kind, text, language) : readOf(kind, withoutOpening(text, language), language)
}
