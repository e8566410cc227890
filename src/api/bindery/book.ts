import type { BookSource } from './book-source.ts'
import type { BookTexts } from './book-texts.ts'

/** Any encoding that sharp reads; re-encoded where a format cannot carry it. */
export interface BookPicture {
  readonly bytes: Uint8Array
  /** In the story's language. */
  readonly alt: string
}

export interface Heard {
  readonly fromMs: number
  readonly toMs: number
}

export interface SpokenSentence extends Heard {
  /** Counted from 0. */
  readonly paragraph: number
  /** UTF-16 units in the paragraph as given. */
  readonly start: number
  readonly end: number
}

export interface ChapterSound {
  readonly mp3: Uint8Array
  /** Who reads, in the story's language. */
  readonly narrator?: string
  readonly durationMs: number
  readonly title?: Heard | undefined
  readonly sentences: readonly SpokenSentence[]
}

export interface BookChapter {
  readonly title: string
  /** Plain text; nothing but asterisks or dashes is a scene break. */
  readonly paragraphs: readonly string[]
  readonly picture?: BookPicture
  readonly sound?: ChapterSound
}

/** All texts are data: no character is ever read as markup. */
export interface Book {
  /** UUID, stable for the same book. */
  readonly id: string
  readonly title: string
  readonly teaser: string
  /** BCP 47. */
  readonly language: string
  /** Completion of the story. */
  readonly date: Date
  /** A line feed ends a line. */
  readonly dedication?: string
  /** A giver's name below their own dedication. */
  readonly dedicatedBy?: string
  /** Goes into the metadata of each file. */
  readonly source: BookSource
  /** Cover with its title, 5 by 8. */
  readonly cover: BookPicture
  readonly chapters: readonly BookChapter[]
  readonly texts: BookTexts
}

export const digitalSourceOf = ({ source }: Pick<Book, 'source'>): string =>
  `http://cv.iptc.org/newscodes/digitalsourcetype/${source === 'trained' ? 'trainedAlgorithmicMedia' : 'algorithmicMedia'}`
