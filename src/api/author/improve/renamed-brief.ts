import type { Brief } from '../../story/brief.ts'
import { TYPED_HERO_NAMES, TYPED_SCENE_NAMES } from '../../story/brief-answers.ts'
import { factsOf } from '../../story/facts.ts'
import type { Rename } from '../author.ts'
import { withName } from './rename.ts'

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
  return { ...renamed, facts: factsOf(renamed) }
}
