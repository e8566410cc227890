import type { Category } from '../../../contract/categories.ts'
import type { FrameKind, TreeKind } from '../setting.ts'
import { balloon } from './balloon.ts'
import { castle } from './castle.ts'
import { dragon } from './dragon.ts'
import { graveyard } from './graveyard.ts'
import { christmasTree, heartTree } from './great-tree.ts'
import { lighthouse } from './lighthouse.ts'
import { manor } from './manor.ts'
import { moonHouse } from './moon-house.ts'
import type { Motif } from './motif.ts'
import { planetCity } from './planet-city.ts'
import { rocket } from './rocket.ts'
import { ship } from './ship.ts'
import { village } from './village.ts'
import { whale } from './whale.ts'

/** Every set piece by the key that travels with its picture (alt texts are found by it). */
export const MOTIFS = {
  castle,
  village,
  ship,
  balloon,
  whale,
  dragon,
  'moon-house': moonHouse,
  manor,
  rocket,
  'planet-city': planetCity,
  lighthouse,
  'christmas-tree': christmasTree,
  'heart-tree': heartTree,
  graveyard,
} satisfies Record<string, Motif>

export type MotifName = keyof typeof MOTIFS

/** What suits a category, its own motifs first. At least four each: every cover shows another one. */
export const MOTIFS_OF_CATEGORY: Record<Category, readonly MotifName[]> = {
  christmas: ['village', 'christmas-tree', 'moon-house', 'castle'],
  bedtime: ['whale', 'moon-house', 'castle', 'balloon', 'ship'],
  adventure: ['ship', 'balloon', 'dragon', 'castle', 'lighthouse'],
  scifi: ['rocket', 'planet-city', 'whale', 'lighthouse'],
  love: ['balloon', 'heart-tree', 'lighthouse', 'village', 'moon-house'],
  horror: ['manor', 'graveyard', 'ship', 'castle'],
  generic: ['castle', 'dragon', 'whale', 'village', 'balloon', 'ship', 'lighthouse'],
}

export const TREES: Record<Category, TreeKind> = {
  christmas: 'fir',
  bedtime: 'fir',
  adventure: 'fir',
  scifi: 'round',
  love: 'round',
  horror: 'bare',
  generic: 'fir',
}

export const FRAMES: Record<Category, FrameKind> = {
  christmas: 'snow',
  bedtime: 'fern',
  adventure: 'fern',
  scifi: 'crystal',
  love: 'blossom',
  horror: 'bare',
  generic: 'fern',
}
