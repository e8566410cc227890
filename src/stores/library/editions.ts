import type { MediaItem } from '../../contract/story.ts'
import type { StorySummary } from '../../contract/story-summary.ts'

export type BoughtEdition = 'ebook' | 'audiobook'

/** Kind as people write it ("PDF"), and address. */
export interface EditionFile {
  readonly format: string
  readonly href: string
}

const FIRST_CHAPTER = 1

const isOf = (type: MediaItem['type']) => (item: MediaItem) => item.type === type

/** True from the first chapter on; later ones may still be spoken. */
export const hasSound = ({ chapters }: Pick<StorySummary, 'chapters'>): boolean =>
  chapters.some(({ number, mediaItems }) => number === FIRST_CHAPTER && mediaItems.some(isOf('audio')))

export const hasEdition = (story: StorySummary, edition: BoughtEdition): boolean =>
  edition === 'audiobook' ? hasSound(story) : filesOf(story, 'ebook').length > 0

/** Ordered, without a first chapter. */
export const isBeingSpoken = (story: StorySummary): boolean =>
  story.mediaItems.some(isOf('audiobook')) && !hasSound(story) && !hasFailed(story, 'audiobook')

/** Ordered, without a file. */
export const isBeingBound = ({ mediaItems }: Pick<StorySummary, 'mediaItems'>): boolean =>
  mediaItems.filter(isOf('ebook')).some(({ state, downloadUrl }) => state === 'pending' && downloadUrl === '')

export const hasFailed = ({ mediaItems }: Pick<StorySummary, 'mediaItems'>, edition: BoughtEdition): boolean =>
  mediaItems.filter(isOf(edition)).some(({ state }) => state === 'failed')

export const filesOf = ({ mediaItems }: Pick<StorySummary, 'mediaItems'>, edition: BoughtEdition): EditionFile[] =>
  mediaItems
    .filter(isOf(edition))
    .filter(({ downloadUrl }) => downloadUrl !== '')
    .map(({ downloadUrl }) => ({ format: formatOf(downloadUrl), href: downloadUrl }))

/** The name may be followed by a signature. */
const formatOf = (address: string): string => /\.(\w+)(?:[?#]|$)/.exec(address)?.[1]?.toUpperCase() ?? ''
