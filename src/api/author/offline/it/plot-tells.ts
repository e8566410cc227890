import type { Plot, Template } from '../language-pack.ts'
import type { Cast, Related } from '../pack/cast.ts'
import type { Person } from './person.ts'

/** What may be left out, or not drawn, proves nothing. */
const UNSURE = /<[^<>]*>|\[[^[\]]*\]/gu

/** Whether a plot tells a token in every length and every wording. */
function alwaysTells({ scenes }: Plot, token: RegExp): boolean {
  const tells = (template: Template) => token.test(template.replace(UNSURE, ''))
  return scenes.some(({ beats }) =>
    beats.some(
      beat => !('slot' in beat) && beat.rank === 0 && !beat.needs && [...beat.tell, ...(beat.short ?? [])].every(tells),
    ),
  )
}

/** Whether the place is surely named by the plot itself. */
export const tellsPlace = (plot: Plot): boolean => alwaysTells(plot, /\{l(?:ì|oc)\}/iu)

/** Indices of the visitor's people who play a part that the plot may leave without their introduction. */
export function leftUntold(plot: Plot, cast: Cast<Person>): readonly number[] {
  const roles = [
    [cast.a, /\{a\.\+/iu],
    [cast.b, /\{b\.\+/iu],
  ] as const
  return roles.flatMap(([person, token]) => {
    const index = cast.relations.indexOf(person as Related<Person>)
    return index === -1 || alwaysTells(plot, token) ? [] : [index]
  })
}
