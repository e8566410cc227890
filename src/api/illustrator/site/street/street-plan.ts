import type { Colour } from '../../../../lib/colour.ts'
import { itemAt } from '../../../../lib/item-at.ts'

/** Fractions of the picture's width and height, from the upper left corner. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Units of its picture; `top` and `foot` are the edges of its wall. */
export interface StreetHouse {
  readonly left: number
  readonly width: number
  readonly top: number
  readonly foot: number
  readonly wall: Colour
  readonly gable: 'pointed' | 'stepped'
}

export const STREET_FORMATS = {
  wide: { width: 1440, height: 960, frame: 'open', widthPx: 1800 },
  tall: { width: 600, height: 2300, frame: 'open', widthPx: 780 },
} as const
export type StreetFormat = keyof typeof STREET_FORMATS

type Front = Pick<StreetHouse, 'wall' | 'gable'>
const FRONTS: readonly Front[] = [
  { wall: '#2b6179', gable: 'pointed' },
  { wall: '#b05a42', gable: 'stepped' },
  { wall: '#b98a4a', gable: 'pointed' },
  { wall: '#34745c', gable: 'pointed' },
  { wall: '#8a3f50', gable: 'stepped' },
  { wall: '#4a689c', gable: 'pointed' },
]
/** Rise of each wall of the wide street above the lowest. */
const RISES = [0, 34, 14, 54, 8, 28] as const

const wideHouse = (front: Front, index: number): StreetHouse => ({
  ...front,
  left: 56 + index * 231,
  width: 214,
  top: 606 - itemAt(RISES, index),
  foot: 930,
})

const tallHouse = (front: Front, index: number): StreetHouse => {
  const top = 700 + Math.floor(index / 2) * 560
  return { ...front, left: index % 2 ? 313 : 27, width: 260, top: top + (index % 2 ? 0 : 14), foot: top + 400 }
}

export const STREET_HOUSES: Readonly<Record<StreetFormat, readonly StreetHouse[]>> = {
  wide: FRONTS.map(wideHouse),
  tall: FRONTS.map(tallHouse),
}

/** Left edge, width and height in widths of the house, rows below the wall's upper edge. */
const COLUMNS = [0.075, 0.525] as const
const SIZE = { width: 0.4, height: 0.49 } as const
const ROWS = [0.04, 0.6] as const

/** Row by row, in units of the picture. */
export const windowsOf = ({ left, top, width }: StreetHouse): Box[] =>
  ROWS.flatMap(row =>
    COLUMNS.map(column => ({
      x: left + column * width,
      y: top + row * width,
      width: SIZE.width * width,
      height: SIZE.height * width,
    })),
  )

/** 24 boxes, house by house, row by row: the page lays its shutters over them. */
export function streetWindows(format: StreetFormat): Box[] {
  const { width, height } = STREET_FORMATS[format]
  return STREET_HOUSES[format]
    .flatMap(windowsOf)
    .map(box => ({ x: box.x / width, y: box.y / height, width: box.width / width, height: box.height / height }))
}
