import type { Book, BookChapter } from '../book.ts'
import { chapterName, titleOf } from '../names.ts'
import { type ReadyPicture, readyPicture } from './ready-picture.ts'

export interface ReadyChapter extends Omit<BookChapter, 'picture'> {
  readonly picture?: ReadyPicture
}

export interface ReadyBook extends Omit<Book, 'cover' | 'chapters'> {
  readonly cover: ReadyPicture
  readonly chapters: readonly ReadyChapter[]
}

/** One picture in memory at a time. Throws the signal's reason. */
export async function readyBook(book: Book, signal: AbortSignal): Promise<ReadyBook> {
  if (book.chapters.length === 0) throw new RangeError('a book without a chapter cannot be bound')
  const chapters: ReadyChapter[] = []
  for (const [index, { picture, ...chapter }] of book.chapters.entries()) {
    signal.throwIfAborted()
    chapters.push(picture ? { ...chapter, picture: await readyPicture(picture, chapterName(book, index)) } : chapter)
  }
  signal.throwIfAborted()
  return { ...book, cover: await readyPicture(book.cover, titleOf(book)), chapters }
}
