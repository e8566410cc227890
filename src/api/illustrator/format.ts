/** Foreground: paper tunnel with leaves, ornamental frame of a title page, or none where a page's edge cuts. */
type FrameStyle = 'tunnel' | 'title' | 'open'

/** Round the scene of a title page, in units of the picture. */
export interface Margins {
  /** Drop of the land, for the title. */
  readonly head: number
  /** Ground below, for the dedication. */
  readonly foot: number
  readonly bleed: number
  /** By which the frame stands farther inside: what is cut may be cut unevenly. */
  readonly inset?: number
}

/** Trimmed size in units; the number of pixels is free. */
export interface Format {
  readonly width: number
  readonly height: number
  readonly frame: FrameStyle
  /** Title pages only. */
  readonly margins?: Margins
}

/** Covers to choose from, and the pictures of chapters: 3 by 4. */
export const PICTURE: Format = { width: 600, height: 800, frame: 'tunnel' }

/** A printed page of 5 x 8 inch with its bleed of 3 mm: nothing frames what the knife cuts. */
export const PLATE: Format = { width: 628, height: 988, frame: 'open' }
