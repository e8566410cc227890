/**
 * What stands nearest: a tunnel of cut paper with leaves in its corners, the ornamental frame of a title page, or
 * nothing, for a picture that a page's own edge cuts off.
 */
export type FrameStyle = 'tunnel' | 'title' | 'open'

/** A picture's own measure; its pixels may be any number of them. */
export interface Format {
  readonly width: number
  readonly height: number
  readonly frame: FrameStyle
}

/** Covers to choose from, and the pictures of chapters: 3 by 4. */
export const PICTURE: Format = { width: 600, height: 800, frame: 'tunnel' }
