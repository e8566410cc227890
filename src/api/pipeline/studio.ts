import type { Author } from '../author/author.ts'
import type { PaperCut } from '../illustrator/illustrator.ts'

/** Whoever makes a story's parts. */
export interface Studio {
  readonly author: Author
  readonly illustrator: Omit<PaperCut, 'close'>
}
