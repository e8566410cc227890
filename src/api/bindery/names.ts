import { fill } from '../../lib/fill.ts'
import type { Book, BookChapter } from './book.ts'
import { plainText } from './plain-text.ts'

interface Named extends Pick<Book, 'title' | 'texts'> {
  readonly chapters: readonly Pick<BookChapter, 'title'>[]
}

/** Never empty: screen readers and libraries need a title. */
export const titleOf = ({ title, texts }: Pick<Named, 'title' | 'texts'>): string => plainText(title) || texts.untitled

/** "Chapter 3", in the language of the book's texts. */
export const chapterLabel = ({ texts }: Pick<Named, 'texts'>, index: number): string =>
  fill(texts.chapter, { number: String(index + 1) })

export const chapterName = (book: Named, index: number): string =>
  plainText(book.chapters[index]?.title ?? '') || chapterLabel(book, index)

/** A story of one chapter needs neither numbers nor a table of contents. */
export const hasContents = ({ chapters }: Pick<Named, 'chapters'>): boolean => chapters.length > 1
