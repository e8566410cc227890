import { inThread } from '../sound/in-thread.ts'
import type { Audiobook, AudiobookTags } from './join-audiobook.ts'

export interface M4bChapter {
  readonly title: string
  /** ADTS frames. */
  readonly aac: Uint8Array
}

export interface M4bOrder {
  readonly chapters: readonly M4bChapter[]
  readonly tags: AudiobookTags
}

/** M4B, not encoded anew; QuickTime and Nero marks. Throws like `joinAudiobook`, or the signal's reason. */
export function joinM4b(chapters: readonly M4bChapter[], tags: AudiobookTags, signal: AbortSignal): Promise<Audiobook> {
  const order: M4bOrder = { chapters, tags }
  return inThread<Audiobook>(new URL('./m4b-thread.ts', import.meta.url), order, [], signal)
}
