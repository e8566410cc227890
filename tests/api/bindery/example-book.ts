import sharp from 'sharp'
import type { Book, BookChapter } from '../../../src/api/bindery/book.ts'
import { bookTexts } from '../../../src/api/bindery/book-texts.ts'

export const SIGNAL = new AbortController().signal

/** A plain picture of a size, in pixels. */
export const pictureOf = async (width: number, height: number, alt = 'A lantern on a step') => ({
  bytes: new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#1b2a4a' } })
      .webp()
      .toBuffer(),
  ),
  alt,
})

const PARAGRAPH =
  'There were seventeen steps in the house of Grandma Ingrid. Mila knew it well, for she counted them every evening, and every evening they were right. Today there were eighteen. Mila went down once more. The lowest one was warm.'

export const exampleChapter = (changes: Partial<BookChapter> = {}): BookChapter => ({
  title: 'The warm step',
  paragraphs: [
    PARAGRAPH,
    '“Who put it there?” she asked the fox.',
    '***',
    'The fox looked at the wall & said nothing.',
  ],
  ...changes,
})

/** A small book of two chapters with a picture; `changes` replace whole fields. */
export async function exampleBook(changes: Partial<Book> = {}): Promise<Book> {
  return {
    id: '0b2f7f3e-6f1c-4a53-9d59-1f0f3a3f9d11',
    title: 'Mila & the <eighteenth> step',
    teaser: 'A step too many.',
    language: 'en',
    date: new Date('2026-11-21T12:00:00Z'),
    dedication: 'For Mila',
    source: 'rules',
    cover: await pictureOf(160, 256, 'Cover: a girl with a lantern'),
    chapters: [exampleChapter({ picture: await pictureOf(600, 800) }), exampleChapter({ title: 'Upstairs' })],
    texts: bookTexts('en', 'rules'),
    ...changes,
  }
}
