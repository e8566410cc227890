import type { Brief } from '../../brief.ts'
import { optionWords } from '../../option-words.ts'
import { plain, quote } from '../../plain.ts'
import type { Room } from '../room.ts'
import type { Cast } from './cast.ts'
import type { Whereabouts } from './location.ts'
import { formOf, type Person } from './person.ts'
import type { Weather } from './weather.ts'

/** Words of an answer that is quoted a second time. */
const REMINDER_WORDS = 5

const PERSON = /^(h|a|b|t|r\d+)(?:(s):|\.)?(.*)$/su

function personOf(cast: Cast, key: string): Person | undefined {
  if (key === 'h') return cast.hero
  if (key === 'a') return cast.a
  if (key === 'b') return cast.b
  return key === 't' ? cast.pet : cast.relations[Number(key.slice(1))]
}

function ofPerson(cast: Cast, token: string): string | undefined {
  const heroForm = formOf(cast.hero, token)
  if (heroForm !== undefined && token !== '') return heroForm
  const found = PERSON.exec(token)
  if (!found) return undefined
  const [, key = '', genitive, form = ''] = found
  const person = personOf(cast, key)
  return person && formOf(person, genitive ? `s:${form}` : form)
}

/**
 * What the German tokens mean:
 * - people: `{h}` hero, `{a}` companion, `{b}` helper, `{t}` pet, `{r2}` the third person named; forms as in `formOf`,
 *   the hero's without a prefix (`{er}`, `{seine}`, `{g:…}`), others with it (`{a.er}`, `{b.+dat}`, `{as:Hut|den Hut}`)
 * - `{x:id}`: the visitor's words for a fact; `{k:id}`: their beginning, where they were quoted before; `{q:0}`: the question of an answer
 * - `{loc}`: the location's own words; `{dort}`: "in Hamburg", or "hier"
 * - `{p0}`, `{p0.at}`: a visitor's place
 * - `{w.da}`, `{w.noch}`, `{w.aus}`: the weather, a sentence each
 */
export function tokens(
  brief: Brief,
  cast: Cast,
  where: Whereabouts,
  places: readonly Whereabouts[],
  weather: Weather,
  room: Room,
) {
  const answer = (id: string) => brief.facts.find(fact => fact.id === id)?.text ?? ''
  const typedBuild = brief.hero.build.filter(one => optionWords('de', 'build', one) === undefined).join(', ')
  const quoted = (id: string, most: number) => quote(id === 'hero.build' ? typedBuild : answer(id), most)
  const fixed: Readonly<Record<string, string>> = {
    loc: quote(where.plain, room.excerpt),
    dort: where.at ?? 'hier',
    'w.da': weather.there,
    'w.noch': weather.still,
    'w.aus': weather.over,
  }
  return (token: string): string | undefined => {
    if (token in fixed) return fixed[token]
    const [kind, value = ''] = token.split(/:(.*)/su)
    if (kind === 'x') return quoted(value, room.excerpt)
    if (kind === 'k') return quoted(value, REMINDER_WORDS)
    if (kind === 'q') return plain(brief.answers[Number(value)]?.question ?? '')
    const place = /^p(\d+)(\.at)?$/u.exec(token)
    if (place) {
      const there = places[Number(place[1])]
      return place[2] ? there?.at : there && quote(there.plain, room.excerpt)
    }
    return ofPerson(cast, token)
  }
}
