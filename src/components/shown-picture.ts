/** `avif` and `webp` are written as a `srcset`. */
export interface ShownPicture {
  readonly src: string
  readonly avif?: string
  readonly webp?: string
  /** Pixels of the original; without them the layout shifts. */
  readonly size?: { readonly width: number; readonly height: number }
  readonly alt: string
  readonly colour?: string
}

/** The HTML is safe to set as it is. */
export interface ShownSection {
  readonly html: string
  readonly figures: readonly { readonly picture: ShownPicture; readonly caption: string }[]
}
