import type { PaletteName } from '../../palettes.ts'
import type { Gift } from './gift.ts'
import { fox, owl, robin } from './guests.ts'
import { bauble, bell, heart, snowflake, star, stocking } from './hanging.ts'
import { candle, door, lantern } from './light.ts'
import { candyCane, cup, gingerbread, gingerbreadHouse } from './sweets.ts'
import { engine, parcel, rockingHorse } from './toys.ts'
import { mittens, skate, sledge, snowman, tree } from './winter.ts'

export interface WindowRow {
  readonly draw: Gift
  readonly light: PaletteName
  readonly is: 'hanging' | 'standing'
  readonly behind: 'moon-left' | 'moon-right' | 'glow' | 'woods'
  /** x and y in its own coordinates; absent without a flame. */
  readonly flame?: readonly [x: number, y: number]
}

const row = (draw: Gift, light: PaletteName, is: WindowRow['is'], behind: WindowRow['behind']): WindowRow => ({
  draw,
  light,
  is,
  behind,
})
const lit = (draw: Gift, flame: readonly [number, number], light: PaletteName): WindowRow => ({
  ...row(draw, light, 'standing', 'glow'),
  flame,
})

/** In the order of the days. */
export const WINDOWS = {
  lantern: lit(lantern, [0, 26], 'frost'),
  mittens: row(mittens, 'aurora', 'hanging', 'moon-left'),
  fox: row(fox, 'starlight', 'standing', 'woods'),
  gingerbread: row(gingerbread, 'plum', 'standing', 'glow'),
  bell: row(bell, 'frost', 'hanging', 'woods'),
  stocking: row(stocking, 'snowlight', 'hanging', 'glow'),
  sledge: row(sledge, 'lilac', 'standing', 'moon-right'),
  candle: lit(candle, [0, -72], 'night'),
  snowman: row(snowman, 'frost', 'standing', 'moon-left'),
  heart: row(heart, 'lagoon', 'hanging', 'glow'),
  owl: row(owl, 'plum', 'standing', 'moon-right'),
  'candy-cane': row(candyCane, 'aurora', 'standing', 'woods'),

  skate: row(skate, 'plum', 'hanging', 'woods'),
  cup: row(cup, 'lilac', 'standing', 'glow'),
  robin: row(robin, 'snowlight', 'hanging', 'moon-right'),
  bauble: row(bauble, 'starlight', 'hanging', 'glow'),
  'rocking-horse': row(rockingHorse, 'frost', 'standing', 'moon-right'),
  snowflake: row(snowflake, 'night', 'hanging', 'moon-right'),
  'gingerbread-house': row(gingerbreadHouse, 'aurora', 'standing', 'moon-right'),
  engine: row(engine, 'lagoon', 'standing', 'woods'),
  parcel: row(parcel, 'plum', 'standing', 'moon-left'),
  star: row(star, 'starlight', 'hanging', 'woods'),
  tree: row(tree, 'lagoon', 'standing', 'glow'),
  door: { ...row(door, 'night', 'standing', 'woods'), flame: [0, 10] },
} as const satisfies Record<string, WindowRow>

export type GiftName = keyof typeof WINDOWS
export const GIFTS = Object.keys(WINDOWS) as GiftName[]
