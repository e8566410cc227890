import type { Queries } from '../db/database.ts'
import { type MediaRow, mediaRows } from '../media/media-rows.ts'
import { soundFiles } from './edition-files.ts'
import type { StoryChapter, StoryText } from './story-text.ts'

export interface SoundNote {
  /** Counted from 1. */
  readonly chapter: number
  readonly durationMs: number
  readonly title?: { readonly fromMs: number; readonly toMs: number } | undefined
  readonly spokenBy: 'engine' | 'model'
}

export interface SoundRow {
  readonly id: string
  readonly file: string
  readonly bytes: number
  readonly note: SoundNote
}

/** Of the current or an older text. */
async function soundRows(queries: Queries, story: string): Promise<SoundRow[]> {
  return soundsIn(await mediaRows(queries, story, ['chapteraudio']))
}

export const soundsIn = (media: readonly MediaRow[]): SoundRow[] =>
  media
    .filter(({ type }) => type === 'chapteraudio')
    .map(({ id, file, bytes, scene }) => ({ id, file, bytes, note: scene as SoundNote }))

export interface Heard {
  readonly chapter: StoryChapter
  readonly sound: SoundRow | undefined
}

export async function heardChapters(queries: Queries, story: string, text: StoryText): Promise<Heard[]> {
  const rows = await soundRows(queries, story)
  const byFile = new Map(rows.map(row => [row.file, row]))
  return text.chapters.map(chapter => ({ chapter, sound: byFile.get(soundFiles(text, chapter).mp3) }))
}
