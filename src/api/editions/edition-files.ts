import { createHash } from 'node:crypto'
import type { AUDIOBOOK_FORMATS, EBOOK_FORMATS } from '../../contract/edition.ts'
import type { StoryChapter, StoryText } from './story-text.ts'

/** Counted up when the same text is bound or spoken in another way: then everything is made anew. */
const MADE_AS = { sound: 1, ebook: 1, audiobook: 1, print: 1 } as const
const MARK_LENGTH = 16

/**
 * Files are named after what they are made from: making them again overwrites, never doubles, and a new text never
 * stands at an address that browsers have kept.
 */
const markOf = (kind: keyof typeof MADE_AS, ...made: unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, MADE_AS[kind], ...made]))
    .digest('hex')
    .slice(0, MARK_LENGTH)

type Spoken = Pick<StoryText, 'language'>

export interface SoundFiles {
  readonly mp3: string
  /** The same sound, for an M4B. */
  readonly aac: string
  /** When its sentences are heard. */
  readonly timings: string
}

/** What is kept of a spoken chapter. */
export function soundFiles({ language }: Spoken, { number, title, text }: StoryChapter): SoundFiles {
  const name = `audio-${number}-${markOf('sound', language, title, text)}`
  return { mp3: `${name}.mp3`, aac: `${name}.aac`, timings: `${name}.json` }
}

const soundsOf = (text: StoryText): string[] => text.chapters.map(chapter => soundFiles(text, chapter).mp3)

export type EbookFiles = Readonly<Record<(typeof EBOOK_FORMATS)[number], string>>

/** The bound books; with a voice only the EPUB is another one. */
export function ebookFiles(text: StoryText, hasSound: boolean): EbookFiles {
  const made = [text.title, text.teaser, text.cover, soundsOf(text)]
  const plain = `book-${markOf('ebook', ...made)}`
  const spoken = `book-${markOf('ebook', ...made, 'spoken')}`
  return { epub: `${hasSound ? spoken : plain}.epub`, pdf: `${plain}.pdf`, docx: `${plain}.docx` }
}

export type AudiobookFiles = Readonly<Record<(typeof AUDIOBOOK_FORMATS)[number], string>>

export function audiobookFiles(text: StoryText): AudiobookFiles {
  const name = `audiobook-${markOf('audiobook', text.title, text.cover, soundsOf(text))}`
  return { mp3: `${name}.mp3`, m4b: `${name}.m4b` }
}

/** What a print house gets. */
export function printFiles(text: StoryText): { readonly interior: string; readonly cover: string } {
  const name = `print-${markOf('print', text.title, text.teaser, text.cover, soundsOf(text))}`
  return { interior: `${name}-interior.pdf`, cover: `${name}-cover.pdf` }
}
