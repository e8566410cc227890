import type { Plot, Template } from '../language-pack.ts'
import type { Cast, Related } from '../pack/cast.ts'
import type { Person } from './person.ts'

/** Optional sentences and drawn wordings prove nothing. */
const UNSURE = /<[^<>]*>|\[[^[\]]*\]/gu

function alwaysNames({ scenes }: Plot, token: RegExp): boolean {
  const namesToken = (template: Template) => token.test(template.replace(UNSURE, ''))
  return scenes.some(({ beats }) =>
    beats.some(
      beat =>
        !('slot' in beat) &&
        beat.rank === 0 &&
        !beat.needs &&
        [...beat.phrasings, ...(beat.short ?? [])].every(namesToken),
    ),
  )
}

export const namesLocation = (plot: Plot): boolean => alwaysNames(plot, /\{l(?:ì|oc)\}/iu)

/** Indices of the visitor's people in a role that the plot may not introduce. */
export function unintroduced(plot: Plot, cast: Cast<Person>): readonly number[] {
  const roles = [
    [cast.a, /\{a\.\+/iu],
    [cast.b, /\{b\.\+/iu],
  ] as const
  return roles.flatMap(([person, token]) => {
    const index = cast.relations.indexOf(person as Related<Person>)
    return index === -1 || alwaysNames(plot, token) ? [] : [index]
  })
}
