import { createHash } from 'node:crypto'

export const OVERVIEW_FILE = 'cover-overview.webp'
export const quadrantFile = (index: number): string => `cover-${index + 1}.webp`
export const originalFile = (index: number): string => `cover-${index + 1}-original.webp`
/** Formats of a chosen cover once its story is complete; print is drawn when ordered. */
export const COVER_FORMATS = ['card', 'full', 'square', 'wide', 'tall'] as const
export const chapterPictureFile = (chapter: number): string => `chapter-${chapter}.webp`
/** A chosen cover's format, `index` from 0. The title is in the name: browsers cache by address. */
export function coverFormatFile(index: number, format: string, title: string): string {
  const edition = createHash('sha256').update(title).digest('hex').slice(0, 8)
  const ending = format === 'print' || format === 'share' ? 'jpg' : 'webp'
  return `cover-${index + 1}-${format}-${edition}.${ending}`
}
