import type { Palette } from './palettes.ts'

export type SkyKind = 'moon' | 'crescent' | 'rings' | 'bands'
export type TreeKind = 'fir' | 'round' | 'bare'
export type Weather = 'clear' | 'rain' | 'snow' | 'wind' | 'fog'
export type Season = 'spring' | 'summer' | 'autumn' | 'winter'
export type FrameKind = 'fern' | 'snow' | 'bare' | 'crystal' | 'blossom'

/** Where the light of the picture hangs; fractions of width and height, the radius of `Stage.unit`. */
export interface SkyLight {
  readonly kind: SkyKind
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** What one variant of a cover decides before anything is drawn. Places are fractions of the picture. */
export interface Setting {
  readonly palette: Palette
  readonly sky: SkyLight
  readonly motifX: number
  readonly heroX: number
  /** The way the hero looks and holds the lantern: 1 to the right. */
  readonly facing: 1 | -1
  readonly trees: TreeKind
  readonly frame: FrameKind
  /** Whether the land lies under snow, whatever falls. */
  readonly snow: boolean
  readonly weather: Weather
  readonly season: Season
  /** The whole picture is below the sea: helmets for everybody, no weather. */
  readonly underWater: boolean
}
