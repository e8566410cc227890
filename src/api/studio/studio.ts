import type { Author } from '../author/author.ts'
import type { Bindery } from '../bindery/bindery.ts'
import type { PaperCut } from '../illustrator/illustrator.ts'
import type { Narrator } from '../narrator/narrator.ts'

export interface Studio {
  readonly author: Author
  readonly illustrator: Omit<PaperCut, 'close' | 'landing'>
  readonly narrator: Omit<Narrator, 'close'>
  readonly bindery: Omit<Bindery, 'close'>
}
