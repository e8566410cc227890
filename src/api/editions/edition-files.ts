import { createHash } from 'node:crypto'
import type { AUDIOBOOK_FORMATS, EBOOK_FORMATS } from '../../contract/edition.ts'
import type { PrintProfileName } from '../../contract/print-profile.ts'
import type { Dedication } from './dedications.ts'
import { openingOf } from './opening.ts'
import type { StoryChapter, StoryText } from './story-text.ts'

/** Increase when the same text is bound or spoken differently: then all is made anew. */
const MADE_AS = { sound: 2, ebook: 4, audiobook: 2, print: 5, preview: 3, sample: 2 } as const
const MARK_LENGTH = 16

/** Names are hashes of the inputs: a repeat overwrites, and a new text never has an address that browsers cached. */
const markOf = (kind: keyof typeof MADE_AS, ...made: unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, MADE_AS[kind], ...made]))
    .digest('hex')
    .slice(0, MARK_LENGTH)

type Spoken = Pick<StoryText, 'language'>

export interface SoundFiles {
  readonly mp3: string
  readonly aac: string
  readonly timings: string
}

export function soundFiles({ language }: Spoken, { number, title, text }: StoryChapter): SoundFiles {
  const name = `audio-${number}-${markOf('sound', language, title, text)}`
  return { mp3: `${name}.mp3`, aac: `${name}.aac`, timings: `${name}.json` }
}

const soundsOf = (text: StoryText): string[] => text.chapters.map(chapter => soundFiles(text, chapter).mp3)

export type EbookFiles = Readonly<Record<(typeof EBOOK_FORMATS)[number], string>>

/** Texts of a giver make names of their own; without them all names stay as they were. */
const dedicated = (dedication: Dedication | undefined): string[] =>
  dedication ? [dedication.present, dedication.text, dedication.from] : []

/** Only the EPUB differs with sound. */
export function ebookFiles(text: StoryText, hasSound: boolean, dedication?: Dedication): EbookFiles {
  const made = [text.title, text.teaser, text.cover, soundsOf(text), ...dedicated(dedication)]
  const plain = `book-${markOf('ebook', ...made)}`
  const spoken = `book-${markOf('ebook', ...made, 'spoken')}`
  return { epub: `${hasSound ? spoken : plain}.epub`, pdf: `${plain}.pdf`, docx: `${plain}.docx` }
}

export type AudiobookFiles = Readonly<Record<(typeof AUDIOBOOK_FORMATS)[number], string>>

export function audiobookFiles(text: StoryText, dedication?: Dedication): AudiobookFiles {
  const made = [text.title, text.teaser, text.cover, soundsOf(text), ...dedicated(dedication)]
  const name = `audiobook-${markOf('audiobook', ...made)}`
  return { mp3: `${name}.mp3`, m4b: `${name}.m4b` }
}

export interface PrintFiles {
  readonly interior: string
  readonly cover: string
}

/** Each print house has its own. */
export function printFiles(text: StoryText, profile: PrintProfileName, dedication?: Dedication): PrintFiles {
  const made = [profile, text.title, text.teaser, text.cover, soundsOf(text), ...dedicated(dedication)]
  const name = `print-${markOf('print', ...made)}`
  return { interior: `${name}-interior.pdf`, cover: `${name}-cover.pdf` }
}

/** A page of print files as a picture; 0 is the cover. */
export const proofPageFile = (interior: string, number: number): string =>
  interior.replace(/-interior\.pdf$/, `-page-${number}.webp`)

/** Of the pages that the shop shows; the first is the cover. */
export function previewRevision(text: StoryText): string {
  return `preview-${markOf('preview', text.title, text.teaser, text.cover, soundsOf(text))}`
}

export const previewPageFile = (revision: string, number: number): string => `${revision}-${number}.webp`

/** A change of later chapters leaves the sample as it is: a provider is paid for it once. */
export function sampleRevision({ language, chapters }: StoryText): string {
  const [first] = chapters
  return `sample-${markOf('sample', language, first && [first.title, openingOf(first.text, language)])}`
}

export const sampleFile = (revision: string): string => `${revision}.mp3`
