import { ANSWER_LIST } from '../../contract/answers/table.ts'
import type { Parameter } from '../../contract/parameter.ts'
import { factId } from '../story/facts.ts'
import { isSaid } from '../story/plain-words.ts'

const DYNAMIC = /^dynamic\.(\d+)$/
const PLACE = /^setting\.place\.(\d+)$/
const RELATION = /^relation\.\d+\./

/** A brief leaves out answers that say nothing, and counts the others. */
const positionOf = (texts: readonly string[], said: number): number | undefined =>
  texts.flatMap((text, position) => (isSaid(text) ? [position] : []))[said]

/** Dotted path in the parameter of the answer that a fact was made of. Throws for a fact of no answer. */
export function answerPath({ dynamic = [], setting }: Parameter, fact: string): string {
  const [, question] = DYNAMIC.exec(fact) ?? []
  const [, place] = PLACE.exec(fact) ?? []
  const answers = dynamic.map(({ answer }) => answer)
  const at = question ? positionOf(answers, Number(question)) : positionOf(setting.places ?? [], Number(place))
  if (at !== undefined) return `${question ? 'dynamic' : 'setting.places'}.${at}`
  if (RELATION.test(fact)) return 'character.relationships'
  const row = ANSWER_LIST.find(one => factId(one) === fact)
  if (!row) throw new Error(`no answer is the fact "${fact}"`)
  return row.path
}
