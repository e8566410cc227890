import type { AnswerKind } from '../../../../contract/answers/answer-kinds.ts'
import type { Brief } from '../../../story/brief.ts'

const DYNAMIC = /^dynamic\.(\d+)$/u

/** What the question of a fact asks for; undefined for facts without one. */
export function kindOfFact(fact: string, { answers }: Brief): AnswerKind | undefined {
  if (fact === 'hero.quirks') return 'habit'
  if (fact.startsWith('setting.place.')) return 'place'
  const index = DYNAMIC.exec(fact)?.[1]
  return index === undefined ? undefined : answers[Number(index)]?.kind
}
