import type { Brief } from '../../story/brief.ts'
import { careOf } from '../../story/care/care.ts'

const nameOf = ({ hero, relations }: Brief, position: number): string =>
  position === 0 ? hero.name : (relations[position - 1]?.name ?? '')

/** Who cannot act, what is heavy and what the hero's body does otherwise; undefined for a brief with none of them. */
export function careAsData(brief: Brief) {
  const { people, heavy, constraints } = careOf(brief)
  const quiet = people.flatMap(({ status }, position) =>
    status === 'alive' ? [] : [{ name: nameOf(brief, position), is: status }],
  )
  const tender = heavy.flatMap(({ fact, topics }) => {
    const text = brief.facts.find(({ id }) => id === fact)?.text
    return text === undefined ? [] : [{ answer: text, about: topics }]
  })
  if (quiet.length + tender.length + constraints.length === 0) return undefined
  return { people: quiet, tender, body: constraints }
}
