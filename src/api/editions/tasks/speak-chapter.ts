import { paragraphs } from '../../../lib/paragraphs.ts'
import { recordSpeech } from '../../limits/token-budget.ts'
import type { SpokenChapter } from '../../narrator/narrator.ts'
import type { Task, TaskWork } from '../../studio/task.ts'
import { soundFiles } from '../edition-files.ts'
import { isOrdered, lockOrderedEdition } from '../settle-edition.ts'
import { heardChapters, type SoundNote } from '../sounds.ts'
import { readStoryText, type StoryChapter, type StoryText } from '../story-text.ts'
import { isByModel } from './book-of.ts'
import { keepMade, keepOnly, type MediaRow, storeMade } from './edition-rows.ts'
import { whenUnmade } from './settle.ts'
import { speechTags } from './speech-tags.ts'

const KIND = 'audiobook'
const TYPES = ['chapteraudio', 'chapteraac', 'chaptertimings'] as const

/** Reads a chapter aloud; `about` is its number. The last one to finish queues the join. */
export const speakChapter: Task = {
  async run(work) {
    const storyId = work.story.id
    if (!(await isOrdered(work.db, { storyId, kind: KIND }))) return {}
    const text = await readStoryText(work.db, storyId)
    const chapter = text?.chapters.find(({ number }) => number === Number(work.about))
    if (!text || !chapter) return {}
    const before = await heardChapters(work.db, storyId, text)
    const isHeard = before.some(heard => heard.chapter === chapter && heard.sound)
    const rows = isHeard ? [] : await spoken(work, text, chapter)
    return {
      effects: async transaction => {
        if (!(await lockOrderedEdition(transaction, { storyId, kind: KIND }))) return
        await keepMade(transaction, work, rows)
        const keep = Object.values(soundFiles(text, chapter))
        await keepOnly(transaction, work, { types: TYPES, keep, chapter: chapter.number })
        // Locked, so that of two chapters finished at once the second sees the first.
        await transaction.selectFrom('story').select('id').where('id', '=', storyId).forUpdate().execute()
        const now = await readStoryText(transaction, storyId)
        const heard = now ? await heardChapters(transaction, storyId, now) : []
        if (heard.every(({ sound }) => sound)) await work.queueTask(transaction, 'join-audiobook', KIND)
      },
    }
  },
  ...whenUnmade(KIND),
}

async function spoken(work: TaskWork, text: StoryText, chapter: StoryChapter): Promise<MediaRow[]> {
  const byModel = await isByModel(work, text)
  const made = await work.studio.narrator.speak(
    {
      number: chapter.number,
      count: text.chapters.length,
      title: chapter.title,
      paragraphs: paragraphs(chapter.text),
      book: speechTags(text, byModel),
      withAac: true,
      whenAway: work.whenAway,
    },
    work.signal,
  )
  if (made.usage) await recordSpeech(work.db, { storyId: work.story.id, step: 'speech', ...made.usage })
  return stored(work, soundFiles(text, chapter), chapter.number, made)
}

async function stored(
  work: TaskWork,
  files: ReturnType<typeof soundFiles>,
  chapter: number,
  { mp3, aac, durationMs, title, sentences, spokenBy }: SpokenChapter,
): Promise<MediaRow[]> {
  if (!aac) throw new Error('the narrator left out the sound for an M4B')
  const note: SoundNote = { chapter, durationMs, title, spokenBy: spokenBy.kind, voice: spokenBy.name }
  const timings = new TextEncoder().encode(JSON.stringify(sentences))
  // The MP3 last: it implies the others.
  return [
    await storeMade(work, { type: 'chapteraac', file: files.aac, bytes: aac, contentType: 'audio/aac' }),
    await storeMade(work, {
      type: 'chaptertimings',
      file: files.timings,
      bytes: timings,
      contentType: 'application/json',
    }),
    await storeMade(work, {
      type: 'chapteraudio',
      file: files.mp3,
      bytes: mp3,
      contentType: 'audio/mpeg',
      scene: note,
    }),
  ]
}
