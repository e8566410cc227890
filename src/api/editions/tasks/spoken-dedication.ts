import { bookTexts } from '../../bindery/book-texts.ts'
import { plainText } from '../../bindery/plain-text.ts'
import { recordSpeech } from '../../limits/token-budget.ts'
import type { TaskWork } from '../../studio/task.ts'
import type { Dedication } from '../dedications.ts'
import type { StoryText } from '../story-text.ts'
import { isByModel } from './book-of.ts'
import { speechTags } from './speech-tags.ts'

export interface SpokenDedication {
  /** Of its chapter mark. */
  readonly title: string
  readonly mp3: Uint8Array
  readonly aac: Uint8Array
}

/** A giver's words and name, read by the voice of the book. */
export async function spokenDedication(
  work: TaskWork,
  text: StoryText,
  dedication: Dedication,
): Promise<SpokenDedication> {
  const byModel = await isByModel(work, text)
  const { dedication: title } = bookTexts(text.language, byModel ? 'trained' : 'rules')
  const { mp3, aac, usage } = await work.studio.narrator.speak(
    {
      number: 1,
      count: 1,
      title: '',
      paragraphs: [...dedication.text.split('\n'), dedication.from].map(plainText).filter(line => line !== ''),
      book: speechTags(text, byModel, dedication),
      withAac: true,
      whenAway: work.whenAway,
    },
    work.signal,
  )
  if (usage) await recordSpeech(work.db, { storyId: work.story.id, step: 'speech', ...usage })
  if (!aac) throw new Error('the narrator left out the sound for an M4B')
  return { title, mp3, aac }
}
