import type { Language } from '../../../../contract/languages.ts'
import type { Brief } from '../../../story/brief.ts'
import { optionWords } from '../../../story/option-words.ts'
import { plain, quote } from '../../../story/plain-words.ts'
import type { Verbosity } from '../verbosity.ts'
import type { Cast, Somebody } from './cast.ts'
import type { Whereabouts } from './whereabouts.ts'

/** Words of an answer quoted again. */
const REMINDER_WORDS = 5

const NAMED = /^(h|a|b|t|r\d+)(?:(s):|\.)?(.*)$/su
const PLACE = /^p(\d+)(\.at)?$/u

export interface TokenOptions<Person extends Somebody> {
  readonly language: Language
  readonly brief: Brief
  readonly cast: Cast<Person>
  readonly places: readonly Whereabouts[]
  readonly verbosity: Verbosity
  readonly fixed: Readonly<Record<string, string>>
  /** Undefined for a form that the language lacks. */
  formOf(person: Person, form: string): string | undefined
}

function personOf<Person extends Somebody>(cast: Cast<Person>, key: string): Person | undefined {
  if (key === 'h') return cast.hero
  if (key === 'a') return cast.a
  if (key === 'b') return cast.b
  return key === 't' ? cast.pet : cast.relations[Number(key.slice(1))]
}

function ofPerson<Person extends Somebody>({ cast, formOf }: TokenOptions<Person>, token: string): string | undefined {
  if (token === '') return undefined
  const heroForm = formOf(cast.hero, token)
  if (heroForm !== undefined) return heroForm
  const [, key, owned, form = ''] = NAMED.exec(token) ?? []
  const person = key === undefined ? undefined : personOf(cast, key)
  return person && formOf(person, owned ? `s:${form}` : form)
}

/**
 * What the tokens of every language mean:
 * - people: `{h}` hero, `{a}` companion, `{b}` helper, `{t}` pet, `{r2}` the third person named; their forms are the
 *   language's own, the hero's without a prefix (`{he}`), others with it (`{a.he}`, `{b.+}`; `{as:Hut|den Hut}` stands
 *   for the form `s:Hut|den Hut`)
 * - `{full}`: the hero's whole name
 * - `{x:id}`: the visitor's words for a fact; `{k:id}`: their beginning, where they were quoted before; `{q:0}`: the
 *   question of an answer
 * - `{p0}`, `{p0.at}`: a visitor's place
 * - and those the language fixes: the location, the weather
 */
export function tokenResolver<Person extends Somebody>(
  options: TokenOptions<Person>,
): (token: string) => string | undefined {
  const { language, brief, cast, places, verbosity, fixed } = options
  const factText = (id: string) => brief.facts.find(fact => fact.id === id)?.text ?? ''
  const typedBuild = brief.hero.build.filter(one => optionWords(language, 'build', one) === undefined).join(', ')
  const quoted = (id: string, most: number) => quote(id === 'hero.build' ? typedBuild : factText(id), most)
  return token => {
    if (Object.hasOwn(fixed, token)) return fixed[token]
    if (token === 'full') return cast.hero.fullName
    const [kind, value = ''] = token.split(/:(.*)/su)
    if (kind === 'x') return quoted(value, verbosity.excerpt)
    if (kind === 'k') return quoted(value, REMINDER_WORDS)
    if (kind === 'q') return plain(brief.answers[Number(value)]?.question ?? '')
    const match = PLACE.exec(token)
    if (!match) return ofPerson(options, token)
    const there = places[Number(match[1])]
    return match[2] ? there?.at : there && quote(there.plain, verbosity.excerpt)
  }
}
