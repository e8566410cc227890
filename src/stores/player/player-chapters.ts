import type { MediaItem, Story } from '../../contract/story.ts'

const MS_PER_SECOND = 1000

export interface SoundChapter {
  /** Counted from 1. */
  readonly number: number
  readonly title: string
  /** Undefined until it is spoken. */
  readonly sound: ChapterSound | undefined
}

export interface ChapterSound {
  readonly address: string
  /** Seconds; 0 when unknown. */
  readonly length: number
  /** Address of its sentence timings. */
  readonly timings: string | undefined
}

const soundOf = (items: readonly MediaItem[]): ChapterSound | undefined => {
  const item = items.find(({ type, downloadUrl }) => type === 'audio' && downloadUrl !== '')
  if (!item) return undefined
  return { address: item.downloadUrl, length: (item.durationMs ?? 0) / MS_PER_SECOND, timings: item.timingsUrl }
}

export const soundChapters = ({ chapters }: Pick<Story, 'chapters'>): SoundChapter[] =>
  chapters
    .toSorted((one, other) => one.number - other.number)
    .map(({ number, title, mediaItems }) => ({ number, title, sound: soundOf(mediaItems) }))

type Spoken = Pick<Story, 'chapters' | 'mediaItems'>

const isSpokenBy = ({ chapters, mediaItems }: Spoken, voice: MediaItem['spokenBy']): boolean =>
  [...mediaItems, ...chapters.flatMap(chapter => chapter.mediaItems)].some(({ spokenBy }) => spokenBy === voice)

/** Whether the service's own engine spoke any chapter. */
export const isSpokenOffline = (story: Spoken): boolean => isSpokenBy(story, 'engine')

/** Whether a model wrote the story or spoke any chapter. */
export const isByModel = (story: Spoken & Pick<Story, 'writtenBy'>): boolean =>
  story.writtenBy === 'model' || isSpokenBy(story, 'model')
