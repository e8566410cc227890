import type { BookTexts } from './book-texts.ts'

/** Any encoding that sharp reads; what a file cannot carry is encoded anew. */
export interface BookPicture {
  readonly bytes: Uint8Array
  /** What it shows, in the story's language. */
  readonly alt: string
}

/** When something is heard, in the sound as it is decoded. */
export interface Heard {
  readonly fromMs: number
  readonly toMs: number
}

export interface SpokenSentence extends Heard {
  /** Of the chapter, counted from 0. */
  readonly paragraph: number
  /** In the paragraph as it was given, in UTF-16 units. */
  readonly start: number
  readonly end: number
}

/** A chapter as the narrator speaks it. */
export interface ChapterSound {
  readonly mp3: Uint8Array
  readonly durationMs: number
  /** When the chapter's title is heard. */
  readonly title?: Heard | undefined
  readonly sentences: readonly SpokenSentence[]
}

export interface BookChapter {
  readonly title: string
  /** Plain text. One that is nothing but asterisks or dashes is a break between scenes. */
  readonly paragraphs: readonly string[]
  readonly picture?: BookPicture
  readonly sound?: ChapterSound
}

/** A story as it is bound. All its texts are data: no character of them is ever read as markup. */
export interface Book {
  /** A UUID; the same book keeps it. */
  readonly id: string
  readonly title: string
  readonly teaser: string
  /** BCP 47, of the story. */
  readonly language: string
  /** When the story was finished. */
  readonly date: Date
  readonly dedication?: string
  /** Who wrote and drew: programs that learned from examples, or rules alone. Goes into the metadata of each file. */
  readonly source: 'trained' | 'rules'
  /** The drawn cover, its title on it: 5 to 8. */
  readonly cover: BookPicture
  readonly chapters: readonly BookChapter[]
  /** What the book says beside its story. */
  readonly texts: BookTexts
}

/** IPTC's name for where a work comes from. */
export const digitalSourceOf = ({ source }: Pick<Book, 'source'>): string =>
  `http://cv.iptc.org/newscodes/digitalsourcetype/${source === 'trained' ? 'trainedAlgorithmicMedia' : 'algorithmicMedia'}`
