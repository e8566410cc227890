/** Fractions of the picture's width and height, from the upper left corner. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface StreetArt {
  readonly src: string
  readonly srcset: string
  readonly width: number
  readonly height: number
}

/** Six houses in a row, or two on screens below `MOBILE_BREAKPOINT_PX`. */
type StreetFormat = 'wide' | 'tall'

/** The advent street and its 24 windows, house by house, row by row. */
export interface Street {
  readonly art: Readonly<Record<StreetFormat, StreetArt>>
  readonly windows: Readonly<Record<StreetFormat, readonly Box[]>>
}

const FORMATS = [
  ['w', 'wide'],
  ['t', 'tall'],
] as const

/** A window in both formats, as variables of street.css: fractions of the picture. */
export function windowPosition(windows: Street['windows'], index: number): Record<`--${string}`, string> {
  const variables = FORMATS.flatMap(([letter, format]) => {
    const box = windows[format][index]
    if (!box) throw new RangeError(`the ${format} street has no window ${index}`)
    const { x, y, width, height } = box
    return Object.entries({ x, y, w: width, h: height }).map(
      ([side, share]) => [`--${letter}${side}`, `${Math.round(share * 100_000) / 1000}%`] as const,
    )
  })
  return Object.fromEntries(variables)
}
