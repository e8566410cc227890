import type { BookTags } from '../narrator.ts'
import { type ChapterMark, chapterMarks } from './chapter-marks.ts'
import { infoFrame } from './info-frame.ts'
import { framesOf, type Mp3Frames } from './mp3-frames.ts'
import { line, openTags } from './tags.ts'

export interface AudiobookTags extends BookTags {
  /** Who reads, in the story's language. */
  readonly narrator: string
  readonly description: string
  /** JPEG. */
  readonly cover?: Uint8Array | undefined
}

export interface AudiobookChapter {
  readonly title: string
  readonly mp3: Uint8Array
}

export interface Audiobook {
  readonly file: Uint8Array
  readonly durationMs: number
  readonly chapters: readonly ChapterMark[]
}

const FRONT_COVER = 3

function together(parts: readonly Mp3Frames[]): Pick<Mp3Frames, 'frames' | 'count' | 'offsets'> {
  const frames = Buffer.concat(parts.map(part => part.frames))
  const offsets = new Uint32Array(parts.reduce((sum, { count }) => sum + count, 0))
  let at = 0
  let bytes = 0
  for (const part of parts) {
    offsets.set(
      part.offsets.map(offset => offset + bytes),
      at,
    )
    at += part.count
    bytes += part.frames.length
  }
  return { frames, count: at, offsets }
}

function markChapters(writer: ReturnType<typeof openTags>, title: string, marks: readonly ChapterMark[]): void {
  const idOf = (index: number) => `chapter${index + 1}`
  writer.setFrame('CTOC', {
    id: 'contents',
    topLevel: true,
    ordered: true,
    childElementIds: marks.map((_, index) => idOf(index)),
    subFrames: { TIT2: line(title) },
  })
  for (const [index, mark] of marks.entries()) {
    const { startMs: startTime, endMs: endTime } = mark
    writer.setFrame('CHAP', { id: idOf(index), startTime, endTime, subFrames: { TIT2: mark.title } })
  }
}

/**
 * Without encoding anew: one Info frame with a seek table, then bare frames (tags inside make players stumble), CTOC
 * and CHAP marks, APIC cover. RangeError for 0 or over 255 chapters, Error when rates or channels differ.
 */
export function joinAudiobook(chapters: readonly AudiobookChapter[], tags: AudiobookTags): Audiobook {
  const parts = chapters.map(({ mp3 }) => framesOf(mp3))
  const rateHz = parts[0]?.rateHz ?? 1
  const marks = chapterMarks(
    chapters.map(({ title }, index) => ({ title, samples: parts[index]?.samples ?? 0 })),
    rateHz,
  )
  if (new Set(parts.map(({ kind }) => kind)).size > 1) throw new Error('chapters differ in rate or channels')
  const whole = together(parts)
  const durationMs = marks.at(-1)?.endMs ?? 0
  const writer = openTags(Buffer.concat([infoFrame(whole), whole.frames]), tags)
  // Libraries of audiobooks read the narrator from the composer, or from a field of that name.
  const narrator = line(tags.narrator)
  writer.setFrame('TCOM', [narrator]).setFrame('TXXX', { description: 'NARRATOR', value: narrator })
  const description = line(tags.description)
  if (description !== '') writer.setFrame('TXXX', { description: 'DESCRIPTION', value: description })
  writer.setFrame('TIT2', line(tags.title)).setFrame('TLEN', durationMs)
  if (tags.cover)
    writer.setFrame('APIC', { type: FRONT_COVER, data: Uint8Array.from(tags.cover).buffer, description: '' })
  markChapters(writer, tags.title, marks)
  return { file: new Uint8Array(writer.addTag()), durationMs, chapters: marks }
}
