import type { Brief, Fact } from '../../story/brief.ts'
import { TYPED_HERO_NAMES, TYPED_SCENE_NAMES } from '../../story/brief-answers.ts'
import { factsOf } from '../../story/facts.ts'
import type { BriefChange, Rename } from './brief-change.ts'
import { withName } from './rename.ts'

type Without<Kind extends BriefChange['kind']> = Exclude<BriefChange, { kind: Kind }>

function renamed(brief: Brief, rename: Rename): Brief {
  const renameIn = (text: string) => withName(text, rename, brief.language)
  const { hero, relations, answers } = brief
  return {
    ...brief,
    ...Object.fromEntries(TYPED_SCENE_NAMES.map(name => [name, renameIn(brief[name])])),
    hero: { ...hero, ...Object.fromEntries(TYPED_HERO_NAMES.map(name => [name, renameIn(hero[name])])) },
    relations: relations.map(one => ({ ...one, name: renameIn(one.name), connection: renameIn(one.connection) })),
    places: brief.places.map(renameIn),
    answers: answers.map(({ question, kind, answer }) => {
      return { question: renameIn(question), kind, answer: renameIn(answer) }
    }),
  }
}

function answered(brief: Brief, fact: string, text: string): Brief {
  const at = Number(fact.split('.').at(-1))
  const replaced = <Value>(values: readonly Value[], change: (value: Value) => Value) =>
    values.map((value, index) => (index === at ? change(value) : value))
  if (fact === 'hero.quirks') return { ...brief, hero: { ...brief.hero, quirks: text } }
  if (fact.startsWith('setting.place.')) return { ...brief, places: replaced(brief.places, () => text) }
  return { ...brief, answers: replaced(brief.answers, one => ({ ...one, answer: text })) }
}

function changed(brief: Brief, change: Without<'name' | 'filling'>): Brief {
  const { hero, relations } = brief
  if (change.kind === 'answer') return answered(brief, change.fact, change.text)
  if (change.kind === 'location') return { ...brief, location: change.text }
  if (change.kind === 'age') return { ...brief, hero: { ...hero, age: change.years } }
  const { name } = change
  if (change.kind === 'removal') return { ...brief, relations: relations.filter(one => one.name !== name) }
  if (change.kind === 'connection')
    return {
      ...brief,
      relations: relations.map(one => (one.name === name ? { ...one, connection: change.text } : one)),
    }
  const { connection } = change
  return { ...brief, relations: [...relations, { name, gender: 'unsaid', age: undefined, connection }] }
}

/** As its author proved the fact before. */
function asProved(fact: Fact, before: Fact | undefined, renameIn: (text: string) => string): Fact {
  const quoted = before?.byQuote ? { ...fact, byQuote: true as const } : fact
  if (!before?.mayBeLeftOut) return quoted
  const isSame = renameIn(before.text) === fact.text
  const aliases = isSame ? [...new Set([...fact.aliases, ...before.aliases.map(renameIn)])] : fact.aliases
  return { ...quoted, aliases, mayBeLeftOut: true }
}

function revised(brief: Brief, change: Without<'filling'>): Brief {
  const made = change.kind === 'name' ? renamed(brief, change) : changed(brief, change)
  const renameIn = (text: string) => (change.kind === 'name' ? withName(text, change, brief.language) : text)
  const before = new Map(brief.facts.map(fact => [fact.id, fact]))
  return { ...made, facts: factsOf(made).map(fact => asProved(fact, before.get(fact.id), renameIn)) }
}

/** The brief after changes, in their order. */
export const revisedBrief = (brief: Brief, changes: readonly BriefChange[]): Brief =>
  changes.reduce((made, change) => (change.kind === 'filling' ? made : revised(made, change)), brief)
