import type { Company } from './figures/company.ts'
import type { Setting } from './setting.ts'
import type { SceneryName } from './staging/scenery.ts'
import type { Shot } from './staging/shot.ts'

export interface PlannedScene {
  readonly motif: SceneryName
  readonly setting: Setting
  readonly company: Company
  /** Of pictures of a story; others stand as the site's do. */
  readonly shot?: Shot
}
