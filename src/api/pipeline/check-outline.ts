import type { Outline } from '../author/author.ts'
import { AuthorError } from '../author/author.ts'
import type { Brief } from '../story/brief.ts'

/** Throws unless the outline names each chapter once, in order. */
export function checkOutline(brief: Brief, outline: Outline): void {
  const numbers = outline.chapters.map(chapter => chapter.number)
  const wanted = Array.from({ length: brief.chapterCount }, (_, index) => index + 1)
  if (numbers.join() !== wanted.join()) {
    throw new AuthorError('the outline does not name each chapter once, in order', { passing: true })
  }
}
