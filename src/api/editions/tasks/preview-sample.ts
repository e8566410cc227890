import { recordSpeech } from '../../limits/token-budget.ts'
import type { SpokenChapter } from '../../narrator/narrator.ts'
import type { Task, TaskWork } from '../../studio/task.ts'
import { sampleFile, sampleRevision } from '../edition-files.ts'
import { openingOf } from '../opening.ts'
import { isPreviewPending, type SampleNote, settlePreview } from '../settle-preview.ts'
import { readStoryText, type StoryChapter, type StoryText } from '../story-text.ts'
import { isByModel } from './book-of.ts'
import { keepMade, keepOnly, type MediaRow, storeMade } from './edition-rows.ts'
import { speechTags } from './speech-tags.ts'

const TYPE = 'sample'

/** Reads the beginning aloud for the shop, with the voice of the audiobook; `about` is the revision. */
export const previewSample: Task = {
  async run(work) {
    const preview = { story: work.story.id, part: 'sample', revision: work.about } as const
    if (!(await isPreviewPending(work.db, preview))) return {}
    const text = await readStoryText(work.db, work.story.id)
    const [first] = text?.chapters ?? []
    const row = text && first && sampleRevision(text) === work.about ? await spoken(work, text, first) : undefined
    if (!row) return { effects: async transaction => void (await settlePreview(transaction, preview, 'failed')) }
    return {
      effects: async transaction => {
        if (!(await settlePreview(transaction, preview, 'ready'))) return
        await keepMade(transaction, work, [row])
        await keepOnly(transaction, work, { types: [TYPE], keep: [row.file] })
      },
    }
  },
  lost: async (transaction, { storyId: story, about: revision }) =>
    void (await settlePreview(transaction, { story, part: 'sample', revision }, 'failed')),
}

async function spoken(work: TaskWork, text: StoryText, chapter: StoryChapter): Promise<MediaRow> {
  const byModel = await isByModel(work, text)
  const paragraphs = openingOf(chapter.text, text.language)
  const made = await work.studio.narrator.speak(
    {
      number: chapter.number,
      count: text.chapters.length,
      title: chapter.title,
      paragraphs,
      book: speechTags(text, byModel),
      withAac: false,
      whenAway: work.whenAway,
    },
    work.signal,
  )
  if (made.usage) await recordSpeech(work.db, { storyId: work.story.id, step: 'sample', ...made.usage })
  const scene: SampleNote = noteOf(made, paragraphs)
  return storeMade(work, {
    type: TYPE,
    file: sampleFile(work.about),
    bytes: made.mp3,
    contentType: 'audio/mpeg',
    scene,
  })
}

const noteOf = ({ durationMs, spokenBy, sentences }: SpokenChapter, paragraphs: readonly string[]): SampleNote => ({
  durationMs,
  spokenBy,
  sentences: sentences.map(({ paragraph, start, end, fromMs, toMs }) => ({
    text: paragraphs[paragraph]?.slice(start, end) ?? '',
    fromMs,
    toMs,
  })),
})
