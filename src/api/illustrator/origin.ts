/** Whose hand a picture is from. */
export type DrawnBy = 'model' | 'paper-cut'

/** Said beside pictures of which one at least is not from the model: a key, its words stand with the page. */
export type PictureNote = 'illustrator-fallback'

/** What was asked of a provider. */
export interface PictureUsage {
  readonly model: string
  /** Asked for, used or not: one that came too late, or was thrown away, may be charged as well. */
  readonly pictures: number
}
