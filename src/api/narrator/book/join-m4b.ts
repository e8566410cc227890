import { inThread } from '../sound/in-thread.ts'
import type { Audiobook, AudiobookTags } from './join-audiobook.ts'

export interface M4bChapter {
  readonly title: string
  /** A chapter's ADTS frames, as the narrator gave them. */
  readonly aac: Uint8Array
}

export interface M4bOrder {
  readonly chapters: readonly M4bChapter[]
  readonly tags: AudiobookTags
}

/**
 * One M4B of all chapters, without encoding anew, in a thread of its own: AAC, chapter marks in both manners (QuickTime
 * and Nero), cover, and the tags of the MP3. Throws like `joinAudiobook`, or the signal's reason when it is aborted.
 */
export function joinM4b(chapters: readonly M4bChapter[], tags: AudiobookTags, signal: AbortSignal): Promise<Audiobook> {
  const order: M4bOrder = { chapters, tags }
  return inThread<Audiobook>(new URL('./m4b-thread.ts', import.meta.url), order, [], signal)
}
