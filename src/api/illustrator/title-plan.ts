import { darker, mix } from '../../lib/colour.ts'
import type { Format } from './format.ts'
import type { Palette } from './palettes.ts'
import type { PlannedScene } from './planned-scene.ts'
import type { SkyKind, SkyLight } from './setting.ts'

/** In `Stage.unit`. */
const RADIUS: Record<SkyKind, number> = { moon: 0.135, rings: 0.145, crescent: 0.125, bands: 0.12 }
/** Fraction of the page, by its shape. */
const LIGHT_AT = { tall: 0.43, other: 0.45 } as const

function dusk(palette: Palette): Palette {
  return { ...palette, top: darker(palette.top, 0.24), middle: mix(palette.middle, palette.top, 0.34) }
}

/** Fractions of the whole page: below the title, near its motif. */
export function titleLight({ motif, setting: { sky } }: PlannedScene, { width, height }: Format): SkyLight {
  const small = motif === 'planet-city' && sky.kind !== 'rings'
  const x = 0.5 + (sky.x - 0.5) * 0.8
  const y = height / width > 1.2 ? LIGHT_AT.tall : LIGHT_AT.other
  return { kind: sky.kind, x, y, radius: small ? 0.085 : RADIUS[sky.kind] }
}

export function planForTitle(scene: PlannedScene): PlannedScene {
  return { ...scene, setting: { ...scene.setting, palette: dusk(scene.setting.palette) } }
}

/** For a title on the left: hero, motif and light move to the right. */
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
