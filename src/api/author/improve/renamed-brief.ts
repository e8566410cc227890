import type { Brief, Fact } from '../../story/brief.ts'
import { TYPED_HERO_NAMES, TYPED_SCENE_NAMES } from '../../story/brief-answers.ts'
import { factsOf } from '../../story/facts.ts'
import type { Rename } from '../author.ts'
import { withName } from './rename.ts'

/** As its author proved the fact before. */
const asProved = (fact: Fact, before: Fact | undefined, renameIn: (text: string) => string): Fact =>
  before?.mayBeLeftOut
    ? { ...fact, aliases: [...new Set([...fact.aliases, ...before.aliases.map(renameIn)])], mayBeLeftOut: true }
    : fact

export function renamedBrief(brief: Brief, renames: readonly Rename[]): Brief {
  if (renames.length === 0) return brief
  const renameIn = (text: string) => renames.reduce((words, rename) => withName(words, rename, brief.language), text)
  const { hero, relations, answers } = brief
  const renamed = {
    ...brief,
    ...Object.fromEntries(TYPED_SCENE_NAMES.map(name => [name, renameIn(brief[name])])),
    hero: { ...hero, ...Object.fromEntries(TYPED_HERO_NAMES.map(name => [name, renameIn(hero[name])])) },
    relations: relations.map(one => ({ ...one, name: renameIn(one.name), connection: renameIn(one.connection) })),
    places: brief.places.map(renameIn),
    answers: answers.map(({ question, kind, answer }) => {
      return { question: renameIn(question), kind, answer: renameIn(answer) }
    }),
  }
  const before = new Map(brief.facts.map(fact => [fact.id, fact]))
  const facts = factsOf(renamed).map(fact => asProved(fact, before.get(fact.id), renameIn))
  return { ...renamed, facts }
}
