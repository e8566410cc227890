/** A picture in the sizes that it is offered in; `avif` and `webp` are written as a `srcset`. */
export interface ShownPicture {
  readonly src: string
  readonly avif?: string
  readonly webp?: string
  /** Pixels of the original; without them the picture's place is not known before it is there. */
  readonly size?: { readonly width: number; readonly height: number }
  readonly alt: string
  /** Shown until it is there. */
  readonly colour?: string
}

/** A part of a long text: HTML that is safe to set as it is, and the pictures that go with it. */
export interface ShownSection {
  readonly html: string
  readonly figures: readonly { readonly picture: ShownPicture; readonly caption: string }[]
}
