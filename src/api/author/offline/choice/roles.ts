import type { TargetAge } from '../../../../contract/options.ts'
import type { Brief } from '../../../story/brief.ts'
import type { Plot } from '../language-pack.ts'
import type { RelationClass } from './relation-class.ts'

export type Role = 'a' | 'b'

/** Who is nobody's odd helper at a price, unless a plot says so. */
const NEVER_HELPERS: readonly RelationClass[] = ['partner', 'child', 'grandchild', 'grandparent']

/** Who may be loved, where two meet who are no couple yet: whoever names a neighbour for a love story means them. */
const ACQUAINTANCES: readonly RelationClass[] = ['friend', 'neighbour', 'colleague', 'stranger']

const GROWN: readonly TargetAge[] = ['12-20', '20+']

/** Whether two of the story may fall in love. */
export const isRomance = ({ category, targetAge }: Pick<Brief, 'category' | 'targetAge'>): boolean =>
  category === 'love' && GROWN.includes(targetAge)

/** Whether a plot asks for somebody who is that in a role; one of whom nothing is known may be anybody. */
export function isInRole(classes: readonly RelationClass[], role: Role, { cast }: Plot): boolean {
  const { may } = cast[role]
  if (classes.length === 0) return true
  if (may) return classes.some(one => may.includes(one))
  return role === 'a' || !classes.every(one => NEVER_HELPERS.includes(one))
}

/** Whether an acquaintance may be the one who is loved in a plot of two who are no couple yet. */
export const isSuitor = (classes: readonly RelationClass[], { cast }: Plot): boolean =>
  classes.length > 0 &&
  classes.every(one => ACQUAINTANCES.includes(one)) &&
  cast.a.may?.some(one => ACQUAINTANCES.includes(one)) === true
