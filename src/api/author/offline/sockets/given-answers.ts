import type { AnswerKind } from '../../../../contract/answers/answer-kinds.ts'
import type { Brief } from '../../../story/brief.ts'
import { careOf } from '../../../story/care/care.ts'
import { isProgramOrder } from '../../../story/program-orders.ts'
import { isAsleep } from '../answers/asleep.ts'
import { handlingOf, isCarriedThing } from '../answers/handling.ts'
import { asksForPet } from '../answers/own-pet.ts'
import { readAnswer } from '../answers/read-answer.ts'
import type { AnswerLanguage, Habit, Reading } from '../answers/reading.ts'
import { habitManner } from '../habits/habit-manner.ts'
import { readCollection, readFullHabit } from '../habits/read-habit.ts'

/** An answer that a sentence can use. */
export interface GivenAnswer {
  /** Id of its fact. */
  readonly fact: string
  readonly kind: AnswerKind
  readonly reading: Reading
  /** An animal that lives with the hero. */
  readonly isPet?: boolean
}

interface Typed {
  readonly fact: string
  /** What it may be, the likeliest first. */
  readonly kinds: readonly AnswerKind[]
  readonly text: string
  readonly question?: string
}

/** A quirk is mostly something that somebody does, often something feared, sometimes something carried. */
const QUIRK_KINDS: readonly AnswerKind[] = ['habit', 'fear', 'companion', 'thing']

const typedAnswers = ({ hero, places, answers }: Brief): Typed[] => [
  { fact: 'hero.quirks', kinds: QUIRK_KINDS, text: hero.quirks },
  ...places.map((text, index): Typed => ({ fact: `setting.place.${index}`, kinds: ['place'], text })),
  ...answers.map(
    ({ question, answer, kind }, index): Typed => ({ fact: `dynamic.${index}`, kinds: [kind], text: answer, question }),
  ),
]

interface ReadAs {
  readonly kind: AnswerKind
  readonly reading: Reading
}

/**
 * A habit that can be had at any moment stands in scenes, one of a sleeper in threads of its own, a collection is carried
 * as a thing. Any other habit is left out: nobody plays the piano in the middle of a leap.
 */
function readHabitAs(habit: Habit, language: AnswerLanguage): ReadAs | undefined {
  if (isAsleep(habit) || habitManner(habit) === 'tic') return { kind: 'habit', reading: habit }
  const thing = readCollection(habit, language)
  return thing && { kind: 'thing', reading: thing }
}

const isCarried = (kind: AnswerKind): boolean => kind === 'thing' || kind === 'companion'

/** Nobody takes a tree house along. */
const isFixed = (reading: Reading): boolean => reading.kind === 'noun phrase' && handlingOf(reading) === 'fixed'

/** What a question of no known kind was answered with, where everybody knows how it is carried: "the blue blanket". */
function readUnasked(text: string, language: AnswerLanguage): ReadAs | undefined {
  const reading = readAnswer('thing', text, language)
  return reading?.kind === 'noun phrase' && isCarriedThing(reading) ? { kind: 'thing', reading } : undefined
}

/** As the first of the kinds that it can be read as. */
function readTyped(kinds: readonly AnswerKind[], text: string, language: AnswerLanguage): ReadAs | undefined {
  const unasked = kinds[0] === 'other' ? readUnasked(text, language) : undefined
  if (unasked) return unasked
  for (const kind of kinds) {
    const reading = kind === 'habit' ? readFullHabit(text, language) : readAnswer(kind, text, language)
    if (reading && isCarried(kind) && isFixed(reading)) return undefined
    if (reading)
      return kind === 'habit' && reading.kind === 'habit' ? readHabitAs(reading, language) : { kind, reading }
  }
  return undefined
}

/** Answers that could be read, without heavy ones and orders to a program; in the order of the facts. */
export function givenAnswers(brief: Brief, language: AnswerLanguage): GivenAnswer[] {
  const heavy = new Set(careOf(brief).heavy.map(one => one.fact))
  return typedAnswers(brief).flatMap(({ fact, kinds, text, question = '' }) => {
    if (text === '' || heavy.has(fact) || isProgramOrder(text)) return []
    const read = readTyped(kinds, text, language)
    const isPet = read?.kind === 'animal' && asksForPet(question, language)
    return read ? [{ fact, ...read, ...(isPet && { isPet }) }] : []
  })
}
