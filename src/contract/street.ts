/** A rectangle of a picture; everything as fractions of its width and height, from the upper left corner. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Pixels of the original, and its sizes as a `srcset`. */
export interface StreetArt {
  readonly src: string
  readonly srcset: string
  readonly width: number
  readonly height: number
}

/** Six houses in a row, or two in a row on screens narrower than `MOBILE_BREAKPOINT_PX`. */
type StreetFormat = 'wide' | 'tall'

/** The street of the advent calendar: its picture, and where its 24 windows are, house by house, row by row. */
export interface Street {
  readonly art: Readonly<Record<StreetFormat, StreetArt>>
  readonly windows: Readonly<Record<StreetFormat, readonly Box[]>>
}

const FORMATS = [
  ['w', 'wide'],
  ['t', 'tall'],
] as const

/** Where a window is, in both formats, as the variables that street.css places it by: fractions of the picture. */
export function windowPlace(windows: Street['windows'], place: number): Record<`--${string}`, string> {
  const variables = FORMATS.flatMap(([letter, format]) => {
    const box = windows[format][place]
    if (!box) throw new RangeError(`the ${format} street has no window ${place}`)
    const { x, y, width, height } = box
    return Object.entries({ x, y, w: width, h: height }).map(
      ([side, share]) => [`--${letter}${side}`, `${Math.round(share * 100_000) / 1000}%`] as const,
    )
  })
  return Object.fromEntries(variables)
}
