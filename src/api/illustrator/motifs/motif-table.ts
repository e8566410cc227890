import type { Category } from '../../../contract/categories.ts'
import type { FrameKind, TreeKind } from '../setting.ts'
import { balloon } from './balloon.ts'
import { bridge } from './bridge.ts'
import { castle } from './castle.ts'
import { city } from './city.ts'
import { desert } from './desert.ts'
import { dinosaur } from './dinosaur.ts'
import { dragon } from './dragon.ts'
import { garden } from './garden.ts'
import { graveyard } from './graveyard.ts'
import { christmasTree, heartTree } from './great-tree.ts'
import { island } from './island.ts'
import { jungle } from './jungle.ts'
import { library } from './library.ts'
import { lighthouse } from './lighthouse.ts'
import { manor } from './manor.ts'
import { moonHouse } from './moon-house.ts'
import type { Motif } from './motif.ts'
import { peaks } from './peaks.ts'
import { planetCity } from './planet-city.ts'
import { rocket } from './rocket.ts'
import { school } from './school.ts'
import { seaFloor } from './sea-floor.ts'
import { ship } from './ship.ts'
import { train } from './train.ts'
import { village } from './village.ts'
import { whale } from './whale.ts'

/** The keys travel with the pictures; alt texts are found by them. */
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
  island,
  mountains: peaks,
  garden,
  bridge,
  library,
  train,
  school,
  'sea-floor': seaFloor,
  desert,
  jungle,
  dinosaur,
  city,
} satisfies Record<string, Motif>

export type MotifName = keyof typeof MOTIFS

/** A category's own first; at least four, as every cover shows another. */
export const MOTIFS_OF_CATEGORY: Record<Category, readonly MotifName[]> = {
  christmas: ['village', 'christmas-tree', 'moon-house', 'castle', 'train', 'city'],
  bedtime: ['whale', 'moon-house', 'castle', 'balloon', 'ship', 'train', 'garden'],
  adventure: ['ship', 'balloon', 'dragon', 'castle', 'lighthouse', 'island', 'mountains', 'desert', 'jungle'],
  scifi: ['rocket', 'planet-city', 'whale', 'lighthouse'],
  love: ['balloon', 'heart-tree', 'lighthouse', 'village', 'moon-house', 'garden', 'bridge', 'city'],
  horror: ['manor', 'graveyard', 'ship', 'castle', 'library', 'bridge'],
  generic: ['castle', 'dragon', 'whale', 'village', 'balloon', 'ship', 'lighthouse', 'library', 'mountains', 'train'],
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
