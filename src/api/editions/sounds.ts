import * as z from 'zod/mini'
import type { Queries } from '../db/database.ts'
import { readStored, type StoredSchema } from '../db/stored.ts'
import { type MediaRow, mediaRows } from '../media/media-rows.ts'
import { soundFiles } from './edition-files.ts'
import type { StoryChapter, StoryText } from './story-text.ts'

export interface SoundNote {
  /** Counted from 1. */
  readonly chapter: number
  readonly durationMs: number
  readonly title?: { readonly fromMs: number; readonly toMs: number } | undefined
  readonly spokenBy?: 'engine' | 'model' | undefined
  /** Name of the engine, model or voice. */
  readonly voice?: string | undefined
}

/** Whoever spoke it may be left open. */
const NOTE: StoredSchema<SoundNote> = z.object({
  chapter: z.int(),
  durationMs: z.number(),
  title: z.optional(z.object({ fromMs: z.number(), toMs: z.number() })),
  spokenBy: z.optional(z.enum(['engine', 'model'])),
  voice: z.optional(z.string()),
})

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
    .map(({ id, file, bytes, scene }) => ({ id, file, bytes, note: readStored(NOTE, scene, 'media.scene of a sound') }))

export interface Heard {
  readonly chapter: StoryChapter
  readonly sound: SoundRow | undefined
}

export async function heardChapters(queries: Queries, story: string, text: StoryText): Promise<Heard[]> {
  const rows = await soundRows(queries, story)
  const byFile = new Map(rows.map(row => [row.file, row]))
  return text.chapters.map(chapter => ({ chapter, sound: byFile.get(soundFiles(text, chapter).mp3) }))
}
