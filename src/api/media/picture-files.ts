import { createHash } from 'node:crypto'

/** The 2x2 picture of all four covers. */
export const OVERVIEW_FILE = 'cover-overview.webp'
/** One of the four covers; `index` counts from 0. */
export const quadrantFile = (index: number): string => `cover-${index + 1}.webp`
/** What a model drew for a cover, whole. */
export const originalFile = (index: number): string => `cover-${index + 1}-original.webp`
/** What a chosen cover is drawn as, once its story is complete; print waits until somebody orders it. */
export const COVER_FORMATS = ['card', 'full', 'square', 'wide', 'tall'] as const
/** The picture of a chapter; chapters count from 1. */
export const chapterPictureFile = (chapter: number): string => `chapter-${chapter}.webp`
/**
 * A chosen cover drawn anew for one of its uses; `index` counts from 0. A new title is a new file: browsers keep
 * pictures by their address.
 */
export function coverFormatFile(index: number, format: string, title: string): string {
  const edition = createHash('sha256').update(title).digest('hex').slice(0, 8)
  const ending = format === 'print' || format === 'share' ? 'jpg' : 'webp'
  return `cover-${index + 1}-${format}-${edition}.${ending}`
}
