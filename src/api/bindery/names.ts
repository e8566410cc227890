import { fill } from '../../lib/fill.ts'
import type { Book, BookChapter } from './book.ts'
import { plainText } from './plain-text.ts'

/** What a book's names are made of, whether its pictures are ready or not. */
interface Named extends Pick<Book, 'title' | 'texts'> {
  readonly chapters: readonly Pick<BookChapter, 'title'>[]
}

/** The title; a book always has one, screen readers and shelves ask for it. */
export const titleOf = ({ title, texts }: Pick<Named, 'title' | 'texts'>): string => plainText(title) || texts.untitled

/** "Chapter 3", in words of the book. */
export const chapterLabel = ({ texts }: Pick<Named, 'texts'>, index: number): string =>
  fill(texts.chapter, { number: String(index + 1) })

/** What a chapter is called in a list: its title, or its label when it has none. */
export const chapterName = (book: Named, index: number): string =>
  plainText(book.chapters[index]?.title ?? '') || chapterLabel(book, index)

/** A story of one chapter needs neither numbers nor a table of contents. */
export const hasContents = ({ chapters }: Pick<Named, 'chapters'>): boolean => chapters.length > 1
