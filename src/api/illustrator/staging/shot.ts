import type { ThingName } from '../things/thing-table.ts'

/** How near the picture stands: head and shoulders, down to the hip, whole, small in a wide view, or from a tower. */
export const DISTANCES = ['close', 'half', 'whole', 'far', 'above'] as const
export type Distance = (typeof DISTANCES)[number]

/** What a cover asks of its story: where and with what, what from afar, who, and what turns. */
export const COVER_THEMES = ['location', 'thing', 'people', 'turn'] as const
type Theme = (typeof COVER_THEMES)[number] | 'chapter'

/** How a picture of a story is taken. */
export interface Shot {
  readonly theme: Theme
  readonly distance: Distance
  /** The one that matters most first; three at most are shown. */
  readonly things: readonly ThingName[]
  /** Only what the story names: no moon hangs anywhere by itself. */
  readonly hasMoon: boolean
  /** Position of the main thing, fraction of the width. */
  readonly thingX: number
}
