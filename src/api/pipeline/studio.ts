import type { Author } from '../author/author.ts'
import type { Illustrator } from '../illustrator/illustrator.ts'

/** Whoever makes a story's parts. */
export interface Studio {
  readonly author: Author
  readonly illustrator: Illustrator
}
