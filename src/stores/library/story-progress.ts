import type { StorySummary } from '../../contract/story-summary.ts'
import type { ListeningPosition } from '../player/listening-position.ts'
import { isFinished, type StoredPosition } from '../reader/stored-position.ts'

export type StoryProgress =
  | { state: 'unread' }
  | { state: 'reading'; percent: number; minutesLeft: number }
  | { state: 'listening'; percent: number; chapter: number }
  | { state: 'finished'; percent: 100 }

/** How far a story was read or heard in this browser: whichever was later. */
export function storyProgress(
  { chapters }: Pick<StorySummary, 'chapters'>,
  read: StoredPosition | undefined,
  heard: ListeningPosition | undefined,
): StoryProgress {
  if (heard && (!read || heard.at > read.at)) {
    const percent = Math.round((100 * heard.chapter) / Math.max(chapters.length + 1, heard.chapter + 1))
    return { state: 'listening', percent, chapter: heard.chapter }
  }
  if (!read || read.percent <= 0) return { state: 'unread' }
  return isFinished(read)
    ? { state: 'finished', percent: 100 }
    : { state: 'reading', percent: read.percent, minutesLeft: read.minutesLeft }
}
