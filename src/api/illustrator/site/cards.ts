import type { Category } from '../../../contract/categories.ts'
import type { Pose } from '../../../figures/pose.ts'
import type { MotifName } from '../motifs/motif-table.ts'
import type { PaletteName } from '../palettes.ts'
import { randomFrom } from '../paper/random.ts'
import type { SkyKind } from '../setting.ts'
import { skyLight } from '../sky-plan.ts'
import type { Places, SceneRow } from './scene-row.ts'
import type { CastName } from './site-cast.ts'

export interface CardRow extends SceneRow {
  readonly sky: SkyKind
  readonly side: 1 | -1
}

type More = Partial<Pick<SceneRow, 'pet' | 'beside' | 'weather' | 'season'>>
type Rows = Partial<Record<MotifName, CardRow>>

const from =
  (category: Category) =>
  (
    motif: MotifName,
    [light, sky, side]: readonly [PaletteName, SkyKind, 1 | -1],
    [who, pose]: readonly [CastName, Pose],
    more: More = {},
  ): Rows => ({ [motif]: { category, motif, light, sky, side, who, pose, ...more } })

const [christmas, bedtime, adventure] = [from('christmas'), from('bedtime'), from('adventure')]
const [scifi, love, horror, generic] = [from('scifi'), from('love'), from('horror'), from('generic')]

/** By category and motif; pages, hot lists and landing pages choose among them. */
// biome-ignore format: a card is one row of a table
export const CARDS: Readonly<Record<Category, Rows>> = {
  christmas: {
    ...christmas('village', ['frost', 'moon', 1], ['snowChild', 'walking'], { pet: 'dog' }),
    ...christmas('christmas-tree', ['starlight', 'moon', 1], ['father', 'pair']),
    ...christmas('city', ['plum', 'moon', -1], ['grandmother', 'standing'], { beside: true }),
    ...christmas('moon-house', ['night', 'rings', 1], ['snowChild', 'standing'], { pet: 'fox' }),
    ...christmas('train', ['aurora', 'moon', -1], ['friends', 'waving'], { beside: true }),
  },
  bedtime: {
    ...bedtime('whale', ['lilac', 'crescent', 1], ['nightcap', 'waving']),
    ...bedtime('moon-house', ['starlight', 'moon', -1], ['sleepless', 'walking'], { pet: 'cat' }),
    ...bedtime('castle', ['plum', 'bands', 1], ['nightcap', 'sitting'], { pet: 'rabbit' }),
    ...bedtime('balloon', ['aurora', 'crescent', -1], ['sleepless', 'back'], { pet: 'mouse' }),
    ...bedtime('ship', ['lilac', 'moon', 1], ['nightcap', 'standing'], { pet: 'bear' }),
    ...bedtime('garden', ['starlight', 'rings', -1], ['sleepless', 'reading']),
  },
  adventure: {
    ...adventure('ship', ['lagoon', 'moon', 1], ['captain', 'standing']),
    ...adventure('dragon', ['night', 'moon', -1], ['explorer', 'back']),
    ...adventure('sea-floor', ['lagoon', 'rings', 1], ['explorer', 'standing']),
    ...adventure('island', ['sunset', 'moon', 1], ['captain', 'waving'], { pet: 'dog' }),
    ...adventure('mountains', ['honey', 'bands', -1], ['explorer', 'walking'], { pet: 'horse' }),
    ...adventure('desert', ['honey', 'moon', 1], ['captain', 'walking']),
    ...adventure('jungle', ['forest', 'moon', -1], ['explorer', 'standing'], { pet: 'cat' }),
  },
  scifi: {
    ...scifi('rocket', ['orbit', 'moon', 1], ['pilot', 'waving']),
    ...scifi('planet-city', ['orbit', 'rings', -1], ['pilot', 'standing']),
    ...scifi('dinosaur', ['reactor', 'moon', 1], ['pilot', 'walking']),
    ...scifi('whale', ['nebula', 'crescent', -1], ['pilot', 'back'], { pet: 'cat' }),
  },
  love: {
    ...love('ship', ['rose', 'moon', -1], ['lovers', 'pair']),
    ...love('balloon', ['rose', 'moon', 1], ['lovers', 'standing'], { beside: true }),
    ...love('heart-tree', ['plum', 'moon', -1], ['lovers', 'pair']),
    ...love('garden', ['honey', 'bands', 1], ['oldLovers', 'standing'], { beside: true, season: 'spring' }),
    ...love('bridge', ['sunset', 'moon', -1], ['lovers', 'standing'], { beside: true, weather: 'rain' }),
    ...love('lighthouse', ['plum', 'crescent', 1], ['oldLovers', 'pair']),
    ...love('city', ['starlight', 'rings', -1], ['lovers', 'walking'], { beside: true }),
  },
  horror: {
    ...horror('castle', ['haunt', 'moon', 1], ['brave', 'standing']),
    ...horror('manor', ['ember', 'moon', -1], ['brave', 'walking']),
    ...horror('graveyard', ['moor', 'moon', 1], ['brave', 'back'], { pet: 'cat' }),
    ...horror('library', ['night', 'crescent', -1], ['brave', 'standing']),
    ...horror('ship', ['ember', 'rings', 1], ['brave', 'standing']),
  },
  generic: {
    ...generic('castle', ['forest', 'moon', -1], ['redHood', 'walking'], { pet: 'fox' }),
    ...generic('library', ['forest', 'moon', 1], ['goldHood', 'reading'], { pet: 'mouse' }),
    ...generic('school', ['meadow', 'moon', -1], ['friends', 'walking'], { beside: true, season: 'autumn' }),
    ...generic('village', ['sunset', 'moon', 1], ['grandmother', 'pair']),
    ...generic('garden', ['meadow', 'moon', 1], ['grandmother', 'standing'], { beside: true, season: 'spring' }),
    ...generic('train', ['sunset', 'bands', 1], ['father', 'waving'], { beside: true }),
    ...generic('dragon', ['lilac', 'moon', 1], ['friends', 'standing'], { beside: true }),
    ...generic('lighthouse', ['lagoon', 'rings', -1], ['father', 'pair']),
    ...generic('mountains', ['forest', 'moon', 1], ['redHood', 'waving'], { pet: 'dog' }),
    ...generic('dinosaur', ['meadow', 'moon', -1], ['goldHood', 'waving']),
  },
}

/** Companions need room behind the hero. */
const ASIDE = { alone: 0.13, accompanied: 0.05 } as const

export function cardPlaces(key: string, { motif, sky, side, pose, beside }: CardRow): Places {
  const motifX = 0.5 + side * 0.13
  const light = skyLight(randomFrom(`site/${key}/sky`), sky, motif, motifX)
  const away = pose === 'pair' || beside ? ASIDE.accompanied : ASIDE.alone
  return { motif: motifX, hero: 0.5 - side * away, facing: side, sky: [sky, light.x, light.y, light.radius] }
}
