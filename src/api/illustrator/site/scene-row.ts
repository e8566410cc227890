import type { Category } from '../../../contract/categories.ts'
import type { Animal } from '../../../figures/pets/pet-table.ts'
import type { Pose } from '../../../figures/pose.ts'
import { FRAMES, type MotifName, TREES } from '../motifs/motif-table.ts'
import type { PaletteName } from '../palettes.ts'
import type { PlannedScene } from '../planned-scene.ts'
import type { Season, Setting, SkyKind, Weather } from '../setting.ts'
import { lightNamed } from './light-named.ts'
import type { CastName } from './site-cast.ts'

export interface SceneRow {
  readonly category: Category
  readonly motif: MotifName
  readonly light: PaletteName
  readonly who: CastName
  readonly pose: Pose
  readonly beside?: boolean
  readonly pet?: Animal
  readonly weather?: Weather
  readonly season?: Season
}

/** Fractions of the picture; the light's radius of `Stage.unit`. */
export interface Places {
  readonly motif: number
  readonly hero: number
  /** 1 looks right. */
  readonly facing: 1 | -1
  readonly sky: readonly [kind: SkyKind, x: number, y: number, radius: number]
}

export function plannedScene(row: SceneRow, { motif: motifX, hero: heroX, facing, sky }: Places): PlannedScene {
  const { category, motif, light, pose, pet, season = category === 'christmas' ? 'winter' : 'summer' } = row
  const { weather = category === 'christmas' ? 'snow' : 'clear' } = row
  const [kind, x, y, radius] = sky
  const setting: Setting = {
    palette: lightNamed(light),
    sky: { kind, x, y, radius },
    motifX,
    heroX,
    facing,
    trees: TREES[category],
    frame: season === 'spring' && FRAMES[category] === 'fern' ? 'blossom' : FRAMES[category],
    snow: season === 'winter' || weather === 'snow',
    weather,
    season,
    underWater: motif === 'sea-floor',
  }
  const persons = pose === 'pair' || row.beside ? [0] : []
  return { motif, setting, company: { pose, persons, ...(pet ? { animal: pet } : {}) } }
}
