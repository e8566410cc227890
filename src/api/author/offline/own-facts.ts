import type { Brief, Fact } from '../../story/brief.ts'
import type { Reading } from './answers/reading.ts'
import { isAnswerLanguage } from './answers/reading.ts'
import { LOOK_FACT, readLook } from './epithets/read-look.ts'
import { givenAnswers } from './sockets/given-answers.ts'

/** Beginnings of words that a form shares with its answer, in units. */
const STEM_UNITS = 4
const WORD = /[\p{L}\p{N}]+/gu

const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(WORD) ?? [])
    .filter(word => word.length >= STEM_UNITS)
    .map(word => word.slice(0, STEM_UNITS))

/** Forms that hold a word of the answer: "den Gummistiefeln", but not "ihnen". */
function inflected(text: string, { kind, forms }: Reading): string[] {
  // Every form of a habit holds its verb: "hums", "hummed".
  if (kind === 'habit') return Object.values(forms)
  const stems = new Set(stemsOf(text))
  return Object.values(forms).filter(form => stemsOf(form).some(stem => stems.has(stem)))
}

/**
 * The facts of a brief as this author proves them: people and places that are required; an answer in any form that a
 * sentence gives it; and everything else may be left out, because what fits no plot is never recited.
 */
export function ownFacts(brief: Brief): readonly Fact[] {
  const { language, facts } = brief
  if (!isAnswerLanguage(language)) return facts
  const look = readLook(brief, language)
  const readings = new Map<string, Reading>([
    ...givenAnswers(brief, language).map(({ fact, reading }) => [fact, reading] as const),
    ...(look ? [[LOOK_FACT, look] as const] : []),
  ])
  return facts.map(fact => {
    if (fact.required) return fact
    const reading = readings.get(fact.id)
    const forms = reading ? inflected(fact.text, reading) : []
    return { ...fact, aliases: [...new Set([...fact.aliases, ...forms])], mayBeLeftOut: true as const }
  })
}
