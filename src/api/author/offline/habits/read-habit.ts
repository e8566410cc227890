import { isAsleep, withoutWaking } from '../answers/asleep.ts'
import { readAnswer, readHabit } from '../answers/read-answer.ts'
import type { AnswerLanguage, Forms, Habit, Reading } from '../answers/reading.ts'
import { shortHabit } from '../sockets/short-habit.ts'
import { briefText } from './brief-text.ts'
import { habitLexicon, habitManner, isSaidAlone } from './habit-manner.ts'

/** Which say whose nose is scratched. */
const REFLEXIVE = /(?:^|\s)(?:se|sich)\s|^s’|r(?:se|si)(?:\s|$)/u

function briefForms(text: string, full: Habit, language: AnswerLanguage): Forms | undefined {
  const short = briefText(text, language)
  const read = readHabit(short, language)
  if (!read || read.forms.do === full.forms.do) return undefined
  const isVerbAlone = read.forms.do?.split(' ').length === 1
  return isVerbAlone && !isSaidAlone(read) ? undefined : read.forms
}

/** Of "faltet Papierschiffe" the verb in all its forms, where a reader understands it so. */
function verbForms(text: string, full: Habit, language: AnswerLanguage): Forms | undefined {
  const read =
    isSaidAlone(full) && !REFLEXIVE.test(full.forms.do ?? '')
      ? text
          .split(' ')
          .flatMap(word => readHabit(word.toLowerCase(), language) ?? [])
          .find(isSaidAlone)
      : undefined
  return read?.forms
}

/** A habit by its verb, without when it is done, and with what a second mention says; one of a sleeper as it was typed. */
export function readFullHabit(text: string, language: AnswerLanguage): Habit | undefined {
  const typed = readHabit(text, language)
  const sleeping = typed && withoutWaking(typed)
  if (sleeping && isAsleep(sleeping)) return sleeping
  const full = readHabit(shortHabit(text, language), language) ?? typed
  return full && { ...full, brief: briefForms(text, full, language), verb: verbForms(text, full, language) }
}

/** What a collector carries: "collects bent nails" as "the tin of bent nails"; undefined for what no box holds. */
export function readCollection(habit: Habit, language: AnswerLanguage): Reading | undefined {
  if (habitManner(habit) !== 'collection') return undefined
  const { tooLarge, boxOf, infinitiveOf } = habitLexicon(language)
  const phrase = (habit.forms.do ?? '').split(' ')
  const verb = infinitiveOf(phrase)
  const collected = phrase.filter(word => word !== verb).join(' ')
  if (collected === '' || tooLarge.test(collected)) return undefined
  const box = boxOf(collected)
  return box === undefined ? undefined : readAnswer('thing', box, language)
}
