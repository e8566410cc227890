import type { MediaItem, Story } from '../../contract/story.ts'

const MS_PER_SECOND = 1000

/** A chapter as it is listened to. */
export interface SoundChapter {
  /** Counted from 1. */
  readonly number: number
  readonly title: string
  /** Undefined until it is spoken. */
  readonly sound: ChapterSound | undefined
}

export interface ChapterSound {
  readonly address: string
  /** Seconds; 0 where nobody said. */
  readonly length: number
  /** Where its sentences' times are. */
  readonly timings: string | undefined
}

const soundOf = (items: readonly MediaItem[]): ChapterSound | undefined => {
  const item = items.find(({ type, downloadUrl }) => type === 'audio' && downloadUrl !== '')
  if (!item) return undefined
  return { address: item.downloadUrl, length: (item.durationMs ?? 0) / MS_PER_SECOND, timings: item.timingsUrl }
}

/** The chapters in their order, with what there is to hear of each. */
export const soundChapters = ({ chapters }: Pick<Story, 'chapters'>): SoundChapter[] =>
  chapters
    .toSorted((one, other) => one.number - other.number)
    .map(({ number, title, mediaItems }) => ({ number, title, sound: soundOf(mediaItems) }))

/** Whether the service's own engine spoke any of it. */
export const isSpokenOffline = ({ chapters, mediaItems }: Pick<Story, 'chapters' | 'mediaItems'>): boolean =>
  [...mediaItems, ...chapters.flatMap(chapter => chapter.mediaItems)].some(({ spokenBy }) => spokenBy === 'engine')
