import type { Category } from '../../../../contract/categories.ts'
import type { Seeded } from '../../../../lib/seeded.ts'

const WEATHERS = ['rain', 'wind', 'fog', 'clear', 'snow'] as const
export type WeatherId = (typeof WEATHERS)[number]

/** Start, course and end of one weather. Short enough for any age. */
export interface Weather {
  readonly there: string
  readonly still: string
  readonly over: string
}

const AT_CHRISTMAS: readonly WeatherId[] = ['snow', 'snow', 'clear']
const USUALLY: readonly WeatherId[] = ['rain', 'wind', 'fog', 'clear']

export const weatherFor = (category: Category, random: Seeded): WeatherId =>
  random.pick(category === 'christmas' ? AT_CHRISTMAS : USUALLY)
