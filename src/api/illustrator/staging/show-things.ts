import { placed, svg } from '../../../lib/svg-markup.ts'
import { piecesOf } from '../locations/location-table.ts'
import { heightOf, type ThingName, thingMarkup } from '../things/thing-table.ts'

/** What flies or hangs is never set down on the ground. */
const ALOFT: ReadonlySet<ThingName> = new Set([
  'kite',
  'balloon',
  'star',
  'moon',
  'sun',
  'cloud',
  'rainbow',
  'snowflake',
  'comet',
  'planet',
  'lightning',
  'plane',
  'helicopter',
  'hot-air-balloon',
  'ufo',
  'butterfly',
  'bee',
  'bat',
  'gull',
  'ghost',
  'notes',
  'icicle',
  'bauble',
  'web',
])
/** In the hand at most, in units of a figure. */
const HELD_MOST = 44
/** Without what the set has already: no second bed stands in a bedroom. All of them where nothing else would be left. */
export function notInSet(things: readonly ThingName[], motif: string): readonly ThingName[] {
  const pieces = piecesOf(motif)
  const others = things.filter(thing => !pieces.includes(thing))
  return others.length > 0 ? others : things
}

const SHADOW = '#000018'

export const isAloft = (thing: ThingName): boolean => ALOFT.has(thing)
export const isHeld = (thing: ThingName): boolean => heightOf(thing) <= HELD_MOST && !isAloft(thing)

/** Foot at x, y; `tall` is the drawing's hundred units in those of the picture. */
export function thingAt(thing: ThingName, x: number, y: number, tall: number, mirrored = 1): string {
  const shade = isAloft(thing)
    ? ''
    : svg`<ellipse cx="${x}" cy="${y}" rx="${tall * 0.5}" ry="${tall * 0.06}" fill="${SHADOW}" opacity=".3"/>`
  return shade + placed(x, y, tall / 100, thingMarkup(thing), mirrored)
}
