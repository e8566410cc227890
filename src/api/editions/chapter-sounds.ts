import type { MediaItem } from '../../contract/story.ts'
import type { StoryRow } from '../accounts/own-story.ts'
import { mediaAddress } from '../media/media-address.ts'
import type { Signing } from '../media/media-rows.ts'
import { soundFiles } from './edition-files.ts'
import type { SoundRow } from './sounds.ts'
import type { StoryChapter } from './story-text.ts'

/** The sound of each chapter; of an older text while the chapter is read aloud anew. */
export function chapterSounds(
  { secret, clock }: Signing,
  { id: story, language }: Pick<StoryRow, 'id' | 'language'>,
  rows: readonly SoundRow[],
): (chapter: StoryChapter) => MediaItem | undefined {
  const address = (file: string) => mediaAddress(secret, { story, file }, clock())
  return chapter => {
    const { mp3, timings } = soundFiles({ language }, chapter)
    const row = rowOf(rows, chapter.number, mp3)
    return (
      row && {
        type: 'audio',
        id: row.id,
        downloadUrl: address(row.file),
        bytes: row.bytes,
        durationMs: Math.round(row.note.durationMs),
        spokenBy: row.note.spokenBy,
        ...(row.file === mp3 && { timingsUrl: address(timings) }),
      }
    )
  }
}

const rowOf = (rows: readonly SoundRow[], chapter: number, file: string): SoundRow | undefined =>
  rows.find(row => row.file === file) ?? rows.find(row => row.note.chapter === chapter)
