import { bookTexts } from '../../bindery/book-texts.ts'
import { readyPicture } from '../../bindery/pictures/ready-picture.ts'
import { type AudiobookTags, joinAudiobook as joinMp3 } from '../../narrator/book/join-audiobook.ts'
import { joinM4b } from '../../narrator/book/join-m4b.ts'
import type { Task, TaskWork } from '../../studio/task.ts'
import { type Dedication, dedicationsIn } from '../dedications.ts'
import { audiobookFiles, soundFiles } from '../edition-files.ts'
import { isOrdered, lockOrderedEdition } from '../settle-edition.ts'
import { readStoryText, type StoryText } from '../story-text.ts'
import { isByModel } from './book-of.ts'
import { coverPicture } from './cover-picture.ts'
import { keepMade, keepNamed, keptFiles, type MediaRow, madeFor, storeMade } from './edition-rows.ts'
import { settle, whenUnmade } from './settle.ts'
import { narratorOf, speechTags } from './speech-tags.ts'
import { madeFile, type SpokenChapter, spokenChapters } from './spoken-chapters.ts'
import { type SpokenDedication, spokenDedication } from './spoken-dedication.ts'

const KIND = 'audiobook'

/** Joins the spoken chapters to one MP3 and one M4B; the EPUB is then bound with sound. */
export const joinAudiobook: Task = {
  async run(work) {
    const storyId = work.story.id
    if (!(await isOrdered(work.db, { storyId, kind: KIND }))) return {}
    const text = await readStoryText(work.db, storyId)
    const spoken = text && (await spokenChapters(work, text))
    // A changed chapter is spoken anew, and queues this again.
    if (!text || !spoken) return {}
    const rows = await joinedAll(work, text, spoken)
    return {
      effects: async transaction => {
        if (!(await lockOrderedEdition(transaction, { storyId, kind: KIND }))) return
        await keepMade(transaction, work, rows)
        await keepNamed(transaction, work, KIND, dedication => audiobookFiles(text, dedication))
        await settle(transaction, work, KIND, text)
        if (await isOrdered(transaction, { storyId, kind: 'ebook' }))
          await work.queueTask(transaction, 'bind-ebook', 'ebook')
      },
    }
  },
  ...whenUnmade(KIND),
}

/** The audiobook, and one for each present with a dedication, which is spoken first. */
async function joinedAll(work: TaskWork, text: StoryText, spoken: readonly SpokenChapter[]): Promise<MediaRow[]> {
  const rows: MediaRow[] = []
  for (const dedication of [undefined, ...(await dedicationsIn(work.db, work.story.id, KIND))]) {
    const files = audiobookFiles(text, dedication)
    const kept = await keptFiles(work, Object.values(files))
    if (kept.size < Object.values(files).length) rows.push(...(await joined(work, { text, spoken, dedication })))
  }
  return rows
}

interface Joined {
  readonly text: StoryText
  readonly spoken: readonly SpokenChapter[]
  readonly dedication: Dedication | undefined
}

async function joined(work: TaskWork, order: Joined): Promise<MediaRow[]> {
  const { text, dedication } = order
  const tags = await tagsOf(work, order)
  const files = audiobookFiles(text, dedication)
  const first = dedication ? [await spokenDedication(work, text, dedication)] : []
  const made = madeFor(KIND, dedication)
  const mp3 = await mp3Of(work, text, { tags, first })
  const one = await storeMade(work, { ...made, file: files.mp3, bytes: mp3, contentType: 'audio/mpeg' })
  const m4b = await m4bOf(work, text, { tags, first })
  return [one, await storeMade(work, { ...made, file: files.m4b, bytes: m4b, contentType: 'audio/mp4' })]
}

interface Parts {
  readonly tags: AudiobookTags
  /** Heard before the chapters. */
  readonly first: readonly SpokenDedication[]
}

async function mp3Of(work: TaskWork, text: StoryText, { tags, first }: Parts): Promise<Uint8Array> {
  const chapters: { title: string; mp3: Uint8Array }[] = [...first]
  for (const chapter of text.chapters)
    chapters.push({ title: chapter.title, mp3: await madeFile(work, soundFiles(text, chapter).mp3) })
  return joinMp3(chapters, tags).file
}

async function m4bOf(work: TaskWork, text: StoryText, { tags, first }: Parts): Promise<Uint8Array> {
  const chapters: { title: string; aac: Uint8Array }[] = [...first]
  for (const chapter of text.chapters)
    chapters.push({ title: chapter.title, aac: await madeFile(work, soundFiles(text, chapter).aac) })
  return (await joinM4b(chapters, tags, work.signal)).file
}

async function tagsOf(work: TaskWork, { text, spoken, dedication }: Joined): Promise<AudiobookTags> {
  const notes = spoken.map(({ sound }) => sound.note)
  const byModel = notes.some(({ spokenBy }) => spokenBy === 'model') || (await isByModel(work, text))
  const texts = bookTexts(text.language, byModel ? 'trained' : 'rules')
  const narrators = notes.map(note => narratorOf(text, note))
  const { jpeg } = await readyPicture(await coverPicture(work, text, 'square'), text.title)
  const tags = speechTags(text, byModel, dedication)
  return {
    ...tags,
    disclosure: `${tags.disclosure} ${texts.voice}`,
    narrator: [...new Set(narrators)].join(', '),
    description: text.teaser,
    cover: jpeg,
  }
}
