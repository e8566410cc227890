import type { Brief } from '../../story/brief.ts'
import type { HeroName, SceneName } from '../../story/brief-answers.ts'

/** What a story is not without. */
const KEPT: ReadonlySet<string> = new Set(['hero.name', 'hero.age', 'hero.gender'])
const AT = /^(?<list>dynamic|setting\.place|relation)\.(?<index>\d{1,3})(?:\.(?<part>name|connection))?$/u

const replaced = <Value>(values: readonly Value[], index: number, value: (old: Value) => Value): readonly Value[] =>
  values.map((old, at) => (at === index ? value(old) : old))

/** The brief without the answer of a fact. Lists keep their places: ids count them. */
function without(brief: Brief, id: string): Brief {
  const { list, index, part } = AT.exec(id)?.groups ?? {}
  const at = Number(index)
  if (list === 'dynamic') return { ...brief, answers: replaced(brief.answers, at, one => ({ ...one, answer: '' })) }
  if (list === 'setting.place') return { ...brief, places: replaced(brief.places, at, () => '') }
  if (list === 'relation') {
    const cleared = part === 'connection' ? { connection: '' } : { name: '', connection: '' }
    return { ...brief, relations: replaced(brief.relations, at, one => ({ ...one, ...cleared })) }
  }
  const [group, name = ''] = id.split('.')
  const isHero = group === 'hero' && name in brief.hero
  const value = isHero ? brief.hero[name as HeroName] : brief[name as SceneName]
  if (value === undefined) return brief
  const empty = typeof value === 'string' ? '' : Array.isArray(value) ? [] : undefined
  return isHero ? { ...brief, hero: { ...brief.hero, [name]: empty } } : { ...brief, [name]: empty }
}

/** The brief after revision requests that took facts out of the story, by their ids: nobody tells or asks for them again. */
export function withoutOverruled(brief: Brief, overruled: readonly string[]): Brief {
  const ids = overruled.filter(id => !KEPT.has(id) && brief.facts.some(fact => fact.id === id))
  if (ids.length === 0) return brief
  const persons = ids.filter(id => /^relation\.\d+\.name$/u.test(id)).map(id => id.replace(/name$/u, ''))
  const isGone = (id: string) => ids.includes(id) || persons.some(person => id.startsWith(person))
  return { ...ids.reduce(without, brief), facts: brief.facts.filter(({ id }) => !isGone(id)) }
}
