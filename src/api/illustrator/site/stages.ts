import type { Category } from '../../../contract/categories.ts'
import type { Places, SceneRow } from './scene-row.ts'

export interface StageRow extends SceneRow {
  readonly wide: Places
  readonly tall: Places
}

export type StageName = Category | 'home'

/** Wide stages keep their left half calm for the text. */
// biome-ignore format: a stage is three rows: what it shows, where wide, where tall
export const STAGES: Readonly<Record<StageName, StageRow>> = {
  home: {
    category: 'generic', motif: 'castle', light: 'night', who: 'redHood', pose: 'walking', pet: 'fox',
    wide: { motif: 0.84, hero: 0.63, facing: 1, sky: ['moon', 0.645, 0.24, 0.085] },
    tall: { motif: 0.7, hero: 0.42, facing: 1, sky: ['moon', 0.3, 0.34, 0.08] },
  },
  christmas: {
    category: 'christmas', motif: 'village', light: 'frost', who: 'snowChild', pose: 'walking',
    wide: { motif: 0.76, hero: 0.62, facing: 1, sky: ['moon', 0.9, 0.26, 0.085] },
    tall: { motif: 0.58, hero: 0.4, facing: 1, sky: ['moon', 0.26, 0.36, 0.08] },
  },
  bedtime: {
    category: 'bedtime', motif: 'whale', light: 'lilac', who: 'nightcap', pose: 'waving',
    wide: { motif: 1.42, hero: 0.6, facing: 1, sky: ['crescent', 0.585, 0.27, 0.1] },
    tall: { motif: 0.5, hero: 0.44, facing: 1, sky: ['moon', 0.22, 0.38, 0.08] },
  },
  adventure: {
    category: 'adventure', motif: 'ship', light: 'lagoon', who: 'explorer', pose: 'standing',
    wide: { motif: 0.78, hero: 0.6, facing: 1, sky: ['moon', 0.745, 0.3, 0.1] },
    tall: { motif: 0.62, hero: 0.36, facing: 1, sky: ['moon', 0.7, 0.36, 0.1] },
  },
  scifi: {
    category: 'scifi', motif: 'rocket', light: 'orbit', who: 'pilot', pose: 'waving',
    wide: { motif: 0.79, hero: 0.61, facing: 1, sky: ['moon', 0.92, 0.24, 0.07] },
    tall: { motif: 0.64, hero: 0.38, facing: 1, sky: ['moon', 0.26, 0.36, 0.07] },
  },
  love: {
    category: 'love', motif: 'balloon', light: 'rose', who: 'lovers', pose: 'pair',
    wide: { motif: 0.59, hero: 0.73, facing: 1, sky: ['moon', 0.795, 0.3, 0.11] },
    tall: { motif: 0.36, hero: 0.56, facing: 1, sky: ['moon', 0.72, 0.4, 0.1] },
  },
  horror: {
    category: 'horror', motif: 'manor', light: 'ember', who: 'brave', pose: 'standing',
    wide: { motif: 0.8, hero: 0.62, facing: 1, sky: ['moon', 0.77, 0.38, 0.19] },
    tall: { motif: 0.6, hero: 0.36, facing: 1, sky: ['moon', 0.56, 0.42, 0.2] },
  },
  generic: {
    category: 'generic', motif: 'castle', light: 'forest', who: 'goldHood', pose: 'standing', pet: 'fox',
    wide: { motif: 0.8, hero: 0.62, facing: 1, sky: ['moon', 0.63, 0.27, 0.085] },
    tall: { motif: 0.66, hero: 0.4, facing: 1, sky: ['moon', 0.28, 0.36, 0.08] },
  },
}
