import type { Palette } from './palettes.ts'

export type SkyKind = 'moon' | 'crescent' | 'rings' | 'bands'
export type TreeKind = 'fir' | 'round' | 'bare'
export type Weather = 'clear' | 'rain' | 'snow' | 'wind' | 'fog'
export type Season = 'spring' | 'summer' | 'autumn' | 'winter'
export type FrameKind = 'fern' | 'snow' | 'bare' | 'crystal' | 'blossom'

/** Fractions of width and height; the radius of `Stage.unit`. */
export interface SkyLight {
  readonly kind: SkyKind
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** Positions are fractions of the picture. */
export interface Setting {
  readonly palette: Palette
  readonly sky: SkyLight
  readonly motifX: number
  readonly heroX: number
  /** 1 looks right. */
  readonly facing: 1 | -1
  readonly trees: TreeKind
  readonly frame: FrameKind
  /** Snow on the land, whatever falls. */
  readonly snow: boolean
  readonly weather: Weather
  readonly season: Season
  /** Helmets for everybody, no weather. */
  readonly underWater: boolean
}
