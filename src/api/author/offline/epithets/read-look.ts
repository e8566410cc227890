import type { Brief } from '../../../story/brief.ts'
import { careOf } from '../../../story/care/care.ts'
import { listed } from '../../../story/plain-words.ts'
import { isProgramOrder } from '../../../story/program-orders.ts'
import { readAnswer } from '../answers/read-answer.ts'
import { type AnswerLanguage, isAnswerLanguage, type NounPhrase } from '../answers/reading.ts'

/** Fact of what somebody is known by. */
export const LOOK_FACT = 'hero.peculiarities'

/** What the hero is known by, where it is a thing to see: the first of several; undefined for sentences and what is heavy. */
export function readLook(brief: Brief, language: string): NounPhrase | undefined {
  const text = brief.hero.peculiarities
  const isHeavy = careOf(brief).heavy.some(({ fact }) => fact === LOOK_FACT)
  if (text === '' || isHeavy || isProgramOrder(text) || !isAnswerLanguage(language)) return undefined
  return listed(text)
    .map(one => lookOf(one, language))
    .find(look => look !== undefined)
}

function lookOf(text: string, language: AnswerLanguage): NounPhrase | undefined {
  const reading = readAnswer('thing', text, language)
  return reading?.kind === 'noun phrase' && !reading.isName ? reading : undefined
}
