import type { ReadyBook } from '../pictures/ready-book.ts'
import { bookData, type Kind, pictureName } from './book-data.ts'
import type { Setting } from './compiler.ts'

/** Throws UnsettableError. */
export function bookSetting(book: ReadyBook, kind: Kind): Setting {
  const pictures = new Map<string, Uint8Array>()
  for (const [index, { picture }] of book.chapters.entries())
    if (picture) pictures.set(pictureName(index), picture.jpeg)
  if (!kind.isPrint) pictures.set('cover.jpg', book.cover.jpeg)
  const isInked = kind.profile?.colours === 'cmyk'
  return { page: 'book.typ', data: bookData(book, kind), pictures, date: book.date, isInked }
}
