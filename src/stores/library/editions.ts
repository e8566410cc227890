import type { MediaItem } from '../../contract/story.ts'
import type { StorySummary } from '../../contract/story-summary.ts'

/** What is bought for a story and made after it. */
export type BoughtEdition = 'ebook' | 'audiobook'

/** A file to keep: its kind as people write it ("PDF") and its address. */
export interface EditionFile {
  readonly format: string
  readonly href: string
}

const FIRST_CHAPTER = 1

const isOf = (type: MediaItem['type']) => (item: MediaItem) => item.type === type

/** Whether a story can be listened to: from its first chapter on, later ones may still be spoken. */
export const hasSound = ({ chapters }: Pick<StorySummary, 'chapters'>): boolean =>
  chapters.some(({ number, mediaItems }) => number === FIRST_CHAPTER && mediaItems.some(isOf('audio')))

export const hasEdition = (story: StorySummary, edition: BoughtEdition): boolean =>
  edition === 'audiobook' ? hasSound(story) : filesOf(story, 'ebook').length > 0

/** An audiobook that is on its way: the story has one, and not yet a first chapter of it. */
export const isBeingSpoken = (story: StorySummary): boolean =>
  story.mediaItems.some(isOf('audiobook')) && !hasSound(story) && !hasFailed(story, 'audiobook')

/** An ebook that is on its way, and that nobody has a file of yet. */
export const isBeingBound = ({ mediaItems }: Pick<StorySummary, 'mediaItems'>): boolean =>
  mediaItems.filter(isOf('ebook')).some(({ state, downloadUrl }) => state === 'pending' && downloadUrl === '')

/** Whether an edition could not be made; its owner may have it tried once more. */
export const hasFailed = ({ mediaItems }: Pick<StorySummary, 'mediaItems'>, edition: BoughtEdition): boolean =>
  mediaItems.filter(isOf(edition)).some(({ state }) => state === 'failed')

/** The finished files of an edition. */
export const filesOf = ({ mediaItems }: Pick<StorySummary, 'mediaItems'>, edition: BoughtEdition): EditionFile[] =>
  mediaItems
    .filter(isOf(edition))
    .filter(({ downloadUrl }) => downloadUrl !== '')
    .map(({ downloadUrl }) => ({ format: formatOf(downloadUrl), href: downloadUrl }))

/** The ending of a file's name, without the signature that follows it in the address. */
const formatOf = (address: string): string => /\.(\w+)(?:[?#]|$)/.exec(address)?.[1]?.toUpperCase() ?? ''
