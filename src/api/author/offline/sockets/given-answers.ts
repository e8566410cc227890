import type { AnswerKind } from '../../../../contract/answers/answer-kinds.ts'
import type { Brief } from '../../../story/brief.ts'
import { careOf } from '../../../story/care/care.ts'
import { isProgramOrder } from '../../../story/program-orders.ts'
import { readAnswer } from '../answers/read-answer.ts'
import type { AnswerLanguage, Reading } from '../answers/reading.ts'
import { shortHabit } from './short-habit.ts'

/** An answer that a sentence can use. */
export interface GivenAnswer {
  /** Id of its fact. */
  readonly fact: string
  readonly kind: AnswerKind
  readonly reading: Reading
}

interface Typed {
  readonly fact: string
  /** What it may be, the likeliest first. */
  readonly kinds: readonly AnswerKind[]
  readonly text: string
}

/** A quirk is mostly something that somebody does, often something feared, sometimes something carried. */
const QUIRK_KINDS: readonly AnswerKind[] = ['habit', 'fear', 'companion', 'thing']

const typedAnswers = ({ hero, places, answers }: Brief): Typed[] => [
  { fact: 'hero.quirks', kinds: QUIRK_KINDS, text: hero.quirks },
  ...places.map((text, index): Typed => ({ fact: `setting.place.${index}`, kinds: ['place'], text })),
  ...answers.map(({ answer, kind }, index): Typed => ({ fact: `dynamic.${index}`, kinds: [kind], text: answer })),
]

/** A habit by its verb: with the rest of the words it would be told eight times. */
function readTyped(kind: AnswerKind, text: string, language: AnswerLanguage): Reading | undefined {
  const short = kind === 'habit' ? readAnswer(kind, shortHabit(text, language), language) : undefined
  return short ?? readAnswer(kind, text, language)
}

/** Answers that could be read, without heavy ones and orders to a program; in the order of the facts. */
export function givenAnswers(brief: Brief, language: AnswerLanguage): GivenAnswer[] {
  const heavy = new Set(careOf(brief).heavy.map(one => one.fact))
  return typedAnswers(brief).flatMap(({ fact, kinds, text }) => {
    if (text === '' || heavy.has(fact) || isProgramOrder(text)) return []
    for (const kind of kinds) {
      const reading = readTyped(kind, text, language)
      if (reading) return [{ fact, kind, reading }]
    }
    return []
  })
}
