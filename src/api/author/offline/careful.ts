import type { Brief, Relation } from '../../story/brief.ts'
import { careOf, keepCare, type Status } from '../../story/care/care.ts'
import { factsOf } from '../../story/facts.ts'

/** Somebody of the brief who neither speaks nor acts. */
export interface QuietPerson {
  readonly relation: Relation
  readonly status: Exclude<Status, 'alive'>
}

export interface CarefulBrief {
  /** Without the quiet people and without what is heavy, facts numbered anew. */
  readonly brief: Brief
  readonly quiet: readonly QuietPerson[]
}

const made = new WeakMap<Brief, CarefulBrief>()

/** Leaves out of a brief whatever inserts and casting must not have: who cannot act, what is not to be quoted. */
export function withCare(brief: Brief): CarefulBrief {
  const before = made.get(brief)
  if (before) return before
  const careful = carefulBrief(brief)
  made.set(brief, careful)
  return careful
}

function carefulBrief(brief: Brief): CarefulBrief {
  const { people, heavy } = careOf(brief)
  const isHeavy = new Set(heavy.map(({ fact }) => fact))
  const light = (fact: string, text: string) => (isHeavy.has(fact) ? '' : text)
  const { hero, refinement } = brief
  const relations = brief.relations.map((relation, index) => {
    const { status = 'alive', kin = '' } = people[index + 1] ?? {}
    const isBare = status !== 'alive' || isHeavy.has(`relation.${index}.connection`)
    return { status, relation: isBare ? { ...relation, connection: kin } : relation }
  })
  const quiet = relations.flatMap(({ status, relation }) => (status === 'alive' ? [] : [{ status, relation }]))
  if (quiet.length === 0 && isHeavy.size === 0) return { brief, quiet }
  const careful = {
    ...brief,
    hero: {
      ...hero,
      history: light('hero.history', hero.history),
      quirks: light('hero.quirks', hero.quirks),
      characteristics: light('hero.characteristics', hero.characteristics),
      peculiarities: light('hero.peculiarities', hero.peculiarities),
    },
    relations: relations.filter(({ status }) => status === 'alive').map(({ relation }) => relation),
    answers: brief.answers.filter((_, index) => !isHeavy.has(`dynamic.${index}`)),
    refinement: light('story.refinement', refinement),
  }
  return { brief: { ...careful, facts: factsOf(careful) }, quiet }
}

/** A brief with less in it, of which is known what was read in the whole one. */
export function narrowed(whole: Brief, narrow: (careful: Brief) => Brief): Brief {
  const { brief, quiet } = withCare(whole)
  const bare = narrow(brief)
  made.set(bare, { brief: bare, quiet })
  keepCare(bare, careOf(whole))
  return bare
}
