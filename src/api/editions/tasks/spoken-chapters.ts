import { ChapterTimings } from '../../../contract/story.ts'
import type { ChapterSound } from '../../bindery/book.ts'
import { mediaKey } from '../../media/media-address.ts'
import type { TaskWork } from '../../studio/task.ts'
import { soundFiles } from '../edition-files.ts'
import { heardChapters, type SoundRow } from '../sounds.ts'
import type { StoryChapter, StoryText } from '../story-text.ts'
import { narratorOf } from './speech-tags.ts'

export interface SpokenChapter {
  readonly chapter: StoryChapter
  readonly sound: SoundRow
}

/** Undefined while one chapter has no sound. */
export async function spokenChapters(work: TaskWork, text: StoryText): Promise<SpokenChapter[] | undefined> {
  const heard = await heardChapters(work.db, work.story.id, text)
  const spoken = heard.flatMap(({ chapter, sound }) => (sound ? [{ chapter, sound }] : []))
  return spoken.length === heard.length ? spoken : undefined
}

/** Throws where the store has lost the file. */
export async function madeFile({ files, story }: TaskWork, file: string): Promise<Uint8Array> {
  const kept = await files.get(mediaKey({ story: story.id, file }))
  if (!kept) throw new Error('the sound of a chapter is missing')
  return kept.bytes
}

export async function chapterSound(
  work: TaskWork,
  text: StoryText,
  { chapter, sound }: SpokenChapter,
): Promise<ChapterSound> {
  const { mp3, timings } = soundFiles(text, chapter)
  const listed: unknown = JSON.parse(new TextDecoder().decode(await madeFile(work, timings)))
  const { durationMs, title } = sound.note
  const narrator = narratorOf(text, sound.note)
  return { mp3: await madeFile(work, mp3), narrator, durationMs, title, sentences: ChapterTimings.parse(listed) }
}
