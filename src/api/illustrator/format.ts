/**
 * What stands nearest: a tunnel of cut paper with leaves in its corners, the ornamental frame of a title page, or
 * nothing, for a picture that a page's own edge cuts off.
 */
type FrameStyle = 'tunnel' | 'title' | 'open'

/** Room round the scene of a title page, in units of the picture. */
export interface Margins {
  /** How much lower the land begins, for the title. */
  readonly head: number
  /** Ground below it, for the dedication. */
  readonly foot: number
  /** Paper beyond the trimmed edge, on all four sides. */
  readonly bleed: number
}

/** A picture's own measure; its pixels may be any number of them. */
export interface Format {
  /** Of the trimmed picture, in units. */
  readonly width: number
  readonly height: number
  readonly frame: FrameStyle
  /** Title pages only. */
  readonly margins?: Margins
}

/** Covers to choose from, and the pictures of chapters: 3 by 4. */
export const PICTURE: Format = { width: 600, height: 800, frame: 'tunnel' }
