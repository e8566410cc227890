import { fill } from '../../lib/fill.ts'
import type { StoredPosition } from '../../stores/reader/stored-position.ts'
import type { LibraryTexts } from './library-props.ts'

/** "Chapter 3, 12 minutes left"; at least 1. */
export function positionText(
  { chapter, minutesLeft }: Pick<StoredPosition, 'chapter' | 'minutesLeft'>,
  { open }: Pick<LibraryTexts, 'open'>,
): string {
  const minutes = Math.max(1, Math.round(minutesLeft))
  return `${fill(open.chapter, { chapter })}, ${minutes === 1 ? open.minute : fill(open.minutes, { minutes })}`
}
