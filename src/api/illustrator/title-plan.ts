import type { Format } from './format.ts'
import type { Palette } from './palettes.ts'
import { darker, mix } from './paper/colour.ts'
import type { PlannedScene } from './scene-plan.ts'
import type { SkyKind, SkyLight } from './setting.ts'

/** Of the light, in `Stage.unit`: large enough to be what the page is about. */
const RADIUS: Record<SkyKind, number> = { moon: 0.135, rings: 0.145, crescent: 0.125, bands: 0.12 }
/** Height of the light's middle, fraction of the page, by the shape of the page. */
const LIGHT_AT = { tall: 0.43, other: 0.45 } as const

/** The same light, later in the evening: the upper sky dark enough to carry a title. */
function dusk(palette: Palette): Palette {
  return { ...palette, top: darker(palette.top, 0.24), middle: mix(palette.middle, palette.top, 0.34) }
}

/** Where the light of a title page hangs, in fractions of the whole page: below the title, near its motif. */
export function titleLight({ motif, setting: { sky } }: PlannedScene, { width, height }: Format): SkyLight {
  const small = motif === 'planet-city' && sky.kind !== 'rings'
  const x = 0.5 + (sky.x - 0.5) * 0.8
  const y = height / width > 1.2 ? LIGHT_AT.tall : LIGHT_AT.other
  return { kind: sky.kind, x, y, radius: small ? 0.085 : RADIUS[sky.kind] }
}

/** A planned cover as it stands on a title page: its own motif, hero and light under a darker sky. */
export function planForTitle(scene: PlannedScene): PlannedScene {
  return { ...scene, setting: { ...scene.setting, palette: dusk(scene.setting.palette) } }
}

/** A planned cover for a wide picture with its title on the left: hero, motif and light move to the right. */
export function planForShare({ setting, ...scene }: PlannedScene): PlannedScene {
  const moved = (x: number) => 0.72 + (x - 0.5) * 0.62
  const sky = { ...setting.sky, x: moved(setting.sky.x) }
  return {
    ...scene,
    setting: {
      ...setting,
      palette: dusk(setting.palette),
      motifX: moved(setting.motifX),
      heroX: moved(setting.heroX),
      sky,
    },
  }
}
