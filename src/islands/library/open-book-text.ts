import { fill } from '../../lib/fill.ts'
import type { StoredPosition } from '../../stores/reader/stored-position.ts'
import type { LibraryTexts } from './library-props.ts'

type Texts = Pick<LibraryTexts, 'open'>

/** "Chapter 3, 12 minutes left". */
export function positionText(position: Pick<StoredPosition, 'chapter' | 'minutesLeft'>, texts: Texts): string {
  return `${fill(texts.open.chapter, { chapter: position.chapter })}, ${minutesText(position, texts)}`
}

/** At least 1. */
export function minutesText({ minutesLeft }: Pick<StoredPosition, 'minutesLeft'>, { open }: Texts): string {
  const minutes = Math.max(1, Math.round(minutesLeft))
  return minutes === 1 ? open.minute : fill(open.minutes, { minutes })
}
